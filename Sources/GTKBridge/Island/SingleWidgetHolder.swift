import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// Holds the widget of a view that needs no island, directly inside of another widget.
final class SingleWidgetHolder: LeafHolder {
  private unowned let outer: Widget
  private let embed: @MainActor (_ inside: Widget, _ outer: Widget) -> Void

  init(_ outer: Widget, embed: @escaping @MainActor (_ inside: Widget, _ outer: Widget) -> Void) {
    self.outer = outer
    self.embed = embed
  }

  func insert(_ leaf: any LeafNode, after previous: (any LeafNode)?) {
    guard let widget = (leaf.element as? ScreenElement)?.widget else { return }
    // An island would centre it.
    gtk_widget_set_halign(widget.widgetPointer, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget.widgetPointer, GTK_ALIGN_CENTER)
    embed(widget, outer)
    // As an island names the control around it.
    outer.setAccessibleLabels([widget.widgetPointer])
  }

  func move(_ leaf: any LeafNode, after previous: (any LeafNode)?) {}

  /// The outer widget is about to go, and takes it along.
  func remove(_ leaf: any LeafNode) {}

  var originInWindow: CGPoint { outer.widgetPointer.originInWindow }

  func layoutDidChange() { gtk_widget_queue_resize(outer.widgetPointer) }
}
