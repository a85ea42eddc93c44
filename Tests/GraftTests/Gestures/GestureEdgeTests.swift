import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Gestures that begin often, twice, in one another, or where no view is.
@Suite(.gtk) @MainActor
struct GestureEdgeTests {

  struct Nested: View {
    let log: Log

    var body: some View {
      Color.red.frame(width: 100, height: 60).accessibilityIdentifier("area")
        .gesture(
          DragGesture().onChanged { _ in log.entries.append("inner") }.onEnded { _ in log.entries.append("end") }
        )
        .padding(10)
        .gesture(DragGesture().onChanged { _ in log.entries.append("outer") })
    }
  }

  @Test("of two drags in one another only the inner one is told of, from the first moment on")
  func nestedDrags() async throws {
    let log = Log()
    let mounted = try await MountedView(Nested(log: log))
    let area = try mounted.root.find(identifier: "area")
    try await area.hold(at: CGPoint(x: 10, y: 30)) {
      try await area.hover(at: CGPoint(x: 50, y: 30))
      #expect(log.entries == ["inner"])
      try await area.hover(at: CGPoint(x: 60, y: 30))
      #expect(log.entries == ["inner", "inner"])
    }
    #expect(Set(log.entries) == ["inner", "end"])
  }

  /// A host of two areas with a gap of 40 between them.
  struct Host: GtkWidgetControllerRepresentable {
    func makeGtkWidgetController(context: Context) -> GtkHostingController<Gap> {
      GtkHostingController(rootView: Gap())
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<Gap>, context: Context) {}
  }

  struct Gap: View {
    var body: some View {
      HStack(spacing: 40) {
        Color.red.frame(width: 100, height: 60).accessibilityIdentifier("left")
        Color.blue.frame(width: 100, height: 60)
      }
    }
  }

  @Test("no gesture around a host begins where the host shows nothing", arguments: ["drag", "tap"])
  func emptyPlaceOfHost(kind: String) async throws {
    let log = Log()
    let drag = DragGesture(minimumDistance: 0).onChanged { _ in log.entries.append("drag") }
    let mounted = try await MountedView(
      Group {
        if kind == "drag" { Host().gesture(drag) } else { Host().onTapGesture { log.entries.append("tap") } }
      })
    let left = try mounted.root.find(identifier: "left")
    try await left.click(at: CGPoint(x: 120, y: 30))
    #expect(log.entries == [])
    try await left.click()
    #expect(log.entries == [kind])
  }

  @Test("GE29 a tap gesture gives a view no focus, no key and no other role")
  func tapIsNoButton() async throws {
    let log = Log()
    let plain = try await MountedView(Text("plain"))
    let mounted = try await MountedView(
      VStack {
        Text("tapped").onTapGesture { log.note("tap") }
        Button("next") { log.note("button") }
      })
    let text = try #require(mounted.root.all.first { $0.text == "tapped" })
    #expect(text.role == plain.root.all.first { $0.text == "plain" }?.role)
    try await mounted.root.find(role: .button).press("Shift+Tab")
    for key in ["space", "Return"] { try await mounted.root.find(role: .button).press(key) }
    // The button is the only one that takes the focus.
    #expect(log.take() == ["button", "button"])
    #expect(mounted.root.findAll(role: .button).count == 1)
    try await text.click()
    #expect(log.take() == ["tap"])
  }

  @Test("GE32 (part) over a gesture in a scroll view the mouse drags and does not scroll, and the wheel scrolls")
  func scrolled() async throws {
    let log = Log()
    let mounted = try await MountedView(
      ScrollView {
        Color.red.frame(width: 100, height: 600).accessibilityIdentifier("area")
          .gesture(DragGesture().onEnded { log.note("dragged \($0.translation.height)") })
      }, size: CGSize(width: 100, height: 200))
    let area = try mounted.root.find(identifier: "area")
    try await XInput.drag(area.widget, at: CGPoint(x: 50, y: 150), by: CGSize(width: 0, height: -100))
    await Settling.settle()
    #expect(log.take() == ["dragged -100.0"])
    #expect(area.frame.minY == 0)
    try await area.scroll(at: CGPoint(x: 50, y: 100), down: 1)
    #expect(area.frame.minY < 0)
    #expect(log.entries == [])
  }

  struct Double: View {
    let log: Log

    var body: some View {
      Color.red.frame(width: 100, height: 60).accessibilityIdentifier("area")
        .onTapGesture(count: 2) { log.entries.append("double") }
    }
  }

  @Test("four taps after each other are two double taps, and the third begins the second one")
  func fourTaps() async throws {
    let log = Log()
    let mounted = try await MountedView(Double(log: log))
    let area = try mounted.root.find(identifier: "area")
    let settings = ObjectReference(retaining: gtk_settings_get_default().objectAddress)
    let time: Int = settings["gtk-double-click-time"]
    // However busy the machine is.
    settings["gtk-double-click-time"] = 600_000
    defer { settings["gtk-double-click-time"] = time }
    var counts: [Int] = []
    for _ in 1...3 {
      try await area.hold {}
      counts.append(log.entries.count)
    }
    // The last one of a row, so that the next test's is a first one.
    try await area.click()
    #expect(counts + [log.entries.count] == [0, 1, 1, 2])
  }

  struct Leaving: View {
    let log: Log
    var isShown = true

    var body: some View {
      VStack {
        Text("stays")
        if isShown {
          Color.red.frame(width: 100, height: 60).accessibilityIdentifier("area").gesture(
            DragGesture().onChanged { _ in log.entries.append("changed") }.onEnded { _ in log.entries.append("ended") })
        }
      }
    }
  }

  @Test("GE11 a drag whose view goes while the button is held does not end, and nothing is told of it any more")
  func leavingDrag() async throws {
    let log = Log()
    let mounted = try await MountedView(Leaving(log: log))
    let area = try mounted.root.find(identifier: "area")
    try await area.hold(at: CGPoint(x: 10, y: 30)) {
      try await area.hover(at: CGPoint(x: 50, y: 30))
      #expect(log.entries == ["changed"])
      mounted.rootView = Leaving(log: log, isShown: false)
      await Settling.settle()
      #expect(log.entries == ["changed"])
    }
    #expect(log.entries == ["changed"])
  }

  struct Slow: View {
    let log: Log

    var body: some View {
      Color.red.frame(width: 100, height: 60).accessibilityIdentifier("area")
        .onLongPressGesture(minimumDuration: 0.5) {
          log.entries.append("done")
        } onPressingChanged: { _ in
        }
    }
  }

  @Test("a second press has to be as long as the first one had to be, which was given up")
  func secondPress() async throws {
    let log = Log()
    let mounted = try await MountedView(Slow(log: log))
    let area = try mounted.root.find(identifier: "area")
    try await area.hold {}
    try await Task.sleep(for: .milliseconds(300))
    #expect(log.entries == [])
    let before = ContinuousClock.now
    try await area.hold { await Turn.until { log.entries == ["done"] } }
    // It may take longer on a busy machine, but never less.
    #expect(ContinuousClock.now - before >= .milliseconds(500))
    #expect(log.entries == ["done"])
  }
}
