import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What becomes of colours.
@Suite(.gtk) @MainActor
struct ColorEffectTests {
  /// The colour that is painted for one.
  private func shown(_ color: Color, _ effect: (Color) -> some View) async throws -> [UInt8] {
    let view = effect(color).frame(width: 40, height: 40)
    return try Pixels(try await MountedView(view, size: CGSize(width: 40, height: 40)).root)[20, 20]
  }

  private func expect(
    _ color: Color, _ effect: (Color) -> some View, gives expected: [UInt8],
    _ location: SourceLocation = #_sourceLocation
  ) async throws {
    let found = try await shown(color, effect)
    let isNear = zip(found, expected).allSatisfy { abs(Int($0) - Int($1)) <= 2 }
    #expect(isNear, "\(found) is not \(expected)", sourceLocation: location)
  }

  private let orange = Color(red: 0.8, green: 0.4, blue: 0.2)

  @Test("FX27 brightness adds, contrast moves from the middle")
  func brightness() async throws {
    try await expect(Color(white: 0.5), { $0.brightness(0.2) }, gives: [179, 179, 179])
    try await expect(Color(white: 0.5), { $0.brightness(-1) }, gives: [0, 0, 0])
    try await expect(orange, { $0.contrast(0) }, gives: [128, 128, 128])
    try await expect(Color(white: 0.625), { $0.contrast(2) }, gives: [191, 191, 191])
  }

  @Test("FX27 colours are inverted and multiplied")
  func products() async throws {
    try await expect(orange, { $0.colorInvert() }, gives: [51, 153, 204])
    try await expect(orange, { $0.colorMultiply(Color(red: 0.5, green: 1, blue: 0)) }, gives: [102, 102, 0])
  }

  @Test("FX27 without saturation all parts are equal; a full turn of the hue changes nothing")
  func hue() async throws {
    let grey = try await shown(orange) { $0.grayscale(1) }
    #expect(Set(grey).count == 1)
    #expect(try await shown(orange) { $0.saturation(0) } == grey)
    try await expect(orange, { $0.saturation(1) }, gives: [204, 102, 51])
    try await expect(orange, { $0.hueRotation(.degrees(360)) }, gives: [204, 102, 51])
    let turned = try await shown(Color(red: 1, green: 0, blue: 0)) { $0.hueRotation(.degrees(120)) }
    #expect(turned[1] > turned[0] && turned[1] > turned[2])
  }

  @Test("brightness becomes opacity: what is white is black, and what is black is not seen")
  func luminance() async throws {
    let view = HStack(spacing: 0) {
      Color(white: 1)
      Color(white: 0)
    }
    .luminanceToAlpha().frame(width: 40, height: 40)
    let shown = try await Pixels.of(view, length: 100)
    #expect(shown[40, 50] == [0, 0, 0] && shown[60, 50] == [255, 255, 255])
  }

  @Test("FX27 effects act one after the other, each on colours that a screen can show")
  func order() async throws {
    try await expect(orange, { $0.brightness(-1).colorInvert() }, gives: [255, 255, 255])
    try await expect(orange, { $0.brightness(-1).brightness(1) }, gives: [255, 255, 255])
    try await expect(orange, { $0.brightness(1).brightness(-1) }, gives: [0, 0, 0])
  }

  @Test("FX27 the opacity of what is changed is kept, and nothing is painted where nothing was")
  func opacity() async throws {
    let shown = try await Pixels.of(
      Color(red: 0, green: 0, blue: 0).opacity(0.5).frame(width: 40, height: 40).colorInvert(), length: 100)
    #expect(shown[50, 50] == [255, 255, 255] && shown[10, 10] == [255, 255, 255])
    let red = try await Pixels.of(
      Color(red: 0, green: 1, blue: 1).opacity(0.5).frame(width: 40, height: 40).colorInvert(), length: 100)
    #expect(zip(red[50, 50], [255, 128, 128]).allSatisfy { abs(Int($0) - $1) <= 2 })
  }

  @Test("FX37 an amount that is no number changes nothing, and is reported once")
  func unusable() async throws {
    try await expect(orange, { $0.brightness(.nan).hueRotation(.degrees(.infinity)) }, gives: [204, 102, 51])
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidEffect, .invalidEffect])
  }
}
