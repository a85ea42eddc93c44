import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What happens before the first frame of a window is painted.
@Suite(.gtk) @MainActor
struct FirstFrameTests {
  /// A window whose frame clock can be listened to before anything of it is shown.
  @MainActor
  private struct RealizedWindow {
    let widget = Widget(gtk_window_new())
    private let pointer: UnsafeMutablePointer<GtkWindow>

    init(_ content: Widget) {
      pointer = widget.cast()
      gtk_window_set_child(pointer, content.widgetPointer)
      gtk_widget_realize(widget.widgetPointer)
    }

    func onPhase(_ phase: String, _ handler: @escaping @MainActor () -> Void) throws {
      Signals.connect(try #require(gtk_widget_get_frame_clock(widget.widgetPointer)), phase, handler)
    }

    func show() async {
      gtk_window_present(pointer)
      await Settling.settle()
    }

    func close() { gtk_window_destroy(pointer) }
  }

  private struct Appearing: View {
    let log: Log
    let width: () -> Int32

    var body: some View {
      log.entries.append("body")
      return Block(70, 50).onAppear { log.entries.append("appear \(width())") }
    }
  }

  @Test("LC17 onAppear runs after the body and the first layout, and before the first frame is painted")
  func onAppearIsBeforeFirstPaint() async throws {
    try PrivateDisplay.start()
    let log = Log()
    let frame = Widget(typeName: "GtkFrame")
    let host = GtkHostingWidget(
      rootView: Appearing(log: log) { [unowned frame] in
        gtk_widget_get_width(gtk_widget_get_first_child(frame.widgetPointer))
      })
    frame["child"] = Widget(host.widgetPointer)
    let window = RealizedWindow(frame)
    try window.onPhase("layout") { if !log.entries.contains("layout") { log.entries.append("layout") } }
    try window.onPhase("paint") { if !log.entries.contains("paint") { log.entries.append("paint") } }
    await window.show()
    #expect(log.entries == ["body", "layout", "appear 70", "paint"])
    window.close()
  }

  private struct Share: ViewModifier, @MainActor Animatable {
    var share: Double
    let log: Log

    var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    func body(content: Content) -> some View {
      log.note("\(share)")
      return content.opacity(share)
    }
  }

  private struct Moving: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
      Block(70, 50).modifier(Share(share: isShown ? 1 : 0, log: log))
        .onAppear { withAnimation(.linear(duration: 1)) { isShown = true } }
    }
  }

  @Test("LC17 in the window of a scene an appearance waits for the layout as well, and moves what it changes")
  func appearanceInScene() async throws {
    let (log, clock) = (Log(), TestClock())
    try await clock.drivingGTK {
      try await ShownScenes.with(WindowGroup("Moving") { Moving(log: log) }) {
        await clock.advance(by: .seconds(0.52))
        let last = try #require(log.entries.last.flatMap { Double($0) })
        #expect((0.45...0.55).contains(last), "\(log.entries)")
      }
    }
  }

  @Test("LC17 in a host that is not mapped onAppear runs at the end of the cycle")
  func onAppearWithoutWindow() async throws {
    try PrivateDisplay.start()
    let log = Log()
    let host = GtkHostingWidget(rootView: Appearing(log: log) { 0 })
    await Settling.settle()
    #expect(log.entries == ["body", "appear 0"])
    _ = host
  }

  private struct Corrected: View {
    @State private var number = 0
    let log: Log

    var body: some View {
      log.entries.append("body \(number)")
      return Text("\(number)").onAppear { number = 1 }
    }
  }

  @Test("ST21 a state that onAppear writes is in the first frame: no frame shows the value before")
  func writeOfOnAppearIsInFirstFrame() async throws {
    try PrivateDisplay.start()
    let log = Log()
    let host = GtkHostingWidget(rootView: Corrected(log: log))
    let content = Widget(host.widgetPointer)
    let window = RealizedWindow(content)
    try window.onPhase("paint") { log.entries += WidgetQuery(root: content).texts.map { "paint \($0)" } }
    await window.show()
    #expect(log.entries.prefix(3) == ["body 0", "body 1", "paint 1"])
    #expect(!log.entries.contains("paint 0"))
    #expect(log.entries.filter { $0.hasPrefix("body") }.count == 2)
    window.close()
  }
}
