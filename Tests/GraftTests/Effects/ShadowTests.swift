import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Shadows and blurs.
@Suite(.gtk) @MainActor
struct ShadowTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let white: [UInt8] = [255, 255, 255]
  private let shadow: [UInt8] = [255, 0, 0]

  private func pixels(_ content: some View) async throws -> Pixels { try await .of(content, length: 200) }

  @Test("FX11 each view of a stack casts a shadow of its own, also upon its neighbours; a group casts one")
  func leaves() async throws {
    let row = HStack(spacing: 0) {
      blue.frame(width: 40, height: 40)
      blue.frame(width: 40, height: 40)
    }
    let each = try await pixels(row.shadow(color: red, radius: 0, x: -20))
    #expect(each[85, 100] == shadow && each[65, 100] == [0, 0, 255] && each[50, 100] == shadow)
    let one = try await pixels(row.compositingGroup().shadow(color: red, radius: 0, x: -20))
    #expect(one[85, 100] == [0, 0, 255] && one[50, 100] == shadow)
  }

  @Test("FX12 a shadow follows the outline, lies outside of the frame, and is faint and black unless said otherwise")
  func outline() async throws {
    let ring = Circle().strokeBorder(blue, lineWidth: 10).frame(width: 60, height: 60)
    let shown = try await pixels(ring.shadow(color: red, radius: 0, x: 80))
    // The ring goes from 70 to 130, its shadow from 150 to 210.
    #expect(shown[155, 100] == shadow && shown[180, 100] == white && shown[140, 100] == white)
    let faint = try await pixels(blue.frame(width: 40, height: 40).shadow(radius: 0, y: 40))
    #expect(faint[100, 140].allSatisfy { (169...173).contains($0) })
    let soft = try await pixels(blue.frame(width: 40, height: 40).shadow(color: red, radius: 10))
    #expect(soft[75, 100][1] > 100 && soft[75, 100][1] < 255 && soft[10, 100] == white)
  }

  @Test("FX13 a shadow after a clip is painted outside of it, and one before is cut off")
  func clipped() async throws {
    let square = blue.frame(width: 40, height: 40)
    #expect(try await pixels(square.clipped().shadow(color: red, radius: 0, x: 20))[130, 100] == shadow)
    #expect(try await pixels(square.shadow(color: red, radius: 0, x: 20).clipped())[130, 100] == white)
  }

  @Test(
    "FX26 a blur paints beyond the frame and changes no layout; of no radius it is none, and an opaque view keeps its edges"
  )
  func blur() async throws {
    let square = blue.frame(width: 60, height: 60)
    #expect(try await pixels(square.blur(radius: 0))[68, 100] == white)
    let blurred = try await pixels(
      HStack(spacing: 0) {
        square.blur(radius: 8)
        red.frame(width: 20, height: 20)
      })
    // The blue square goes from 60 to 120.
    #expect(blurred[56, 100][0] > 128 && blurred[56, 100][0] < 255 && blurred[64, 100][0] < 128)
    #expect(blurred[121, 100] == shadow)
    let opaque = try await pixels(square.blur(radius: 8, opaque: true))
    #expect(opaque[71, 100] == [0, 0, 255] && opaque[68, 100] == white)
  }

  @Test("FX37 a radius that is no number is none, and is reported once; a huge one ends")
  func unusable() async throws {
    #expect(try await pixels(blue.frame(width: 60, height: 60).blur(radius: .nan))[68, 100] == white)
    #expect(try await pixels(blue.frame(width: 60, height: 60).shadow(color: red, radius: .infinity))[68, 100] == white)
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidEffect, .invalidEffect])
    _ = try await pixels(blue.frame(width: 60, height: 60).blur(radius: 1e9).shadow(radius: 3, x: 1e9))
  }
}
