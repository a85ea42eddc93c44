import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// A host in a plain window, and what stays when its root view is another one.
@Suite(.gtk) @MainActor
struct HostingInPlaceTests {
  @Test("HC1 in a plain GTK window a view renders, and its actions, state and updates work")
  func plainWindowWorks() async throws {
    let controller = GtkHostingController(rootView: ClickCounter(title: "a", log: Log()))
    let window = PlainWindow()
    await window.show(controller.widget.widgetPointer)
    #expect(window.content.texts == ["a 0", "Add"])
    try await window.content.find(role: .button).click()
    try await window.content.find(role: .button).click()
    #expect(window.content.texts == ["a 2", "Add"])
    window.destroy()
  }

  @Test("a host builds once as it comes into a window that is not open, and appears after the first layout")
  func buildsBeforeTheWindowOpens() async throws {
    let log = Log()
    let host = GtkHostingWidget(rootView: ClickCounter(title: "a", log: log))
    #expect(log.take() == [])
    let window = PlainWindow()
    gtk_window_set_child(window.pointer, host.widgetPointer)
    #expect(log.take() == ["coordinator", "make", "update label a"])
    gtk_window_present(window.pointer)
    await Settling.settle()
    #expect(log.take() == ["appear"])
    window.destroy()
  }

  @Test("a host that comes into an open window builds in the next cycle")
  func buildsInTheNextCycle() async throws {
    let log = Log()
    let window = PlainWindow()
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    await window.show(box)
    let host = GtkHostingWidget(rootView: ClickCounter(title: "a", log: log))
    gtk_box_append(box.cast(), host.widgetPointer)
    #expect(log.take() == [])
    await Settling.settle()
    #expect(log.take() == ["coordinator", "make", "update label a", "appear"])
    window.destroy()
  }

  @Test("HC3 another root view of the type updates in place: state stays, nothing appears or is made")
  func newRootViewUpdatesInPlace() async throws {
    let log = Log()
    let mounted = try await MountedView(ClickCounter(title: "a", log: log))
    try await mounted.root.find(role: .button).click()
    #expect(log.take() == ["coordinator", "make", "update label a", "appear"])
    mounted.rootView = ClickCounter(title: "b", log: log)
    await Settling.settle()
    #expect(mounted.root.texts == ["b 1", "Add"])
    #expect(log.entries == ["update label b"])
  }

  @Test("HC6 with AnyView the same type inside keeps its state, another one builds the tree anew")
  func anyViewFollowsItsType() async throws {
    let log = Log()
    let mounted = try await MountedView(AnyView(ClickCounter(title: "a", log: log)))
    try await mounted.root.find(role: .button).click()
    mounted.rootView = AnyView(ClickCounter(title: "b", log: log))
    await Settling.settle()
    #expect(mounted.root.texts == ["b 1", "Add"])
    _ = log.take()
    mounted.rootView = AnyView(ClickCounter(title: "c", log: log).padding(1))
    await Settling.settle()
    #expect(mounted.root.texts == ["c 0", "Add"])
    #expect(log.entries.filter { $0 == "make" }.count == 1)
    #expect(log.entries.filter { $0 == "dismantle" }.count == 1)
  }

  @Test("HC7 another id around the root view resets all state in the tree")
  func anotherIDResets() async throws {
    let log = Log()
    let mounted = try await MountedView(ClickCounter(title: "a", log: log).id(1))
    try await mounted.root.find(role: .button).click()
    mounted.rootView = ClickCounter(title: "a", log: log).id(1)
    await Settling.settle()
    #expect(mounted.root.texts == ["a 1", "Add"])
    mounted.rootView = ClickCounter(title: "a", log: log).id(2)
    await Settling.settle()
    #expect(mounted.root.texts == ["a 0", "Add"])
    #expect(log.entries.filter { $0 == "make" }.count == 2)
  }
}

/// Counts clicks in a state, and shows the title by a representable, too.
private struct ClickCounter: View {
  let title: String
  let log: Log
  @State private var count = 0

  init(title: String, log: Log) { (self.title, self.log) = (title, log) }

  var body: some View {
    VStack {
      Text("\(title) \(count)")
      Button("Add") { count += 1 }
      HiddenLabel(text: title, log: log)
    }
    .onAppear { log.note("appear") }
    .onDisappear { log.note("disappear") }
  }
}

/// A widget that shows nothing and logs.
private struct HiddenLabel: GtkWidgetRepresentable {
  let text: String
  let log: Log

  func makeCoordinator() -> LogCoordinator {
    log.note("coordinator")
    return LogCoordinator(log)
  }

  func makeGtkWidget(context: Context) -> Widget {
    log.note("make")
    return Widget(typeName: "GtkImage")
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { log.note("update label \(text)") }

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: LogCoordinator) {
    coordinator.log.note("dismantle")
  }
}
