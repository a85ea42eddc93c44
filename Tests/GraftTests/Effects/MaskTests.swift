import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Views that are seen through others, or mixed with them.
@Suite(.gtk) @MainActor
struct MaskTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let white: [UInt8] = [255, 255, 255]

  private func pixels(_ content: some View) async throws -> Pixels { try await .of(content, length: 200) }

  @Test("FX16 a view is seen where its mask is opaque, weaker where the mask is, and not outside of it")
  func masks() async throws {
    let square = red.frame(width: 100, height: 100)
    let shown = try await pixels(square.mask { Circle().fill(green).frame(width: 60, height: 60) })
    #expect(shown[100, 100] == [255, 0, 0] && shown[75, 75] == white && shown[60, 100] == white)
    let faded = try await pixels(square.mask(Color.black.opacity(0.5)))
    #expect(faded[60, 60].dropFirst().allSatisfy { (126...129).contains($0) })
    let corner = try await pixels(square.mask(alignment: .topLeading) { green.frame(width: 20, height: 20) })
    #expect(corner[55, 55] == [255, 0, 0] && corner[75, 75] == white)
    #expect(try await pixels(square.mask { EmptyView() })[100, 100] == white)
  }

  @Test("FX16 widgets are masked as well, and one mask lies in another")
  func widgets() async throws {
    let view = VStack(spacing: 0) {
      Text("████████████").foregroundStyle(red)
      red
    }
    let shown = try await pixels(view.frame(width: 100, height: 100).mask { Circle().mask { green.frame(width: 30) } })
    #expect(shown[100, 140] == [255, 0, 0] && shown[130, 100] == white && shown[55, 55] == white)
  }

  @Test("FX17 a mask is not hit, and what it hides is")
  func hits() async throws {
    let clicks = Log()
    let button = Button("masked") { clicks.note("masked") }.frame(width: 100, height: 60)
    let mounted = try await MountedView(
      button.mask { Circle().frame(width: 10, height: 10).onTapGesture { clicks.note("mask") } })
    let widget = try mounted.root.find(role: .button, name: "masked").widget
    for point in [nil, CGPoint(x: 5, y: 5)] {
      try await XInput.click(on: widget, at: point)
      await Settling.settle()
    }
    #expect(clicks.entries == ["masked", "masked"])
  }

  @Test("FX28 a view is mixed with what is below it, and with nothing below its group")
  func blending() async throws {
    let shown = try await pixels(
      ZStack {
        green.frame(width: 60, height: 60)
        red.frame(width: 100, height: 20).blendMode(.multiply)
      })
    // White below the rest of it leaves it red.
    #expect(shown[100, 100] == [0, 0, 0] && shown[60, 100] == [255, 0, 0] && shown[100, 75] == [0, 255, 0])
    let group = try await pixels(
      ZStack {
        green.frame(width: 60, height: 60)
        red.frame(width: 100, height: 20).blendMode(.multiply).compositingGroup()
      })
    #expect(group[100, 100] == [255, 0, 0])
    let normal = try await pixels(
      ZStack {
        green.frame(width: 60, height: 60)
        red.frame(width: 100, height: 20).blendMode(.normal)
      })
    #expect(normal[100, 100] == [255, 0, 0] && normal[100, 75] == [0, 255, 0])
  }

  @Test("FX18 a view that may not be hit lets clicks through with all that is in it, and the keyboard still reaches it")
  func hitTesting() async throws {
    let clicks = Log()
    let mounted = try await MountedView(
      ZStack {
        Color.white.onTapGesture { clicks.note("behind") }
        VStack { Button("front") { clicks.note("front") } }.allowsHitTesting(false)
      }, size: CGSize(width: 200, height: 100))
    let button = try mounted.root.find(role: .button, name: "front")
    try await button.click()
    #expect(clicks.entries == ["behind"])
    try await button.press("Tab")
    try await button.press("space")
    #expect(clicks.entries == ["behind", "front"])
  }
}
