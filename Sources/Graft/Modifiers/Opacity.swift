import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// How far a view is seen through.
struct Opacity: IslandEffect {
  let opacity: Double

  func update(_ widget: Widget, _ coordinator: Void, environment: EnvironmentValues) {
    // What is no number hides nothing.
    let shown = opacity.isNaN ? 1 : opacity
    gtk_widget_set_opacity(widget.widgetObject, shown)
    // What is behind a view that cannot be seen can be clicked.
    gtk_widget_set_can_target(widget.widgetObject, shown > 0 ? 1 : 0)
  }
}

/// That a view keeps its room, and is neither seen nor used.
struct Hiding: IslandEffect {
  static var isHidden: Bool { true }

  func update(_ widget: Widget, _ coordinator: Void, environment: EnvironmentValues) {
    gtk_widget_set_can_focus(widget.widgetObject, 0)
  }
}

extension View {
  /// Makes the view transparent, from 0 for what cannot be seen to 1 for what cannot be seen through.
  ///
  /// A view that cannot be seen takes no clicks: those behind it do. Views in a stack are seen through as one, and stay
  /// in front of each other; several views without a stack each for itself. As SwiftUI documents it.
  public func opacity(_ opacity: Double) -> some View {
    ModifiedItems(content: self, modifier: Opacity(opacity: opacity))
  }

  /// Hides the view: it keeps its room and its state, and takes no input. As SwiftUI documents it.
  public func hidden() -> some View { ModifiedItems(content: self, modifier: Hiding()) }
}
