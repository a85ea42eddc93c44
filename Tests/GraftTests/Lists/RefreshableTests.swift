import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Views that are loaded anew.
@Suite(.gtk) @MainActor
struct RefreshableTests {
  private static let size = CGSize(width: 300, height: 300)
  private let log = Log()

  /// Ends what waits for it.
  @MainActor
  private final class Gate {
    var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async { await withCheckedContinuation { waiting.append($0) } }

    func open() async {
      for waiter in waiting { waiter.resume() }
      waiting = []
      await Settling.settle()
    }
  }

  private struct Caller: View {
    let log: Log
    @Environment(\.refresh) private var refresh

    var body: some View {
      Button(refresh == nil ? "none" : "refresh") {
        Task {
          await refresh?()
          log.note("returned")
        }
      }
    }
  }

  private struct Page: View {
    let log: Log
    let gate: Gate
    @State private var isThere = true

    var body: some View {
      VStack {
        Button("leave") { isThere = false }
        if isThere {
          List {
            Text("row")
            Button("use") { log.note("used") }
            Caller(log: log)
          }
          .refreshable {
            log.note("begin")
            await gate.wait()
            log.note("end \(Task.isCancelled)")
          }
        }
        Caller(log: log)
      }
    }
  }

  @Test("LS59 views inside call the action, which runs once at a time, and is cancelled when the view disappears")
  func action() async throws {
    let gate = Gate()
    let mounted = try await MountedView(Page(log: log, gate: gate), size: Self.size)
    #expect(mounted.root.all.contains { $0.name == "none" })
    for _ in 0..<2 { try await mounted.root.find(role: .button, name: "refresh").click() }
    #expect(log.take() == ["begin"])
    await gate.open()
    #expect(log.take() == ["end false", "returned", "returned"])
    try await mounted.root.find(role: .button, name: "refresh").click()
    try await mounted.root.find(role: .button, name: "leave").click()
    await gate.open()
    #expect(log.take().prefix(2) == ["begin", "end true"])
  }

  @Test("LS60 Ctrl+R and F5 load a list anew; a spinner is there until that is done, and the rows are of use")
  func keys() async throws {
    let gate = Gate()
    let mounted = try await MountedView(Page(log: log, gate: gate), size: Self.size)
    func spins() -> Bool { mounted.root.all.contains { $0.widget.typeName == "GtkSpinner" && $0.isShown } }
    for key in ["F5", "ctrl+r"] {
      #expect(!spins())
      try await mounted.press(key)
      #expect(log.take() == ["begin"])
      #expect(spins())
      try await mounted.root.find(role: .button, name: "use").click()
      #expect(log.take() == ["used"])
      await gate.open()
      #expect(log.take() == ["end false"])
    }
    #expect(!spins())
  }

  private struct Scrolled: View {
    let log: Log
    var takesKey = false

    var body: some View {
      ScrollView {
        VStack {
          ForEach(0..<2, id: \.self) { _ in ScrollView { Text("inner").frame(height: 300) }.frame(height: 100) }
          if takesKey { Button("own") { log.note("own") }.keyboardShortcut("r") }
          Text("text").frame(height: 500)
        }
      }
      .refreshable { log.note("begin") }
    }
  }

  @Test("MN29 the keys load anew whatever scrolls, and a control of the program comes first")
  func scrollViews() async throws {
    let mounted = try await MountedView(Scrolled(log: log), size: Self.size)
    try await mounted.press("F5")
    try await mounted.press("ctrl+r")
    #expect(log.take() == ["begin", "begin"] && Diagnostics.recorded == [])
    let other = try await MountedView(Scrolled(log: log, takesKey: true), size: Self.size)
    try await other.press("ctrl+r")
    #expect(log.take() == ["own"] && Diagnostics.recorded == [])
  }

  private struct Two: View {
    let log: Log

    var body: some View {
      HStack {
        ForEach(["left", "right"], id: \.self) { name in
          List { Button(name) {} }.refreshable { log.note(name) }
        }
      }
    }
  }

  @Test("LS60 of two lists that with the focus is loaded anew, else the first")
  func focused() async throws {
    let mounted = try await MountedView(Two(log: log), size: Self.size)
    for name in ["right", "left"] {
      gtk_widget_grab_focus(try mounted.root.find(role: .button, name: name).widget.widgetPointer)
      try await mounted.press("F5")
      #expect(log.take() == [name] && Diagnostics.recorded == [])
    }
  }

  private struct Program: Scene {
    let log: Log

    var body: some Scene {
      WindowGroup("Program") { List { Button("row") {} }.refreshable { log.note("begin") } }
        .commands { CommandMenu("Tools") { Button("Run") { log.note("run") }.keyboardShortcut("r") } }
    }
  }

  @Test("MN29 an item of a menu of the program has the key before what scrolls")
  func menu() async throws {
    try await ShownScenes.with(Program(log: log)) {
      let window = WidgetQuery(root: try ShownScenes.window("Program"))
      try await window.find(role: .button, name: "row").press("r", modifiers: .control)
      #expect(log.take() == ["run"])
      try await window.find(role: .button, name: "row").press("F5")
      #expect(log.take() == ["begin"])
    }
  }

  /// A finger goes down, and is lifted somewhere else: told by GTK's own gesture, which may be cancelled.
  private func pull(_ mounted: MountedView<some View>, _ distance: CGVector, isCancelled: Bool = false) async throws {
    let window = try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" }).widget
    for controller in window.controllers where controller.isA(gtk_gesture_drag_get_type()) {
      Emission.emit("drag-begin", of: controller, [10.0, 10.0])
      if isCancelled { Emission.emit("cancel", of: controller, []) }
      Emission.emit("drag-end", of: controller, [Double(distance.dx), Double(distance.dy)])
    }
    await Settling.settle()
  }

  @Test("LS60 a finger that pulls at the top loads anew, and none that pulls little, elsewhere, or sideways")
  func touch() async throws {
    let mounted = try await MountedView(Scrolled(log: log), size: Self.size)
    for (distance, isCancelled) in [((0.0, 63.0), false), ((80, 70), false), ((0, -200), false), ((0, 200), true)] {
      try await pull(mounted, CGVector(dx: distance.0, dy: distance.1), isCancelled: isCancelled)
    }
    #expect(log.take() == [])
    try await pull(mounted, CGVector(dx: 5, dy: 64))
    #expect(log.take() == ["begin"])
    await mounted.scroll(to: 10)
    try await pull(mounted, CGVector(dx: 0, dy: 200))
    #expect(log.take() == [])
  }

  private struct Pages: View {
    let log: Log

    var body: some View {
      NavigationStack {
        List { NavigationLink("next") { Text("page") } }.refreshable { log.note("begin") }
      }
    }
  }

  @Test("LS60 a list on a page that another one covers is not loaded anew")
  func covered() async throws {
    let mounted = try await MountedView(Pages(log: log), size: Self.size)
    try await mounted.press("F5")
    #expect(log.take() == ["begin"])
    try await mounted.root.find(role: .button, name: "next").click()
    try await mounted.press("F5")
    #expect(log.take() == [])
  }
}
