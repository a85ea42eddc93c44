import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Colours between two others, and in numbers.
@Suite(.gtk) @MainActor
struct ColorMixTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func expect(_ color: Color, is expected: [Int], _ location: SourceLocation = #_sourceLocation) async throws {
    let shown = try await Pixels.of(color.frame(width: 20, height: 20), length: 40)[20, 20]
    let isNear = zip(shown, expected).allSatisfy { abs(Int($0) - $1) <= 2 }
    #expect(isNear, "\(shown)", sourceLocation: location)
  }

  @Test("PT19 two colours are mixed for the eye, or in the numbers of the screen; the share is held within its bounds")
  func mixed() async throws {
    try await expect(red.mix(with: blue, by: 0.5), is: [0x8C, 0x53, 0xA2])
    try await expect(red.mix(with: blue, by: 0.5, in: .device), is: [128, 0, 128])
    try await expect(red.mix(with: blue, by: 7), is: [0, 0, 255])
    try await expect(red.mix(with: blue, by: .nan), is: [255, 0, 0])
    try await expect(red.mix(with: blue.opacity(0), by: 1), is: [255, 255, 255])
  }

  @Test("PT10 the colours of a gradient are mixed in the numbers of its space")
  func gradients() async throws {
    func middle(_ space: Gradient.ColorSpace) async throws -> [UInt8] {
      let gradient = Gradient(colors: [red, blue]).colorSpace(space)
      let view = LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
      return try await Pixels.of(view, length: 200)[100, 100]
    }
    #expect(zip(try await middle(.device), [128, 0, 128]).allSatisfy { abs(Int($0) - $1) <= 2 })
    #expect(zip(try await middle(.perceptual), [0x8C, 0x53, 0xA2]).allSatisfy { abs(Int($0) - $1) <= 2 })
  }

  @Test("a colour in numbers has those of sRGB, and of light where they are asked for")
  func resolved() {
    let resolved = Color(.sRGBLinear, red: 0.5, green: 0, blue: 1, opacity: 0.5).resolve(in: EnvironmentValues())
    #expect(abs(resolved.red - 0.7354) < 0.001 && abs(resolved.linearRed - 0.5) < 0.001)
    #expect(resolved.green == 0 && resolved.blue == 1 && resolved.opacity == 0.5)
    var changed = resolved
    changed.linearBlue = 0.5
    #expect(abs(changed.blue - 0.7354) < 0.001)
    #expect(
      Color(resolved).description == Color(red: Double(resolved.red), green: 0, blue: 1, opacity: 0.5).description)
  }
}
