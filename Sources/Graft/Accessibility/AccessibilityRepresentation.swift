import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// That what is in an island is not there for the keyboard.
private struct OutOfReach: IslandEffect {
  func update(_ widget: Widget, _ coordinator: Void, environment: EnvironmentValues) {
    gtk_widget_set_can_focus(widget.widgetObject, 0)
  }
}

extension View {
  /// Gives the view the elements that another view has for assistive technologies, in place of its own. Of the other view nothing
  /// is shown, and pointer and keyboard do not reach it. As SwiftUI documents it. Claim AX15.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    let representation = representation()
    return accessibilityHidden(true).background {
      ModifiedItems(content: representation, modifier: OutOfReach()).opacity(0).allowsHitTesting(false)
    }
  }

  /// Adds the elements that other views have to those of this view, as children. Of the others nothing is shown, and pointer and
  /// keyboard do not reach them. As SwiftUI documents it.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    let children = children()
    return background { ModifiedItems(content: children, modifier: OutOfReach()).opacity(0).allowsHitTesting(false) }
  }
}
