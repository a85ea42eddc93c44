import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A rectangle, or the border of one, in a style.
struct StyleFill<Style: ShapeStyle>: GtkWidgetRepresentable {
  let style: Style
  /// The width of the border in pixels; nil to fill the whole.
  var border: CGFloat?

  func makeGtkWidget(context: Context) -> DrawingWidget {
    let widget = DrawingWidget(role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
    widget.setSize(CGSize(width: 10, height: 10), isResizable: true)
    return widget
  }

  func updateGtkWidget(_ gtkWidget: DrawingWidget, context: Context) {
    let color = style._color(over: context.environment.foregroundColor)
    // What is below a border can be clicked, and what is below a colour that cannot be seen.
    gtk_widget_set_can_target(gtkWidget.widgetObject, border == nil && color.isSeen ? 1 : 0)
    gtkWidget.draw { [border] drawing in
      for part in rectangles(drawing.bounds, border) { drawing.fill(part, with: color) }
    }
  }
}

/// The four sides of a border, or the whole rectangle.
private func rectangles(_ whole: CGRect, _ border: CGFloat?) -> [CGRect] {
  guard let border else { return [whole] }
  let width = border.isNaN ? 0 : min(max(border, 0), whole.width / 2, whole.height / 2)
  let (upper, rest) = whole.divided(atDistance: width, from: .minYEdge)
  let (lower, middle) = rest.divided(atDistance: width, from: .maxYEdge)
  let (left, right) = (
    middle.divided(atDistance: width, from: .minXEdge).slice, middle.divided(atDistance: width, from: .maxXEdge).slice
  )
  return [upper, lower, left, right]
}
