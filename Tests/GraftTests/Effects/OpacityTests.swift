import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Views that are seen through, or not seen at all.
@Suite(.gtk) @MainActor
struct OpacityTests {
  private let black = Color(red: 0, green: 0, blue: 0)

  /// The share of white that is seen through a view at the middle of a white square.
  private func white(behind view: some View) async throws -> Double {
    Double(try await Pixels.of(view, length: 100)[50, 50][0]) / 255
  }

  @Test("FX10 views in front of each other are seen through each for itself, and as one where they are a group")
  func group() async throws {
    let squares = ZStack {
      black.frame(width: 40, height: 40)
      black.frame(width: 30, height: 30)
    }
    #expect(abs(try await white(behind: squares.opacity(0.5)) - 0.25) < 0.01)
    #expect(abs(try await white(behind: squares.compositingGroup().opacity(0.5)) - 0.5) < 0.01)
    #expect(abs(try await white(behind: squares.drawingGroup().opacity(0.5)) - 0.5) < 0.01)
    // A view with an island of its own between changes nothing.
    #expect(abs(try await white(behind: squares.onTapGesture {}.opacity(0.5)) - 0.25) < 0.01)
  }

  @Test(
    "FX9 opacities of nested views multiply, and one beyond its bounds counts as the bound",
    arguments: [(-1, 1, 1), (0.25, 1, 0.75), (3, 1, 0), (0.5, 0.5, 0.75), (0, 0.5, 1)]
      as [(Double, Double, Double)])
  func values(inner: Double, outer: Double, seen: Double) async throws {
    let square = black.frame(width: 40, height: 40).opacity(inner).opacity(outer)
    #expect(abs(try await white(behind: square) - seen) < 0.01)
  }

  @Test("FX29 a group changes neither layout nor input")
  func groupInput() async throws {
    let log = Log()
    let button = Button("press") { log.note("press") }.compositingGroup().drawingGroup(opaque: true)
    let mounted = try await MountedView(button.fixedSize())
    let plain = try await MountedView(Button("press") {}.fixedSize())
    #expect(try mounted.root.find(role: .button).frame.size == plain.root.find(role: .button).frame.size)
    try await mounted.root.find(role: .button).click()
    #expect(log.entries == ["press"])
  }

  @Test("FX37 an opacity that is no number hides nothing, and is reported once")
  func noNumber() async throws {
    let square = black.frame(width: 40, height: 40).opacity(.nan)
    #expect(try await white(behind: square) == 0)
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidEffect])
  }

  private struct Swap: View {
    @State private var isFaded = false
    @State private var isFirst = true

    var body: some View {
      VStack {
        Button("fade") { isFaded.toggle() }
        Button("swap") { isFirst.toggle() }
        VStack {
          if isFirst { Color(red: 0, green: 0, blue: 0) } else { Color(red: 0, green: 0, blue: 0) }
        }
        .onTapGesture {}
        .opacity(isFaded ? 0.5 : 1)
      }
    }
  }

  @Test("FX9 what comes into a view that is seen through is seen through as well, and a change is painted")
  func changes() async throws {
    let mounted = try await MountedView(Swap().background(Color.white), size: CGSize(width: 100, height: 200))
    func shown() throws -> UInt8 { try Pixels(mounted.root)[50, 180][0] }
    #expect(try shown() == 0)
    try await mounted.root.find(role: .button, name: "fade").click()
    #expect((126...129).contains(try shown()))
    try await mounted.root.find(role: .button, name: "swap").click()
    #expect((126...129).contains(try shown()))
    try await mounted.root.find(role: .button, name: "fade").click()
    #expect(try shown() == 0)
  }

  private struct Page: View {
    @State private var count = 0
    let log: Log

    var body: some View {
      VStack(spacing: 10) {
        Button("first") { log.note("first") }
        Button("hidden") { log.note("hidden") }.hidden()
        Button("last") { log.note("last") }
      }
    }
  }

  @Test("FX23 a hidden view keeps its room, and is neither seen nor clicked nor reached by Tab")
  func hiddenViewKeepsRoom() async throws {
    let log = Log()
    let mounted = try await MountedView(Page(log: log))
    #expect(mounted.root.texts == ["first", "last"])
    let first = try mounted.root.find(role: .button, name: "first")
    let last = try mounted.root.find(role: .button, name: "last")
    #expect(last.frame.minY == first.frame.maxY + 10 + first.frame.height + 10)
    try await XInput.click(on: first.widget, at: CGPoint(x: 10, y: first.frame.height * 1.5 + 10))
    await Settling.settle()
    #expect(log.entries == [])
    try await first.click()
    try await first.press("Tab")
    try await first.press("space")
    #expect(log.entries == ["first", "last"])
  }
}
