import Foundation
import Threads

extension View {
  /// Runs an action when enough of the view has come into what can be seen of the scroll view around it, and when no longer:
  /// `threshold` is a share of the view, from 0 to 1. Where the view is not seen at first, nothing runs. Lists, and views that
  /// nothing around scrolls, tell nothing. Claim SC30.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool?.self) { proxy in
      MainThread.assumeIsolated { proxy.scrolled?.isSeen(by: threshold) }
    } action: { old, new in
      if let new, new || old == true { action(new) }
    }
  }
}

extension ScrolledPlace {
  /// Whether at least a share of the view can be seen, and anything of it.
  fileprivate func isSeen(by threshold: Double) -> Bool { frame.isSeen(by: threshold, in: visible) }
}

extension CGRect {
  /// Whether at least a share of this, from 0 to 1, and anything of it, is in what can be seen.
  func isSeen(by threshold: Double, in visible: CGRect) -> Bool {
    let seen = intersection(visible)
    guard !seen.isNull, width > 0, height > 0, seen.width > 0, seen.height > 0 else { return false }
    return seen.width * seen.height >= width * height * min(max(threshold, 0), 1) - 0.01
  }
}
