import CGTK
import Foundation
import Graft
import GraftTesting
import TestSupport

/// What the rows of tables in tests show.
struct Fruit: Identifiable, Equatable {
  let id: Int
  var name: String
  var count: Int
  var weight: Double?

  /// As many as wanted, by their numbers.
  static func some(_ count: Int) -> [Fruit] { (0..<count).map { Fruit(id: $0, name: "fruit \($0)", count: $0 * 10) } }
}

@MainActor
extension WidgetQuery {
  /// What has the headers of a table.
  var headerRow: FoundWidget? {
    guard let table = all.first(where: { $0.widget.typeName == "GtkColumnView" }) else { return nil }
    return table.content.all.first { $0.parent == table.widget }
  }

  /// The headers of a table that are shown, in order.
  var tableHeaders: [FoundWidget] {
    guard let header = headerRow else { return [] }
    return header.content.all.filter {
      $0.parent == header.widget && gtk_widget_get_visible($0.widget.widgetPointer) != 0
    }
    .sorted { $0.frame.minX < $1.frame.minX }
  }

  /// What is written in the headers.
  var headerTexts: [String] {
    tableHeaders.map { $0.content.all.first { $0.widget.typeName == "GtkLabel" }?.text ?? "" }
  }

  /// What is written in the cells of each row, by where they are.
  var cellTexts: [[String]] {
    listRows.map { row in
      row.content.all.filter { $0.role == .label }.sorted { $0.frame.minX < $1.frame.minX }.map(\.text)
    }
  }

  /// How wide the columns are.
  var columnWidths: [Int] { tableHeaders.map { Int(gtk_widget_get_allocated_width($0.widget.widgetPointer)) } }

  /// The headers with an arrow, and where it points.
  var arrows: [String] {
    zip(tableHeaders, headerTexts).compactMap { header, text in
      let classes = header.content.all.filter { $0.widget.cssName == "sort-indicator" }.flatMap(\.widget.styleClasses)
      return classes.contains("ascending") ? text + " up" : classes.contains("descending") ? text + " down" : nil
    }
  }
}

extension FoundWidget {
  @MainActor
  fileprivate var parent: Widget? { gtk_widget_get_parent(widget.widgetPointer).map { Widget($0) } }
}

@MainActor
extension Widget {
  fileprivate var cssName: String { String(cString: gtk_widget_get_css_name(widgetPointer)) }

  fileprivate var styleClasses: [String] {
    guard let names = gtk_widget_get_css_classes(widgetPointer) else { return [] }
    defer { g_strfreev(names) }
    return sequence(state: 0) { index -> String? in
      defer { index += 1 }
      return names[index].map { String(cString: $0) }
    }.map { $0 }
  }
}

@MainActor
extension MountedView {
  /// Clicks the header with a title.
  func clickHeader(_ title: String) async throws {
    let index = root.headerTexts.firstIndex(of: title) ?? 0
    try await root.tableHeaders[index].click()
    await Settling.settle()
  }
}
