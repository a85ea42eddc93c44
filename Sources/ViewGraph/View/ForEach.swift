/// A view for each element of a collection; a row follows the id of its element (ID16 to ID18).
///
/// In a list and in lazy containers elements are read as their rows are built. A change of the data is looked for by reading the
/// ids, from both ends inwards, unless the data are the same array or a range; in other containers all elements are read, and
/// their ids hashed (DT1 to DT4).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// The elements.
  public var data: Data { elements.data }
  let elements: ComparedElements<Data>
  /// Makes the view of an element. It runs outside the parent's body, and each row is tracked on its own (OB9).
  public let content: (Data.Element) -> Content

  let rowID: (Data.Element) -> ID
  /// Whether the data came as a constant range, whose rows stay as first built (ID23).
  let isConstantRange: Bool
  /// What the user may do to the elements in a list.
  var edits = RowEdits()

  /// Rows for elements identified by a key path.
  // A binding to a collection is a collection too: the initialisers for bound collections must win, whose rows find
  // their elements by id (BI12, BI13).
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, rowID: ElementID.at(id), isConstantRange: false, content: content)
  }

  init(
    _ data: Data, rowID: @escaping (Data.Element) -> ID, isConstantRange: Bool,
    content: @escaping (Data.Element) -> Content
  ) {
    elements = ComparedElements(data)
    self.rowID = rowID
    self.isConstantRange = isConstantRange
    self.content = content
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Rows for identifiable elements.
  // As above: for `$items` the initialisers for bound collections must win.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, rowID: ElementID.own(), isConstantRange: false, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Rows for a range that never changes.
  ///
  /// A later range of another length is reported as `nonConstantRange`, and the rows stay as first built (ID23); use
  /// `ForEach(_:id:content:)` for a range that changes.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, rowID: ElementID.number, isConstantRange: true, content: content)
  }
}

extension ForEach {
  /// Rows for the elements of a bound collection, each with a binding to its element (BI12, BI13).
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == ElementBindings<Elements, ID> {
    self.init(
      ElementBindings(data, id: ElementID.at(id)), rowID: Data.elementID, isConstantRange: false,
      content: { content($0.binding) })
  }

  /// Rows for identifiable elements of a bound collection, each with a binding to its element (BI12, BI13).
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == ElementBindings<Elements, ID>, Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(
      ElementBindings(data, id: ElementID.own()), rowID: Data.elementID, isConstantRange: false,
      content: { content($0.binding) })
  }
}

/// One row of a `ForEach`: a component of its own, so that what a row reads re-evaluates that row alone.
struct ForEachRow<Element, Content: View>: View {
  // First, so that its place does not depend on the element's type.
  var content: (Element) -> Content
  let element: Element

  var body: Content { content(element) }
}
