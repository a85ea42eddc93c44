import GTKSupport

/// What a leaf is on the screen that is a widget.
package class ScreenElement: IslandItem {
  package let widget: Widget
  /// Those who follow the focus.
  final var focusWatches: [FocusWatch] = []

  init(widget: Widget) {
    self.widget = widget
    super.init()
    MadeWidgets.observer?(widget)
  }

  final override var child: Widget? { widget }
}
