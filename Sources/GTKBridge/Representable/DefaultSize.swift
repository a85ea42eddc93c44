import Foundation
import ViewGraph

/// Tells a representable that leaves its size to GTK for one proposal from one whose type always does.
@MainActor
package enum DefaultSize {
  private static var wasAsked = false

  /// What the protocol's own `sizeThatFits` gives.
  package static func ask() -> CGSize? {
    wasAsked = true
    return nil
  }

  /// Asks a view, and finds out whether the protocol's own function answered.
  static func answer(_ proposal: ProposedViewSize, at node: ViewNode, _ ask: () -> CGSize?) -> OwnSize {
    // A view may measure others before it answers.
    let outer = wasAsked
    defer { wasAsked = outer }
    wasAsked = false
    guard let size = ask() else { return wasAsked ? .neverOwn : .toolkit }
    if isPossible(size.width, for: proposal.width), isPossible(size.height, for: proposal.height) { return .size(size) }
    report(size, of: "sizeThatFits", at: node)
    return .toolkit
  }

  /// A size that a controller prefers, or none if it can be no widget's.
  static func usable(_ preferred: CGSize, at node: ViewNode) -> CGSize {
    if isPossible(preferred.width, for: nil), isPossible(preferred.height, for: nil) { return preferred }
    report(preferred, of: "preferredContentSize", at: node)
    return .zero
  }

  /// Whether a length can be a widget's. No widget has an infinite one, but a view that takes all the room there is
  /// answers so when it is offered any.
  private static func isPossible(_ length: CGFloat, for proposed: CGFloat?) -> Bool {
    (0...CGFloat.longestWidget).contains(length) || (length == .infinity && proposed == .infinity)
  }

  private static func report(_ size: CGSize, of function: String, at node: ViewNode) {
    Diagnostics.report(
      .invalidSize, at: node, place: function,
      """
      \(function) of \(node.viewType) is \(size.width) × \(size.height), which no widget can be; GTK's size is used. Each \
      length must be from 0 to \(Int(CGFloat.longestWidget)); only a proposal of infinity may be answered by it
      """)
  }
}
