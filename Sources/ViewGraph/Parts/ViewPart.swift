/// One of the views that a view value stands for, as far as that is known without a node: those of a block, the branch that
/// was taken, the elements of a `ForEach`.
@MainActor
package struct ViewPart {
  /// What a part is for its container.
  package enum Role { case content, heading, footer }

  package let view: any View
  /// Tells the part from its siblings.
  package let key: AnyHashable
  package let role: Role
  /// The id of the element that the part shows, if it is that of a `ForEach`.
  package let elementID: ViewTag?

  package init(_ view: any View, key: AnyHashable, role: Role = .content, elementID: ViewTag? = nil) {
    (self.view, self.key, self.role, self.elementID) = (view, key, role, elementID)
  }
}

/// A view that stands for several others, or for none.
@MainActor
package protocol DividedView: View {
  var parts: [ViewPart] { get }
}

extension EmptyView: DividedView {
  package var parts: [ViewPart] { [] }
}

extension TupleView: DividedView {
  package var parts: [ViewPart] {
    var parts: [ViewPart] = []
    for view in repeat each content { parts.append(ViewPart(view, key: parts.count)) }
    return parts
  }
}

extension _ConditionalContent: DividedView {
  package var parts: [ViewPart] {
    switch branch {
    case .first(let view): [ViewPart(view, key: true)]
    case .second(let view): [ViewPart(view, key: false)]
    }
  }
}

extension Optional: DividedView where Wrapped: View {
  package var parts: [ViewPart] { map { [ViewPart($0, key: true)] } ?? [] }
}

extension ForEach: DividedView {
  package var parts: [ViewPart] {
    data.map { element in
      let id = rowID(element)
      return ViewPart(content(element), key: AnyHashable(id), elementID: ViewTag(id, includesOptional: true))
    }
  }
}

/// A view that modifies or erases one other.
@MainActor
package protocol ViewAround {
  var viewInside: any View { get }
}

extension AnyView: ViewAround {
  package var viewInside: any View { content }
}

extension ModifiedContent: ViewAround {
  package var viewInside: any View { content }
}

/// A view with a modifier that can be asked for.
@MainActor
package protocol ModifiedView: View {
  var anyModifier: any ViewModifier { get }
}

extension ModifiedContent: ModifiedView {
  package var anyModifier: any ViewModifier { modifier }
}
