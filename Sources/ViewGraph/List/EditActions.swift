import Foundation

/// What the user may do to the elements of a bound collection. As SwiftUI documents it. Claim LS44.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  /// A set of actions by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving elements. Only for collections in which elements can be replaced.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Deleting elements. Only for collections that can be shortened.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// All that there are.
  public static var all: EditActions { [.move, .delete] }
}

/// The views of a bound collection, whose elements the user may edit in lists. As SwiftUI documents it.
public struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content

  /// The view of an element.
  public var body: some View { content }
}

extension EditableCollectionContent: GroupingView, ViewAround {
  package var viewInside: any View { content }
}

extension ForEach {
  /// Rows with a binding for each identifiable element of a bound collection, which the user may delete and move in a list as
  /// with `onDelete` and `onMove`: each time the binding is written once. Claims BI12, BI13 and LS44.
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Data == ElementBindings<Elements, ID>, Elements.Element: Identifiable, ID == Elements.Element.ID,
    Content == EditableCollectionContent<Row, Elements>
  {
    self.init(data) { EditableCollectionContent<Row, Elements>(content: content($0)) }
    edits = RowEdits(of: data, editActions)
  }

  /// The same for elements that a key path identifies. Claims BI12, BI13 and LS44.
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Row
  ) where Data == ElementBindings<Elements, ID>, Content == EditableCollectionContent<Row, Elements> {
    self.init(data, id: id) { EditableCollectionContent<Row, Elements>(content: content($0)) }
    edits = RowEdits(of: data, editActions)
  }
}

extension RowEdits {
  /// What changes a bound collection.
  fileprivate init<Elements: MutableCollection & RangeReplaceableCollection>(
    of data: Binding<Elements>, _ actions: EditActions<Elements>
  ) {
    if actions.contains(.delete) { delete = { data.wrappedValue.remove(atOffsets: $0) } }
    if actions.contains(.move) { move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
  }
}
