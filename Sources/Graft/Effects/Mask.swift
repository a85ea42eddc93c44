import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// That a view is seen where another in its island is opaque.
struct Masking: IslandEffect {
  static var traits: IslandTraits { .isGroup }
}

/// That a view is only a mask.
struct MaskLayer: IslandEffect {
  static var traits: IslandTraits { [.isMask, .isGroup] }

  func update(_ widget: Widget, _ coordinator: Void, environment: EnvironmentValues) {
    gtk_widget_set_can_target(widget.widgetObject, 0)
    gtk_widget_set_can_focus(widget.widgetObject, 0)
  }
}

extension View {
  /// Shows the view where a mask is opaque, and weaker where it can be seen through; outside of it nothing (FX16). The mask is
  /// offered the view's size. It changes neither layout nor where the view is hit (FX17). As SwiftUI documents it.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    let layer = ZStack(alignment: alignment) {
      ModifiedItems(content: ZStack(alignment: alignment, content: mask), modifier: MaskLayer())
    }
    let masked = ModifiedItems(
      content: self, modifier: ItemLayer(layer, alignment: alignment, side: InFrontOfItem.self))
    return ModifiedItems(content: masked, modifier: Masking())
  }

  /// Shows the view where a mask is opaque.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}
