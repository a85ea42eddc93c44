import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// How far a view is seen through.
struct Opacity: IslandEffect {
  let opacity: Double

  func update(_ widget: Widget, _ coordinator: Void, environment: EnvironmentValues) {
    // What is no number hides nothing.
    gtk_widget_set_opacity(widget.widgetPointer, opacity.isNaN ? 1 : opacity)
  }
}

/// That a view keeps its room, and is neither seen nor used.
struct Hiding: IslandEffect {
  static var isHidden: Bool { true }

  func update(_ widget: Widget, _ coordinator: Void, environment: EnvironmentValues) {
    gtk_widget_set_can_focus(widget.widgetPointer, 0)
  }
}

extension View {
  /// Makes the view transparent, from 0 for what cannot be seen to 1 for what cannot be seen through.
  ///
  /// Views in a stack are seen through as one, and stay in front of each other; several views without a stack each for
  /// itself. As SwiftUI documents it.
  public func opacity(_ opacity: Double) -> some View {
    ModifiedItems(content: self, modifier: Opacity(opacity: opacity))
  }

  /// Hides the view: it keeps its room and its state, and takes no input. As SwiftUI documents it.
  public func hidden() -> some View { ModifiedItems(content: self, modifier: Hiding()) }
}
