import Foundation
import ViewGraph

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column of texts, by which the table sorts as people do: "item2" is before "item10". Claims TB2 and TB8.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(text, sortedBy: KeyPathComparator(value, comparator: LocalizedStandardComparator()), text: value)
  }

  /// A column of texts, by which the table sorts as people do: "item2" is before "item10". Claims TB2 and TB8.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(
      Text(titleKey), sortedBy: KeyPathComparator(value, comparator: LocalizedStandardComparator()), text: value)
  }

  /// A column of texts, by which the table sorts as people do: "item2" is before "item10". Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text { self.init(LocalizedStringKey(titleResource), value: value) }

  /// A column of texts, by which the table sorts as people do: "item2" is before "item10". Claims TB2 and TB8.
  // A literal is a key.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(
      Text(String(title)), sortedBy: KeyPathComparator(value, comparator: LocalizedStandardComparator()), text: value)
  }

  /// A column whose view shows more than the text by which the table sorts. Claims TB2 and TB8.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(text, sortedBy: KeyPathComparator(value, comparator: LocalizedStandardComparator()), cell: content)
  }

  /// A column whose view shows more than the text by which the table sorts. Claims TB2 and TB8.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(
      Text(titleKey), sortedBy: KeyPathComparator(value, comparator: LocalizedStandardComparator()), cell: content)
  }

  /// A column whose view shows more than the text by which the table sorts. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) { self.init(LocalizedStringKey(titleResource), value: value, content: content) }

  /// A column whose view shows more than the text by which the table sorts. Claims TB2 and TB8.
  // A literal is a key.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, value: any KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(
      Text(String(title)), sortedBy: KeyPathComparator(value, comparator: LocalizedStandardComparator()), cell: content)
  }

  /// A column by whose values the table sorts. Claim TB2.
  public init<Value: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(text, sortedBy: KeyPathComparator(value), cell: content)
  }

  /// A column by whose values the table sorts. Claim TB2.
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), sortedBy: KeyPathComparator(value), cell: content)
  }

  /// A column by whose values the table sorts. Claim TX21.
  @_disfavoredOverload
  public init<Value: Comparable>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) { self.init(LocalizedStringKey(titleResource), value: value, content: content) }

  /// A column by whose values the table sorts. Claim TB2.
  // A literal is a key.
  @_disfavoredOverload
  public init<Value: Comparable>(
    _ title: some StringProtocol, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(String(title)), sortedBy: KeyPathComparator(value), cell: content)
  }

  /// A column by whose values the table sorts, those that are nil before all others. Claims TB2 and TB8.
  public init<Value: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, Value?> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(text, sortedBy: KeyPathComparator(value), cell: content)
  }

  /// A column by whose values the table sorts, those that are nil before all others. Claims TB2 and TB8.
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Value?> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), sortedBy: KeyPathComparator(value), cell: content)
  }

  /// A column by whose values the table sorts, those that are nil before all others. Claim TX21.
  @_disfavoredOverload
  public init<Value: Comparable>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, Value?> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) { self.init(LocalizedStringKey(titleResource), value: value, content: content) }

  /// A column by whose values the table sorts, those that are nil before all others. Claims TB2 and TB8.
  // A literal is a key.
  @_disfavoredOverload
  public init<Value: Comparable>(
    _ title: some StringProtocol, value: any KeyPath<RowValue, Value?> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(String(title)), sortedBy: KeyPathComparator(value), cell: content)
  }

  /// A column by whose values the table sorts with a comparator. Claim TB8.
  public init<Value, Comparator: SortComparator<Value>>(
    _ text: Text, value: any KeyPath<RowValue, Value> & Sendable, comparator: Comparator,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(text, sortedBy: KeyPathComparator(value, comparator: comparator), cell: content)
  }

  /// A column by whose values the table sorts with a comparator. Claim TB8.
  public init<Value, Comparator: SortComparator<Value>>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable, comparator: Comparator,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), sortedBy: KeyPathComparator(value, comparator: comparator), cell: content)
  }

  /// A column by whose values the table sorts with a comparator. Claim TX21.
  @_disfavoredOverload
  public init<Value, Comparator: SortComparator<Value>>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, Value> & Sendable, comparator: Comparator,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) { self.init(LocalizedStringKey(titleResource), value: value, comparator: comparator, content: content) }

  /// A column by whose values the table sorts with a comparator. Claim TB8.
  // A literal is a key.
  @_disfavoredOverload
  public init<Value, Comparator: SortComparator<Value>>(
    _ title: some StringProtocol, value: any KeyPath<RowValue, Value> & Sendable, comparator: Comparator,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(String(title)), sortedBy: KeyPathComparator(value, comparator: comparator), cell: content)
  }
}

extension TableColumn where Sort: SortComparator<RowValue>, Label == Text {
  /// A column by which the table sorts with a comparator of its rows' values. Claim TB8.
  public init(
    _ text: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(text, sortedBy: comparator, cell: content)
  }

  /// A column by which the table sorts with a comparator of its rows' values. Claim TB8.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), sortedBy: comparator, cell: content)
  }

  /// A column by which the table sorts with a comparator of its rows' values. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) { self.init(LocalizedStringKey(titleResource), sortUsing: comparator, content: content) }

  /// A column by which the table sorts with a comparator of its rows' values. Claim TB8.
  // A literal is a key.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(String(title)), sortedBy: comparator, cell: content)
  }
}
