import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// How tables look, and what keys do on their headers.
@Suite(.gtk) @MainActor
struct TableStyleTests {
  private static let size = CGSize(width: 400, height: 300)
  private let log = Log()

  private struct Styled: View {
    var headers = Visibility.automatic
    var isBordered = false
    var alternates = false

    var body: some View {
      Group {
        if isBordered { table.tableStyle(.bordered) } else { table.tableStyle(.inset) }
      }
      .tableColumnHeaders(headers)
      .alternatingRowBackgrounds(alternates ? .enabled : .disabled)
    }

    private var table: some View { Table(Fruit.some(5)) { TableColumn("Name", value: \.name) } }
  }

  @Test("TB21 headers are hidden, a bordered table has a frame, and every second row another background")
  func style() async throws {
    let mounted = try await MountedView(Styled(), size: Self.size)
    #expect(mounted.root.hasFrame == false)
    #expect(mounted.root.alternateRows == [])
    #expect(mounted.root.headerTexts == ["Name"])
    mounted.rootView = Styled(headers: .hidden, isBordered: true, alternates: true)
    await Settling.settle()
    #expect(mounted.root.hasFrame == true)
    #expect(mounted.root.alternateRows == ["fruit 1", "fruit 3"])
    #expect(gtk_widget_get_visible(try #require(mounted.root.headerRow).widget.widgetPointer) == 0)
    #expect(mounted.root.rowTexts.map(\.[0]) == (0..<5).map { "fruit \($0)" })
  }

  private struct Keys: View {
    let log: Log
    @State private var order: [KeyPathComparator<Fruit>] = []
    @State private var customization = TableColumnCustomization<Fruit>()
    @State private var selected: Int?

    var body: some View {
      VStack {
        Button("before") {}
        Table(
          Fruit.some(5), selection: noted($selected, in: log), sortOrder: $order, columnCustomization: $customization
        ) {
          TableColumn("Name", value: \.name).customizationID("a")
          TableColumn("Count", value: \.count) { Text("\($0.count)") }.customizationID("b")
        }
      }
    }
  }

  @Test(
    "TB22 headers are reached by Tab before the rows, Space and Return sort, and the Menu key opens the columns' menu")
  func keys() async throws {
    let mounted = try await MountedView(Keys(log: log), size: Self.size)
    try await mounted.press("Tab")
    try await mounted.press("space")
    await Settling.settle()
    #expect(mounted.root.arrows == ["Name up"])
    try await mounted.press("Tab")
    try await mounted.press("Return")
    await Settling.settle()
    #expect(mounted.root.arrows == ["Count up"])
    try await mounted.press("Menu")
    await Settling.settle()
    let items = mounted.root.all.filter { $0.role.nick == "menu-item-checkbox" && $0.isShown }
    #expect(items.map(\.name) == ["Name", "Count"])
    try await mounted.press("Escape")
    // Which header has the focus then is GTK's choice.
    gtk_widget_grab_focus(try #require(mounted.root.tableHeaders.last).widget.widgetPointer)
    try await mounted.press("Tab")
    try await mounted.press("space")
    #expect(log.take() == ["Optional(0)"])
  }
}

@MainActor
extension WidgetQuery {
  /// Whether there is a frame around the table.
  fileprivate var hasFrame: Bool? {
    all.first { $0.widget.typeName == "GtkScrolledWindow" }.map {
      gtk_scrolled_window_get_has_frame($0.widget.object.cast()) != 0
    }
  }

  /// What is written in the rows that look like every second.
  fileprivate var alternateRows: [String] {
    zip(listRows, rowLines).filter { gtk_widget_has_css_class($0.0.widget.widgetPointer, "graft-alternate") != 0 }
      .map(\.1)
  }
}
