import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// The track of a slider with its handle: a GtkScale.
struct SliderTrack: GtkWidgetRepresentable {
  @Binding var value: Double
  let bounds: ClosedRange<Double>
  /// The distance between the values that can be chosen; nil for any value.
  let step: Double?
  /// What the slider is called, if its label is a text.
  var name: String?
  let onEditingChanged: (Bool) -> Void

  func makeCoordinator() -> SliderCoordinator { SliderCoordinator(self) }

  func makeGtkWidget(context: Context) -> Widget {
    let scale = Widget(gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil))
    gtk_scale_set_draw_value(scale.scalePointer, 0)
    gtk_range_set_round_digits(scale.rangePointer, -1)
    gtk_widget_set_hexpand(scale.widgetObject, 1)
    context.coordinator.follow(scale)
    return scale
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.take(self)
    let range = gtkWidget.rangePointer
    gtk_range_set_range(range, bounds.lowerBound, bounds.upperBound)
    let increment = usableStep ?? (bounds.upperBound - bounds.lowerBound) / 100
    gtk_range_set_increments(range, increment, increment * 10)
    gtk_range_set_value(range, nearest(to: value))
    if let name { gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name) }
    gtkWidget.showSize(context.environment.controlSize)
    gtkWidget.setEnabled(context.environment.isEnabled)
  }

  /// The value within the bounds that lies on a step. What is no number counts as the least.
  func nearest(to value: Double) -> Double {
    guard !value.isNaN else { return bounds.lowerBound }
    let clamped = min(max(value, bounds.lowerBound), bounds.upperBound)
    guard let step = usableStep else { return clamped }
    let steps = ((clamped - bounds.lowerBound) / step).rounded()
    return min(bounds.lowerBound + steps * step, bounds.upperBound)
  }

  /// A step that is not positive counts as not given.
  private var usableStep: Double? { step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }
}

extension ClosedRange<Double> {
  /// The part with whose length GTK can compute: what is endless ends where numbers do.
  var computable: ClosedRange<Double> {
    let largest = Double.greatestFiniteMagnitude / 8
    return clamped(to: -largest...largest)
  }
}

/// What a slider keeps between updates.
@MainActor
final class SliderCoordinator: EditCoordinator<Double> {
  private var slider: SliderTrack
  private var isDragging = false

  init(_ slider: SliderTrack) {
    self.slider = slider
    super.init(slider.$value)
  }

  func take(_ slider: SliderTrack) {
    self.slider = slider
    value = slider.$value
  }

  func follow(_ scale: Widget) {
    scale.connect("value-changed") { [unowned self] in userDidMove($0.widget) }
    // The only sign of a drag's begin and end: the gesture is GtkRange's own.
    scale.connect("notify::css-classes") { [unowned self] in
      setDragging(gtk_widget_has_css_class($0.widget.widgetObject, "dragging") != 0)
    }
  }

  private func setDragging(_ isDragging: Bool) {
    guard self.isDragging != isDragging else { return }
    self.isDragging = isDragging
    slider.onEditingChanged(isDragging)
  }

  /// A key or the wheel begins and ends the editing at once.
  private func userDidMove(_ scale: Widget) {
    if !isDragging { slider.onEditingChanged(true) }
    let range = scale.rangePointer
    let chosen = slider.nearest(to: gtk_range_get_value(range))
    userDidEdit(chosen) { scale.show($0) }
    // The handle stays on the steps. This is heard as another move, to a value that is bound already.
    if chosen != gtk_range_get_value(range) { scale.show(chosen) }
    if !isDragging { slider.onEditingChanged(false) }
  }
}

extension Widget {
  fileprivate var scalePointer: UnsafeMutablePointer<GtkScale> {
    object.cast()
  }

  fileprivate var rangePointer: UnsafeMutablePointer<GtkRange> {
    object.cast()
  }

  fileprivate func show(_ value: Double) {
    withSignalsBlocked { gtk_range_set_value(rangePointer, value) }
  }
}
