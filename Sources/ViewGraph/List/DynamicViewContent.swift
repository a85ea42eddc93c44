import Foundation

/// A view that makes views from the elements of a collection, as `ForEach` does. As SwiftUI documents it.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The elements of what is modified.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the user delete rows of a list: by the Delete key on the rows that are selected or have the focus, and in edit mode by
  /// a button before each row.
  ///
  /// The action is told which elements, by their offsets in `data`, and removes them itself: a list removes nothing. Without an
  /// action nothing can be deleted. Outside of lists it does nothing. As SwiftUI documents it. Claims LS29, LS30 and LS42.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    editedContent(onDelete: action)
  }

  /// Lets the user move rows of a list, by dragging and by Alt+Up and Alt+Down.
  ///
  /// The action is told which elements, by their offsets in `data`, and the offset before which they go, counted before anything
  /// is taken out, as `move(fromOffsets:toOffset:)` takes it; it moves them itself. Without an action nothing can be moved.
  /// Outside of lists it does nothing. As SwiftUI documents it. Claims LS33, LS35 and LS37.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    editedContent(onMove: action)
  }

  /// Content whose rows are deleted by an action.
  package func editedContent(onDelete action: ((IndexSet) -> Void)?) -> EditedContent<Self> {
    EditedContent(content: self) { $0.delete = action ?? $0.delete }
  }

  /// Content whose rows are moved by an action.
  package func editedContent(onMove action: ((IndexSet, Int) -> Void)?) -> EditedContent<Self> {
    EditedContent(content: self) { $0.move = action ?? $0.move }
  }
}

extension View {
  /// Whether the rows of this view cannot be deleted, though their `ForEach` has an action for that; the nearest wins. As SwiftUI
  /// documents it. Claim LS30.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { rowTraits { $0.isDeleteDisabled = isDisabled } }

  /// Whether the rows of this view cannot be moved, though their `ForEach` has an action for that; the nearest wins. Others may
  /// be moved past them. As SwiftUI documents it. Claim LS39.
  public func moveDisabled(_ isDisabled: Bool) -> some View { rowTraits { $0.isMoveDisabled = isDisabled } }

  /// Whether the rows of this view cannot be selected; the nearest wins. What is in them works. As SwiftUI documents it.
  /// Claim LS24.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    rowTraits { $0.isSelectionDisabled = isDisabled }
  }
}

/// Dynamic content whose rows the user may edit.
package struct EditedContent<Content: DynamicViewContent>: WrapperView, DynamicViewContent {
  package let content: Content
  let change: (inout RowEdits) -> Void

  package var data: Content.Data { content.data }

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { EditedContentNode(view, at: site) }
}

/// The node of such content.
private final class EditedContentNode<Content: DynamicViewContent>: RowTraitsWrapperNode<EditedContent<Content>>,
  RowTraitsChanging
{
  func change(_ traits: inout RowTraits) { view.change(&traits.edits) }
}
