import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// Whether a view takes what the pointer does.
struct HitTesting: IslandEffect {
  let isAllowed: Bool

  func update(_ widget: Widget, _ coordinator: Void, environment: EnvironmentValues) {
    gtk_widget_set_can_target(widget.widgetObject, isAllowed ? 1 : 0)
  }
}

extension View {
  /// Lets clicks, scrolling and hovering through to what is behind the view and all that is in it, or not; the keyboard still
  /// reaches it (FX18). As SwiftUI documents it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    ModifiedItems(content: self, modifier: HitTesting(isAllowed: enabled))
  }
}
