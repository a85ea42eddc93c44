import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Gestures that meet others, empty places, and views that change.
@Suite(.gtk) @MainActor
struct GestureMeetingTests {
  /// Two areas of 100 × 60 with a gap of 40, in the middle of a window of 400 × 100.
  struct Areas: View {
    let log: Log
    var name = ""
    var coordinates = CoordinateSpace.local

    var body: some View {
      HStack(spacing: 40) {
        Color.red.frame(width: 100, height: 60).accessibilityIdentifier("drag").gesture(drag)
        Color.blue.frame(width: 100, height: 60).accessibilityIdentifier("tap")
          .onTapGesture { log.entries.append("inner\(name)") }
        Color.green.frame(width: 60, height: 60).accessibilityIdentifier("double")
          .onTapGesture(count: 2) { log.entries.append("double") }
      }
      .onTapGesture { log.entries.append("outer\(name)") }
    }

    private var drag: some Gesture {
      DragGesture(coordinateSpace: coordinates)
        .onEnded {
          log.note("from \(Int($0.startLocation.x.rounded()))")
          log.entries.append("drag \(Int($0.translation.width.rounded()))")
        }
    }
  }

  private func mount(_ areas: some View) async throws -> MountedView<some View> {
    try await MountedView(areas, size: CGSize(width: 400, height: 100))
  }

  @Test("the innermost gesture that is complete keeps those around it from their own")
  func innermost() async throws {
    let log = Log()
    let mounted = try await mount(Areas(log: log))
    try await mounted.root.find(identifier: "tap").click()
    #expect(log.entries == ["inner"])
    try await mounted.root.find(identifier: "drag").drag(at: CGPoint(x: 10, y: 30), by: CGSize(width: 50, height: 0))
    #expect(log.entries == ["inner", "from 10", "drag 50"])
    try await mounted.root.find(identifier: "drag").click()
    #expect(log.entries == ["inner", "from 10", "drag 50", "outer"])
  }

  @Test("a double tap needs two, and a tap ends where it began")
  func countAndPlace() async throws {
    let log = Log()
    let mounted = try await mount(Areas(log: log))
    try await mounted.root.find(identifier: "double").doubleClick()
    #expect(log.entries.filter { $0 == "double" }.count == 1)
    log.entries = []
    try await mounted.root.find(identifier: "tap").drag(at: CGPoint(x: 50, y: 30), by: CGSize(width: 0, height: 45))
    #expect(log.entries == [])
  }

  @Test("a drag in the window's coordinates tells where the pointer is in the window")
  func coordinates() async throws {
    let log = Log()
    let mounted = try await mount(Areas(log: log, coordinates: .global))
    let area = try mounted.root.find(identifier: "drag")
    let left = area.frame.minX
    try await area.drag(at: CGPoint(x: 10, y: 30), by: CGSize(width: 50, height: 0))
    #expect(left == 30)
    #expect(log.entries.contains("from 40"))
  }

  @Test("GE26 GE27 (part) a gesture runs the action of the latest evaluation, and none while its view is disabled")
  func latestAction() async throws {
    let log = Log()
    let mounted = try await MountedView(Areas(log: log).disabled(false), size: CGSize(width: 400, height: 100))
    mounted.rootView = Areas(log: log, name: " 2").disabled(false)
    await Settling.settle()
    try await mounted.root.find(identifier: "tap").click()
    #expect(log.entries == ["inner 2"])
    mounted.rootView = Areas(log: log, name: " 3").disabled(true)
    await Settling.settle()
    try await mounted.root.find(identifier: "tap").click()
    #expect(log.entries == ["inner 2"])
    mounted.rootView = Areas(log: log, name: " 4").disabled(false)
    await Settling.settle()
    try await mounted.root.find(identifier: "tap").click()
    #expect(log.entries == ["inner 2", "inner 4"])
  }

  struct Gap: View {
    let log: Log

    var body: some View {
      HStack(spacing: 40) {
        Color.red.frame(width: 100, height: 60).accessibilityIdentifier("left")
        Color.blue.frame(width: 100, height: 60)
      }
      .gesture(DragGesture(minimumDistance: 0).onChanged { log.entries.append("\(Int($0.location.x.rounded()))") })
    }
  }

  @Test("no gesture begins where the view shows nothing")
  func emptyPlace() async throws {
    let log = Log()
    let mounted = try await mount(Gap(log: log))
    let left = try mounted.root.find(identifier: "left")
    try await left.click(at: CGPoint(x: 120, y: 30))
    #expect(log.entries == [])
    try await left.click(at: CGPoint(x: 90, y: 30))
    #expect(log.entries == ["90"])
  }

  @Test("UI5 a long press that moves away is over at once, although the button is still held")
  func movedAway() async throws {
    let mounted = try await MountedView(GestureTests.Pressing(log: Log()))
    let area = try mounted.root.find(identifier: "area")
    try await area.hold(at: CGPoint(x: 10, y: 30)) {
      try await area.hover(at: CGPoint(x: 15, y: 30))
      #expect(mounted.root.texts == ["pressed"])
      try await area.hover(at: CGPoint(x: 50, y: 30))
      #expect(mounted.root.texts == ["free"])
    }
  }
}
