import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Gestures that are there or not, and what they tell.
@Suite(.gtk) @MainActor
struct GestureFormTests {
  private let log = Log()

  private var block: some View {
    Color.red.frame(width: 100, height: 60).accessibilityIdentifier("area")
  }

  @Test("an optional gesture is recognised while it is there")
  func optional() async throws {
    func content(_ isThere: Bool) -> some View {
      block.gesture(isThere ? TapGesture().onEnded { log.note("tap") } : nil)
    }
    let mounted = try await MountedView(content(false))
    let area = try mounted.root.find(identifier: "area")
    try await area.click()
    #expect(log.entries == [])
    mounted.rootView = content(true)
    await Settling.settle()
    try await area.click()
    #expect(log.entries == ["tap"])
    mounted.rootView = content(false)
    await Settling.settle()
    try await area.click()
    #expect(log.entries == ["tap"])
  }

  @Test(
    "a mask says whether the gesture is recognised and whether those inside are",
    arguments: [
      (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
    ])
  func mask(mask: GestureMask, taps: [String]) async throws {
    let mounted = try await MountedView(
      block.onTapGesture { log.note("inner") }
        .gesture(TapGesture().onEnded { log.note("outer") }, including: mask))
    try await mounted.root.find(identifier: "area").click()
    #expect(log.entries == taps)
  }

  @Test("a gesture with modifiers is recognised where all their keys are held as it begins, and else another one is")
  func modifiers() async throws {
    let mounted = try await MountedView(
      block.gesture(TapGesture().modifiers([.shift, .command]).onEnded { log.note("both") })
        .gesture(TapGesture().modifiers(.shift).onEnded { log.note("shift") })
        .gesture(DragGesture().onEnded { _ in log.note("drag") }.modifiers(.control)))
    let area = try mounted.root.find(identifier: "area")
    try await area.click()
    #expect(log.take() == [])
    try await area.click(modifiers: .shift)
    #expect(log.take() == ["shift"])
    try await area.click(modifiers: [.shift, .control])
    #expect(log.take() == ["both"])
    for modifiers in [[], .control] as [XInput.Modifiers] {
      try await area.drag(at: CGPoint(x: 10, y: 30), by: CGSize(width: 40, height: 0), modifiers: modifiers)
    }
    #expect(log.take() == ["drag"])
  }

  @Test("a tap tells where it was, in the view or in the window")
  func place() async throws {
    let mounted = try await MountedView(
      block.onTapGesture { log.note("local \(Int($0.x)) \(Int($0.y))") }.padding(20))
    let area = try mounted.root.find(identifier: "area")
    try await area.click(at: CGPoint(x: 30, y: 40))
    #expect(log.entries == ["local 30 40"])
    let other = try await MountedView(
      block.onTapGesture(coordinateSpace: .global) { log.note("global \(Int($0.x)) \(Int($0.y))") }.padding(20))
    try await other.root.find(identifier: "area").click(at: CGPoint(x: 30, y: 40))
    #expect(log.entries.last == "global 50 60")
  }

  @Test("a drag to the right is expected to end a quarter of a second further")
  func prediction() async throws {
    var values: [DragGesture.Value] = []
    let mounted = try await MountedView(block.gesture(DragGesture().onChanged { values.append($0) }))
    try await mounted.root.find(identifier: "area").drag(
      at: CGPoint(x: 10, y: 30), by: CGSize(width: 60, height: 0))
    let last = try #require(values.last)
    #expect(last.velocity.width > 0)
    #expect(last.velocity.height == 0)
    #expect(abs(last.predictedEndLocation.x - (70 + last.velocity.width / 4)) < 0.01)
    #expect(abs(last.predictedEndTranslation.width - (60 + last.velocity.width / 4)) < 0.01)
  }

  @Test("the speed of a pointer is that of its last tenth of a second, and none when it rests")
  func speed() {
    var trace = PointerTrace()
    #expect(trace.velocity == .zero)
    trace.add(CGPoint(x: 0, y: 0), at: 1)
    #expect(trace.velocity == .zero)
    trace.add(CGPoint(x: 900, y: 0), at: 2)
    trace.add(CGPoint(x: 905, y: -10), at: 2.0625)
    #expect(trace.velocity == CGSize(width: 80, height: -160))
    trace.add(CGPoint(x: 905, y: -10), at: 3)
    #expect(trace.velocity == .zero)
  }
}
