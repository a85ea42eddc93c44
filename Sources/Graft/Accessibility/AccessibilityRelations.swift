import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// What a view is in a pair of a label and what it is for. As SwiftUI documents it. Claim AX16.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// The pairs of labels and what they are for, by namespace and id.
@MainActor
private enum LabeledPairs {
  struct Key: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
  }

  @MainActor
  private struct Pair {
    var labels: [ObjectWatch] = []
    var contents: [ObjectWatch] = []

    var isGone: Bool { (labels + contents).allSatisfy { $0.object == nil } }
  }

  private static var pairs: [Key: Pair] = [:]
  /// How many there may be before those that are gone are looked for.
  private static var limit = 64

  /// Takes a widget into a pair, whose contents are called what its labels say from now on.
  static func add(_ widget: Widget, as role: AccessibilityLabeledPairRole, in key: Key) {
    var pair = pairs[key] ?? Pair()
    switch role {
    case .label: add(widget, to: &pair.labels)
    case .content: add(widget, to: &pair.contents)
    }
    pairs[key] = pair
    let labels = widgets(pair.labels)
    if !labels.isEmpty { for content in widgets(pair.contents) { Widget(content).setAccessibleLabels(labels) } }
    forgetGone()
  }

  private static func add(_ widget: Widget, to watches: inout [ObjectWatch]) {
    watches.removeAll { $0.object == nil }
    if !widgets(watches).contains(widget.widgetObject) { watches.append(ObjectWatch(widget)) }
  }

  private static func widgets(_ watches: [ObjectWatch]) -> [UnsafeMutablePointer<GtkWidget>] {
    watches.compactMap { $0.object.map { $0.object.cast() } }
  }

  private static func forgetGone() {
    guard pairs.count > limit else { return }
    pairs = pairs.filter { !$0.value.isGone }
    limit = max(64, 2 * pairs.count)
  }
}

/// One side of a pair.
private struct PairSide: @MainActor CarriedByWidgets {
  let role: AccessibilityLabeledPairRole
  let key: LabeledPairs.Key

  func apply(to widget: Widget) { LabeledPairs.add(widget, as: role, in: key) }
}

extension View {
  /// Pairs the view with another: the content is called what the label says. Both name the pair by an id in a namespace. As SwiftUI
  /// documents it. Claim AX16.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    AttributedView(
      content: self, attribute: PairSide(role: role, key: .init(namespace: namespace, id: AnyHashable(id))))
  }
}
