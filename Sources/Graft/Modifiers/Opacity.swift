import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// Views that are seen through as one.
struct TranslucentView<Content: View>: IslandGroup {
  let content: Content
  let opacity: Double

  func update(_ widget: Widget, _ coordinator: Void, environment: EnvironmentValues) {
    // What is no number hides nothing.
    gtk_widget_set_opacity(widget.widgetPointer, opacity.isNaN ? 1 : opacity)
  }
}

/// Views that keep their room, and are neither seen nor used.
struct HiddenView<Content: View>: IslandGroup {
  let content: Content

  static var isHidden: Bool { true }

  func update(_ widget: Widget, _ coordinator: Void, environment: EnvironmentValues) {
    gtk_widget_set_can_focus(widget.widgetPointer, 0)
  }
}

extension View {
  /// Makes the view transparent, from 0 for what cannot be seen to 1 for what cannot be seen through.
  ///
  /// Views in front of each other stay so: they are seen through as one. Several views without a stack around them are
  /// stacked. As SwiftUI documents it.
  public func opacity(_ opacity: Double) -> some View { TranslucentView(content: self, opacity: opacity) }

  /// Hides the view: it keeps its room and its state, and takes no input. As SwiftUI documents it.
  public func hidden() -> some View { HiddenView(content: self) }
}
