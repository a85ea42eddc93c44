import Foundation
import ViewGraph

/// A column of a table: its title, the view of each row's value, and how it sorts. As SwiftUI documents it.
///
/// The view is made for rows that GTK shows, and again when the row's value has changed. Claims TB1, TB2 and TB13.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What sorts the rows by this column; `Never` where nothing does.
  public typealias TableColumnSortComparator = Sort

  private let title: Text
  private let comparator: Sort?
  private let content: @MainActor (RowValue) -> Content
  /// Where the text is that each row shows, if that is all that it shows.
  private var textPath: AnyKeyPath?
  private var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  private var customizationID: String?
  private var defaultVisibility = Visibility.automatic
  private var disabledBehavior: TableColumnCustomizationBehavior = []

  init(_ title: Text, sortedBy comparator: Sort?, cell content: @escaping @MainActor (RowValue) -> Content) {
    (self.title, self.comparator, self.content) = (title, comparator, content)
  }

  /// The runtime's requirement.
  public func _add(to columns: inout _TableColumns) {
    let views = TableColumnViews(content: content, textPath: textPath, alignment: alignment)
    columns.add {
      TableColumnValue(
        id: $0, title: title, comparator: comparator, views: views, width: width, customizationID: customizationID,
        defaultVisibility: defaultVisibility, disabledBehavior: disabledBehavior)
    }
  }
}

extension TableColumn where Content == Text {
  init(_ title: Text, sortedBy comparator: Sort?, text path: any KeyPath<RowValue, String> & Sendable) {
    self.init(title, sortedBy: comparator) { Text($0[keyPath: path]) }
    textPath = path
  }
}

extension TableColumn {
  /// Has the column always a width, in pixels, which the user cannot change; nil is a column's own. Claim TB11.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }

  /// Has the column a width to begin with, in pixels, and bounds between which the user may change it by a drag of its header's
  /// edge. Without an ideal width it shares what other columns leave with those that have none either. Claim TB11.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.width = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
    return column
  }

  /// Has the user hide, show and move the column in a table with a `columnCustomization`, which knows it by an id that no other
  /// column of the table has. Claim TB14.
  public func customizationID(_ id: String) -> TableColumn {
    var column = self
    column.customizationID = id
    return column
  }

  /// Whether the column is shown as long as no customization says so. Claim TB17.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    var column = self
    column.defaultVisibility = visibility
    return column
  }

  /// What the user cannot do to the column. Claim TB17.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn {
    var column = self
    column.disabledBehavior = behavior
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column that does not sort. Claim TB2.
  public init(
    _ text: Text, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(text, sortedBy: nil, cell: content)
  }

  /// A column that does not sort. Claim TB2.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), sortedBy: nil, cell: content)
  }

  /// A column that does not sort. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) { self.init(LocalizedStringKey(titleResource), content: content) }

  /// A column that does not sort. Claim TB2.
  // A literal is a key.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(String(title)), sortedBy: nil, cell: content)
  }
}
