import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Section NH: when the inner host runs, what type its controller has, and how it ends.
@Suite(.gtk) @MainActor
struct NestedHostingOrderTests {
  /// Writes down the order of updates and bodies.
  @MainActor
  final class Log {
    var entries: [String] = []
  }

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

    func updateGtkWidgetController(_ controller: GtkHostingController<LoggingBottom>, context: Context) {
      log.entries.append("update begins")
      controller.rootView = LoggingBottom(clicks: clicks, log: log)
      log.entries.append("update ends")
    }
  }

  @Test("NH12 the inner host evaluates after the outer update, in the same settle, and nothing is reported")
  func innerAfterOuter() async throws {
    let log = Log()
    let mounted = try await MountedView(Outer { LoggingRepresentable(clicks: $0.wrappedValue, log: log) })
    #expect(log.entries == ["update begins", "update ends", "inner body 0"])
    log.entries = []
    try await mounted.click("Click me")
    #expect(log.entries == ["update begins", "update ends", "inner body 1"])
    #expect(mounted.shownClicks == ["1 clicks"])
    #expect(Diagnostics.recorded == [])
  }

  struct LoggingBoundBottom: View {
    @Binding var clicks: Int
    let log: Log
    var body: some View {
      let _ = log.entries.append("inner \(clicks)")
      Button("Count inside") {
        clicks += 1
        log.entries.append("action ends")
      }
    }
  }

  struct LoggingBoundRepresentable: GtkWidgetControllerRepresentable {
    @Binding var clicks: Int
    let log: Log
    func makeGtkWidgetController(context: Context) -> GtkHostingController<LoggingBoundBottom> {
      GtkHostingController(rootView: LoggingBoundBottom(clicks: $clicks, log: log))
    }
    func updateGtkWidgetController(_ controller: GtkHostingController<LoggingBoundBottom>, context: Context) {}
  }

  struct LoggingOuter: View {
    @State private var clicks = 0
    let log: Log
    var body: some View {
      let _ = log.entries.append("outer \(clicks)")
      LoggingBoundRepresentable(clicks: $clicks, log: log)
    }
  }

  @Test("NH13 a write by an event of the inner host evaluates both hosts, the outer first, after the event")
  func passesDoNotNest() async throws {
    let log = Log()
    let mounted = try await MountedView(LoggingOuter(log: log))
    log.entries = []
    try await mounted.click("Count inside")
    #expect(log.entries == ["action ends", "outer 1", "inner 1"])
  }

  struct Leaving: View {
    @State private var isShown = true
    let log: Log
    var body: some View {
      Button("Leave") { isShown = false }
      if isShown { LeavingRepresentable(log: log) }
    }
  }

  struct LeavingBottom: View {
    let log: Log
    var body: some View { Text("inside").onDisappear { log.entries.append("disappears") } }
  }

  struct LeavingRepresentable: GtkWidgetControllerRepresentable {
    let log: Log

    func makeCoordinator() -> Log { log }
    func makeGtkWidgetController(context: Context) -> GtkHostingController<LeavingBottom> {
      GtkHostingController(rootView: LeavingBottom(log: log))
    }
    func updateGtkWidgetController(_ controller: GtkHostingController<LeavingBottom>, context: Context) {}
    static func dismantleGtkWidgetController(
      _ controller: GtkHostingController<LeavingBottom>, coordinator: Log
    ) {
      coordinator.entries.append("dismantle")
    }
  }

  @Test("NH14 (part) when the representable leaves, it is dismantled once and what it hosted disappears once")
  func leaving() async throws {
    let log = Log()
    let mounted = try await MountedView(Leaving(log: log))
    #expect(log.entries == [])
    try await mounted.click("Leave")
    #expect(log.entries.sorted() == ["disappears", "dismantle"])
    await mounted.close()
    #expect(log.entries.count == 2)
  }

  /// Erases the type of its controller, as the source text does, and casts it back to a type that it has not.
  struct ErasedRepresentable: GtkWidgetControllerRepresentable {
    let clicks: Int
    let castsRight: Bool
    let memory: Memory

    func makeGtkWidgetController(context: Context) -> GtkWidgetController {
      GtkHostingController(rootView: Bottom(clicks: clicks, memory: memory))
    }

    func updateGtkWidgetController(_ controller: GtkWidgetController, context: Context) {
      if castsRight {
        (controller as? GtkHostingController<Bottom>)?.rootView = Bottom(clicks: clicks, memory: memory)
      } else {
        (controller as? GtkHostingController<AnyView>)?.rootView = AnyView(Bottom(clicks: clicks, memory: memory))
      }
    }
  }

  @Test("NH6 an erased controller needs a cast, and a cast that fails freezes the value silently")
  func erasedType() async throws {
    let memory = Memory()
    let right = try await MountedView(
      Outer { ErasedRepresentable(clicks: $0.wrappedValue, castsRight: true, memory: memory) })
    try await right.click("Click me")
    #expect(right.shownClicks == ["1 clicks"])
    await right.close()
    let wrong = try await MountedView(
      Outer { ErasedRepresentable(clicks: $0.wrappedValue, castsRight: false, memory: memory) })
    try await wrong.click("Click me")
    #expect(wrong.shownClicks == ["0 clicks"])
  }

  /// Pushes a root view of another type for each odd number.
  struct AlternatingRepresentable: GtkWidgetControllerRepresentable {
    let clicks: Int
    let memory: Memory

    func makeGtkWidgetController(context: Context) -> GtkHostingController<AnyView> {
      GtkHostingController(rootView: root)
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<AnyView>, context: Context) {
      controller.rootView = root
    }

    private var root: AnyView {
      let bottom = Bottom(clicks: clicks, memory: memory)
      return clicks % 2 == 0 ? AnyView(bottom) : AnyView(Group { bottom })
    }
  }

  @Test("NH7 root views of alternating type reset the hosted state with each change")
  func alternatingTypes() async throws {
    let memory = Memory()
    let mounted = try await MountedView(Outer { AlternatingRepresentable(clicks: $0.wrappedValue, memory: memory) })
    try await mounted.click("Mark")
    try await mounted.click("Report")
    try await mounted.click("Click me")
    try await mounted.click("Report")
    #expect(memory.reports == [1, 0])
    #expect(mounted.shownClicks == ["1 clicks"])
  }

  /// A host in a representable in a host in a representable.
  struct Deep<Inner: View>: GtkWidgetControllerRepresentable {
    let inner: Inner

    func makeGtkWidgetController(context: Context) -> GtkHostingController<Inner> {
      GtkHostingController(rootView: inner)
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<Inner>, context: Context) {
      controller.rootView = inner
    }
  }

  @Test("NH21 two joins deep, a binding and a pushed root view arrive within one settle")
  func twoDeep() async throws {
    let bound = try await MountedView(Outer { Deep(inner: BindingRepresentable(clicks: $0)) })
    try await bound.click("Click me")
    #expect(bound.shownClicks == ["1 clicks"])
    await bound.close()
    let memory = Memory()
    let pushed = try await MountedView(
      Outer { Deep(inner: PushingRepresentable(clicks: $0.wrappedValue, memory: memory)) })
    try await pushed.click("Click me")
    #expect(pushed.shownClicks == ["1 clicks"])
  }
}
