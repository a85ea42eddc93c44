import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The core of an island that belongs to the tree of a host around it.
final class InnerIslandCore: IslandCore {
  private weak var shownIsland: Island?

  init(widget: UnsafeMutablePointer<GtkWidget>, island: Island) {
    shownIsland = island
    super.init(widget: widget)
  }

  override var island: Island? { shownIsland }

  override var isInIsland: Bool { IslandWidgetType.core(of: gtk_widget_get_parent(widget)) != nil }

  /// Views have no area but that of their leaves, as if there were no island.
  override var coversWhatIsBehind: Bool { false }

  /// The control around the content stands where the text inside does. GTK wants a baseline inside of the widget.
  override func baselines(
    _ orientation: GtkOrientation, for length: Int, within size: (minimum: Int32, natural: Int32)
  ) -> (minimum: Int32, natural: Int32) {
    guard orientation == GTK_ORIENTATION_VERTICAL, namedControl != nil, let shownIsland else { return (-1, -1) }
    func baseline(_ height: CGFloat?, _ limit: Int32) -> Int32 {
      let proposal = ProposedViewSize(width: length < 0 ? nil : CGFloat(length), height: height)
      return shownIsland.firstBaseline(for: proposal).map { min(max(0, $0.pixels), limit) } ?? -1
    }
    return (baseline(0, size.minimum), baseline(nil, size.natural))
  }

  override func layoutDidChange() {
    super.layoutDidChange()
    nameControl()
  }
}
