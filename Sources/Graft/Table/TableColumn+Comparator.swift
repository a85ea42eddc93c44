import Foundation
import ViewGraph

/// Columns of texts that say how the table sorts by them. Claim TB8.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// A column of texts, by which the table sorts with a comparator. Claim TB8.
  public init<Comparator: SortComparator<String>>(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable, comparator: Comparator
  ) {
    self.init(text, sortedBy: KeyPathComparator(value, comparator: comparator), text: value)
  }

  /// A column of texts, by which the table sorts with a comparator. Claims TB8 and TX21.
  public init<Comparator: SortComparator<String>>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: Comparator
  ) {
    self.init(Text(titleKey), sortedBy: KeyPathComparator(value, comparator: comparator), text: value)
  }

  /// A column of texts, by which the table sorts with a comparator. Claim TB8.
  // A literal is a key.
  @_disfavoredOverload
  public init<Comparator: SortComparator<String>>(
    _ title: some StringProtocol, value: any KeyPath<RowValue, String> & Sendable, comparator: Comparator
  ) {
    self.init(Text(String(title)), sortedBy: KeyPathComparator(value, comparator: comparator), text: value)
  }
}
