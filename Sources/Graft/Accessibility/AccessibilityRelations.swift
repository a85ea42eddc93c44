import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// What a view is in a pair of a label and what it is for. As SwiftUI documents it. Claim AX16.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// The views that are related to each other, by namespace and id.
@MainActor
private enum RelatedViews {
  struct Key: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
  }

  enum Side { case label, content, linked }

  @MainActor
  private struct Group {
    private var members: [Side: [ObjectWatch]] = [:]

    var isGone: Bool { members.values.joined().allSatisfy { !$0.isAlive } }

    mutating func add(_ widget: Widget, as side: Side) {
      members[side, default: []].removeAll { !$0.isAlive }
      if !widgets(side).contains(widget.widgetObject) { members[side]?.append(ObjectWatch(widget)) }
    }

    private func widgets(_ side: Side) -> [UnsafeMutablePointer<GtkWidget>] {
      members[side]?.compactMap(\.widget) ?? []
    }

    /// The contents are called what the labels say, and from each that is linked there is a way to the others.
    func tell() {
      let (labels, linked) = (widgets(.label), widgets(.linked))
      if !labels.isEmpty { for content in widgets(.content) { Widget(content).setAccessibleLabels(labels) } }
      for member in linked { AccessibleFlow.setLinked(linked.filter { $0 != member }, of: Widget(member)) }
    }
  }

  private static var groups: [Key: Group] = [:]
  /// How many there may be before those that are gone are looked for.
  private static var limit = 64

  static func add(_ widget: Widget, as side: Side, in key: Key) {
    groups[key, default: Group()].add(widget, as: side)
    groups[key]?.tell()
    forgetGone()
  }

  private static func forgetGone() {
    guard groups.count > limit else { return }
    groups = groups.filter { !$0.value.isGone }
    limit = max(64, 2 * groups.count)
  }
}

/// What a view is to others.
private struct RelatedView: @MainActor CarriedByWidgets {
  let side: RelatedViews.Side
  let key: RelatedViews.Key

  func apply(to widget: Widget) { RelatedViews.add(widget, as: side, in: key) }
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

  private func related(as side: RelatedViews.Side, _ id: some Hashable, _ namespace: Namespace.ID) -> some View {
    AttributedView(
      content: self, attribute: RelatedView(side: side, key: .init(namespace: namespace, id: AnyHashable(id))))
  }

  /// Has the view read before those beside it whose priority is less, which is zero where nothing is said; equal ones come in
  /// their order. Assistive technologies are told what comes after what: where views are, and where Tab leads, stays. Claim AX10.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    attributed(.sortPriority(sortPriority))
  }
}
