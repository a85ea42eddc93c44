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
  static func answer(_ ask: () -> CGSize?) -> OwnSize {
    // A view may measure others before it answers.
    let outer = wasAsked
    defer { wasAsked = outer }
    wasAsked = false
    if let size = ask() { return .size(size) }
    return wasAsked ? .neverOwn : .toolkit
  }
}
