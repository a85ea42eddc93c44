import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// What a view is in a pair of a label and what it is for. As SwiftUI documents it. Claim AX16.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// What a view is to others.
private struct RelatedView: @MainActor CarriedByWidgets {
  let place: RelatedPlace
  let relation: Relation

  var speech: Speech? { Speech() }

  static func == (one: Self, other: Self) -> Bool { one.place == other.place && one.relation === other.relation }

  func apply(to widget: Widget) { relation.relate(widget, in: place) }
}

private struct Relating: ViewModifier {
  let place: RelatedPlace
  @State private var relation = Relation()

  func body(content: Content) -> some View {
    AttributedView(content: content, attribute: RelatedView(place: place, relation: relation))
  }
}

/// What views are to each other for assistive technologies. As SwiftUI documents it.
extension View {
  /// Pairs the view with another: the content is called what the label says. Both name the pair by an id in a namespace. Claim
  /// AX16.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { related(as: role == .label ? .label : .content, id, namespace) }

  /// Links the view with others, wherever they are: assistive technologies are told of a way from each to the others. All name
  /// the group by an id in a namespace. Claim AX16.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    related(as: .linked, id, namespace)
  }

  private func related(
    as side: RelatedPlace.Side, _ id: some Hashable, _ namespace: Namespace.ID
  ) -> some View {
    modifier(Relating(place: RelatedPlace(side: side, namespace: namespace, id: AnyHashable(id))))
  }

  /// Has the view read before those beside it whose priority is less, which is zero where nothing is said; equal ones come in
  /// their order. Assistive technologies are told what comes after what: where views are, and where Tab leads, stays. Claim AX10.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    attributed(.sortPriority(sortPriority))
  }
}
