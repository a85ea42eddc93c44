/// Something that views say of the rows of a list that they are, such as a background.
@MainActor
package protocol RowTraitKey {
  associatedtype Value
  /// What counts where nobody says anything.
  static var defaultValue: Value { get }
}

/// All that is said of one row: in the row, or around it up to its list. It is no part of layout, and what is said around several
/// rows counts for each. Claim LS2.
@MainActor
package struct RowTraits {
  private var values: [ObjectIdentifier: Any] = [:]
  package var isDeleteDisabled = false
  package var isMoveDisabled = false
  package var isSelectionDisabled = false
  /// What the user may do to the elements of the `ForEach` that the row is of.
  var edits = RowEdits()
  /// The innermost section around.
  package fileprivate(set) var section: ObjectIdentifier?
  /// What the row is in its section.
  package fileprivate(set) var role = RowRole.row

  package init() {}

  package subscript<Key: RowTraitKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Takes what a view says that was not built.
  fileprivate mutating func take(saidBy view: any View) {
    for case let saying as any RowTraitsSaying in ViewOption.layers(of: view) { saying.change(&self) }
  }

  package var canDelete: Bool { edits.delete != nil && !isDeleteDisabled }

  package var canMove: Bool { edits.move != nil && !isMoveDisabled }

  /// Whether something can be dropped before and after the row.
  package var takesDrops: Bool { edits.insert != nil }

  package var canEdit: Bool { canDelete || canMove }
}

/// What a row of a list is in its section.
package enum RowRole { case row, header, footer }

/// A view that says something of the rows that it is.
package struct RowTraitsView<Content: View>: WrapperView {
  package let content: Content
  /// Says it, after all that is said around.
  let change: (inout RowTraits) -> Void
  /// Whether the rows are those of one section.
  var isSection = false

  /// A view that says something of its rows.
  package init(content: Content, change: @escaping (inout RowTraits) -> Void) {
    (self.content, self.change) = (content, change)
  }

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { RowTraitsNode(view, at: site) }
}

extension View {
  /// Says something of the rows of a list that this view is. What is said nearer to a row comes later, and so wins.
  package func rowTraits(_ change: @escaping (inout RowTraits) -> Void) -> RowTraitsView<Self> {
    RowTraitsView(content: self, change: change)
  }

  /// Says that this view is the header or footer of a section, for which nothing counts that is said around the section.
  package func rowRole(_ role: RowRole) -> RowTraitsView<Self> {
    rowTraits {
      let section = $0.section
      $0 = RowTraits()
      ($0.section, $0.role) = (section, role)
    }
  }

  /// Says that the rows of this view are one section.
  package func rowSection() -> RowTraitsView<Self> {
    var view = RowTraitsView(content: self) { _ in }
    view.isSection = true
    return view
  }
}

/// A node that says something of the rows of a list below it.
@MainActor
protocol RowTraitsChanging: ViewNode {
  func change(_ traits: inout RowTraits)
}

/// A view that says something of the rows that it is, where there is no node of it.
@MainActor
private protocol RowTraitsSaying {
  var change: (inout RowTraits) -> Void { get }
}

extension RowTraitsView: RowTraitsSaying {}

/// The node of a view around others that says something of the rows that they are: its list is told when it says it anew.
class RowTraitsWrapperNode<Wrapper: WrapperView>: WrapperNode<Wrapper> {
  override func mount(_ phase: inout EvaluatePhase) {
    marks.insert(.saysOfRows)
    super.mount(&phase)
    enclosingList?.rowTraitsDidChange()
  }

  override func update(_ newView: Wrapper, _ phase: inout EvaluatePhase) {
    super.update(newView, &phase)
    enclosingList?.rowTraitsDidChange()
  }
}

/// The node of such a view.
final class RowTraitsNode<Content: View>: RowTraitsWrapperNode<RowTraitsView<Content>>, RowTraitsChanging {
  func change(_ traits: inout RowTraits) {
    view.change(&traits)
    if view.isSection { traits.section = ObjectIdentifier(self) }
  }
}

extension ListRowsNode {
  /// What is said of the row at a position. Of a row that was never shown, what is said in bodies inside of it is not known.
  package func traits(at position: Int) -> RowTraits {
    place(at: position).map { $0.section.traits(at: $0.index, asksContent: true) } ?? RowTraits()
  }

  /// What is said of a row beside others, without asking for the content of one that was never shown; nil where there is none.
  package func traitsBeside(_ position: Int) -> RowTraits? {
    place(at: position).map { $0.section.traits(at: $0.index, asksContent: false) }
  }
}

extension ListSection {
  /// What is said around all rows of the section.
  var traitsAround: RowTraits {
    var traits = RowTraits()
    sayAround(&traits)
    return traits
  }

  /// What is said of a row.
  fileprivate func traits(at index: Int, asksContent: Bool) -> RowTraits {
    var traits = traitsAround
    if let inside = innerNode(at: index) {
      inside.sayBelow(&traits)
    } else if asksContent, let view = innerView(at: index) {
      traits.take(saidBy: view)
    }
    return traits
  }

  /// What the section is of, the outermost first. What may be done to the elements of a `ForEach` is not said of the elements of
  /// another one inside of it.
  private func sayAround(_ traits: inout RowTraits) {
    // Without closures, as each row that is shown is asked (page Cost).
    var around: [ViewNode] = []
    var next: ViewNode? = (self as? ListRowNode)?.root?.parent ?? self
    while let node = next, !node.isEndOfTraits {
      if node.marks.contains(.saysOfRows) { around.append(node) }
      next = node.parent
    }
    var ofElement: RowEdits?
    for node in around.reversed() {
      if node is any RowNode { ofElement = exchange(&traits.edits, with: RowEdits()) }
      (node as? any RowTraitsChanging)?.change(&traits)
      guard let elements = node as? any RowElements else { continue }
      traits.edits = traits.edits.completed(by: elements.edits)
      ofElement = nil
    }
    if let ofElement, traits.role == .row { traits.edits = ofElement }
  }
}

extension ViewNode {
  /// Whether what is said around this node is not said of the rows in it: those of a form inside of a section are the form's.
  fileprivate var isEndOfTraits: Bool { (self as? ListRowsNode)?.keepsAllRows == false }

  /// What is said by the one view that this node is.
  fileprivate func sayBelow(_ traits: inout RowTraits) {
    if marks.contains(.saysOfRows) { (self as? any RowTraitsChanging)?.change(&traits) }
    #if DEBUG
      let holdsItems = self is any ItemContainer || embeddedIsland != nil || embeddedRows != nil
      precondition(marks.contains(.holdsItems) == holdsItems, "\(path): what holds items has its mark")
    #endif
    viewOfRowBelow?.sayBelow(&traits)
  }
}
