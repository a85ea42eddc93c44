import CGTK
import Foundation
import GTKSupport

/// Where content is seen first along an axis, and what of it stays in sight when lengths become others.
@MainActor
package final class ScrollAnchoring {
  private static let name = "graft-scroll-anchoring"

  /// The adjustment owns this, so this is no reference.
  private let adjustment: UnsafeMutablePointer<GtkAdjustment>
  private let window: UnsafeMutablePointer<GtkWidget>
  private let repeating = RepeatedLayout()
  /// Shares of the content, from 0 to 1.
  private var initial: CGFloat?
  private var kept: CGFloat?
  private var isInitial = true
  private var isKept = true
  private var isSetting = false
  /// The first frame is over: after GTK's painting.
  private lazy var firstFrame = WakeSource(priority: 200) { [weak self] in self?.isInitial = false }

  private init(_ adjustment: UnsafeMutablePointer<GtkAdjustment>, in window: UnsafeMutablePointer<GtkWidget>) {
    (self.adjustment, self.window) = (adjustment, window)
    Signals.connect(adjustment, "changed") { [weak self] in self?.lengthsDidChange() }
    Signals.connect(adjustment, "value-changed") { [weak self] in self?.didScroll() }
  }

  /// What an adjustment is anchored by; nil where nothing was ever said.
  package static func of(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) -> ScrollAnchoring? {
    ObjectReference(retaining: adjustment.objectAddress).kept(name)
  }

  /// Anchors an adjustment of a scrolled window, or no longer.
  package static func anchor(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>, of window: UnsafeMutablePointer<GtkWidget>, initial: CGFloat?,
    sizeChanges: CGFloat?
  ) {
    let known = of(adjustment)
    guard known != nil || initial != nil || sizeChanges != nil else { return }
    let anchoring = known ?? ScrollAnchoring(adjustment, in: window)
    if known == nil { ObjectReference(retaining: adjustment.objectAddress).keep(anchoring, as: name) }
    (anchoring.initial, anchoring.kept) = (initial, sizeChanges)
  }

  /// Whether a share of the content stays in sight.
  package func keeps(_ share: CGFloat) -> Bool { isKept && kept == share }

  /// Whether anything does.
  var keepsAny: Bool { isKept && kept != nil || isInitial && initial != nil }

  private var room: Double {
    max(0, gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment))
  }

  private func isAt(_ share: CGFloat?) -> Bool {
    share.map { abs(gtk_adjustment_get_value(adjustment) - (room * $0).rounded()) < 1 } ?? false
  }

  private func lengthsDidChange() {
    guard !isSetting, gtk_adjustment_get_page_size(adjustment) > 0 else { return }
    if isInitial { firstFrame.wake() }
    guard let share = isInitial ? initial : isKept ? kept : nil else { return }
    let before = gtk_adjustment_get_value(adjustment)
    isSetting = true
    OwnScrolling.set(adjustment, to: (room * share).rounded())
    isSetting = false
    isKept = isAt(kept)
    if gtk_adjustment_get_value(adjustment) != before { layOutAgain() }
  }

  /// GTK tells of other lengths when it has given the content its place already.
  private func layOutAgain() {
    gtk_scrolled_window_get_child(window.cast()).flatMap(gtk_widget_get_first_child)
      .map { repeating.ask(for: $0) }
  }

  /// Somebody else has scrolled.
  private func didScroll() {
    guard !isSetting else { return }
    isInitial = isInitial && isAt(initial)
    isKept = isAt(kept)
  }
}
