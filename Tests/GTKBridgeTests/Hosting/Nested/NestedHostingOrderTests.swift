import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section NH: when the inner host runs.
@Suite(.gtk) @MainActor
struct NestedHostingOrderTests {
  let log = Log()

  struct LoggingBottom: View {
    let clicks: Int
    let log: Log

    var body: some View {
      let _ = log.entries.append("inner body \(clicks)")
      Text("\(clicks) clicks")
    }
  }

  struct LoggingRepresentable: GtkWidgetControllerRepresentable {
    let clicks: Int
    let log: Log

    func makeGtkWidgetController(context: Context) -> GtkHostingController<LoggingBottom> {
      GtkHostingController(rootView: LoggingBottom(clicks: clicks, log: log))
    }

    func updateGtkWidgetController(
      _ controller: GtkHostingController<LoggingBottom>, context: Context
    ) {
      log.entries.append("update begins")
      controller.rootView = LoggingBottom(clicks: clicks, log: log)
      log.entries.append("update ends")
    }
  }

  /// Something that the outer host updates after the representable that hosts.
  struct UpdateLogger: GtkWidgetRepresentable {
    let clicks: Int
    let log: Log

    func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }
    func updateGtkWidget(_ label: Widget, context: Context) { log.entries.append("outer update \(clicks)") }
  }

  @Test("NH12 the inner host evaluates after all updates outside, in the same settle, without a report")
  func innerAfterOuter() async throws {
    let mounted = try await MountedView(
      Outer {
        LoggingRepresentable(clicks: $0.wrappedValue, log: log)
        UpdateLogger(clicks: $0.wrappedValue, log: log)
      })
    #expect(log.entries == ["update begins", "update ends", "outer update 0", "inner body 0"])
    log.entries = []
    try await mounted.click("Click me")
    #expect(log.entries == ["update begins", "update ends", "outer update 1", "inner body 1"])
    log.entries = []
    try await mounted.click("Three at once")
    #expect(log.entries == ["update begins", "update ends", "outer update 4", "inner body 4"])
    #expect(mounted.shownClicks == ["4 clicks"])
    #expect(Diagnostics.recorded == [])
  }

  struct WritingBottom: View {
    @Binding var clicks: Int
    let log: Log

    var body: some View {
      let _ = log.entries.append("inner body \(clicks)")
      Button("Count inside") {
        clicks += 1
        log.entries.append("action ends")
      }
    }
  }

  struct WritingRepresentable: GtkWidgetControllerRepresentable {
    @Binding var clicks: Int
    let log: Log

    func makeGtkWidgetController(context: Context) -> GtkHostingController<WritingBottom> {
      GtkHostingController(rootView: WritingBottom(clicks: $clicks, log: log))
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<WritingBottom>, context: Context) {}
  }

  struct LoggingOuter: View {
    @State private var clicks = 0
    let log: Log

    var body: some View {
      let _ = log.entries.append("outer body \(clicks)")
      Text("\(clicks) clicks")
      WritingRepresentable(clicks: $clicks, log: log)
      UpdateLogger(clicks: clicks, log: log)
    }
  }

  @Test("NH13 a write by an event of the inner host is one whole pass outside, and then one inside")
  func passesDoNotNest() async throws {
    let mounted = try await MountedView(LoggingOuter(log: log))
    #expect(log.entries == ["outer body 0", "outer update 0", "inner body 0"])
    log.entries = []
    try await mounted.click("Count inside")
    #expect(log.entries == ["action ends", "outer body 1", "outer update 1", "inner body 1"])
    log.entries = []
    try await mounted.click("Count inside")
    #expect(log.entries == ["action ends", "outer body 2", "outer update 2", "inner body 2"])
    #expect(mounted.shownClicks == ["2 clicks"])
    #expect(Diagnostics.recorded == [])
  }
}
