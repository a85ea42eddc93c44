import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Widgets with views inside, and controls, that other code destroys or takes out behind the runtime's back.
@Suite(.gtk) @MainActor
struct LostContainerTests {
  enum Kind: String, CaseIterable, Sendable {
    case button = "GtkButton"
    case scroll = "GtkScrolledWindow"
    case list = "GtkListView"
    case field = "GtkEntry"
    case toggle = "GtkCheckButton"
    case slider = "GtkScale"
    case host = "GraftHostingWidget"
  }

  private let log = Log()

  // A check button with the focus that is disposed of is warned of by GTK itself, also in a program in C.
  @Test(
    "a control or a container that other code takes out is reported once, and what was inside ends with its view",
    .gtk(allowing: "gtk_widget_set_state_flags: assertion"), arguments: Kind.allCases, LostWidgetTests.Deed.allCases)
  func containerIsLost(_ kind: Kind, _ deed: LostWidgetTests.Deed) async throws {
    let mounted = try await MountedView(
      Page(kind: kind, rows: ["a", "b"], isShown: true, log: log), size: CGSize(width: 300, height: 300))
    try commit(deed, on: kind, in: mounted.root)
    await Settling.settle()
    #expect(mounted.root.texts == ["before", "after"])
    for rows in [["b", "a", "c"], [], ["d"]] {
      mounted.rootView = Page(kind: kind, rows: rows, isShown: true, log: log)
      await Settling.settle()
      #expect(mounted.root.texts == ["before", "after"])
    }
    mounted.rootView = Page(kind: kind, rows: ["d"], isShown: false, log: log)
    await Settling.settle()
    #expect(Diagnostics.recorded.map(\.kind) == [.lostWidget])
    #expect(log.entries.filter { $0 == "make" }.count == log.entries.filter { $0 == "dismantle" }.count)
    mounted.rootView = Page(kind: kind, rows: ["e"], isShown: true, log: log)
    await Settling.settle()
    #expect(mounted.root.all.dropFirst().contains { $0.widget.typeName == kind.rawValue })
    #expect(Diagnostics.recorded.count == 1)
  }

  @Test(
    "a row's widget that other code takes out of scroll content, a list, a button or a nested host is left out",
    arguments: [Kind.scroll, .list, .button, .host], LostWidgetTests.Deed.allCases)
  func rowIsLost(_ kind: Kind, _ deed: LostWidgetTests.Deed) async throws {
    let mounted = try await MountedView(
      Page(kind: kind, rows: ["a", "b", "c"], isShown: true, log: log), size: CGSize(width: 300, height: 300))
    try lose(deed, "b", in: mounted.root)
    await Settling.settle()
    for rows in [["c", "b", "a"], ["a", "x", "b"], ["b"], ["b", "y"]] {
      mounted.rootView = Page(kind: kind, rows: rows, isShown: true, log: log)
      await Settling.settle()
      #expect(mounted.root.texts == ["before"] + rows.filter { $0 != "b" } + ["after"])
    }
    mounted.rootView = Page(kind: kind, rows: ["y"], isShown: true, log: log)
    await Settling.settle()
    mounted.rootView = Page(kind: kind, rows: ["y", "b"], isShown: true, log: log)
    await Settling.settle()
    #expect(mounted.root.texts == ["before", "y", "b", "after"])
    #expect(Diagnostics.recorded.map(\.kind) == [.lostWidget])
  }

  private func lose(_ deed: LostWidgetTests.Deed, _ text: String, in root: WidgetQuery) throws {
    let label = try root.find(text: text).widget
    gtk_widget_unparent(label.widgetPointer)
    if deed == .dispose { g_object_run_dispose(label.pointer) }
  }

  private func commit(_ deed: LostWidgetTests.Deed, on kind: Kind, in root: WidgetQuery) throws {
    let widget = try #require(root.all.dropFirst().first { $0.widget.typeName == kind.rawValue }).widget
    // A list view lies in a scrolled window, which is the view's widget.
    let own = kind == .list ? Widget(gtk_widget_get_parent(widget.widgetPointer)!) : widget
    gtk_widget_unparent(own.widgetPointer)
    if deed == .dispose { g_object_run_dispose(own.pointer) }
  }
}

private struct Page: View {
  let kind: LostContainerTests.Kind
  let rows: [String]
  let isShown: Bool
  let log: Log

  var body: some View {
    VStack {
      Text("before")
      if isShown { content }
      Text("after")
    }
  }

  private var labels: some View { ForEach(rows, id: \.self) { LoggedLabel(text: $0, log: log) } }

  @ViewBuilder private var content: some View {
    switch kind {
    case .button: Button(action: {}) { labels }
    case .scroll: ScrollView { VStack { labels } }
    case .list: List { labels }
    case .field: TextField("", text: .constant(rows.joined()))
    case .toggle: Toggle(rows.joined(), isOn: .constant(rows.count == 1))
    case .slider: Slider(value: .constant(Double(rows.count)), in: 0...9)
    case .host: HostedRows(rows: rows, log: log)
    }
  }
}

private struct HostedRows: GtkWidgetControllerRepresentable {
  let rows: [String]
  let log: Log

  private var rowsView: RowsView { RowsView(rows: rows, log: log) }

  func makeGtkWidgetController(context: Context) -> GtkHostingController<RowsView> {
    GtkHostingController(rootView: rowsView)
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<RowsView>, context: Context) {
    controller.rootView = rowsView
  }
}

private struct RowsView: View {
  let rows: [String]
  let log: Log

  var body: some View {
    VStack { ForEach(rows, id: \.self) { LoggedLabel(text: $0, log: log) } }
  }
}
