import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// The track of a slider with its handle: a GtkScale.
struct SliderTrack: GtkWidgetRepresentable, @MainActor Animatable {
  @Binding var value: Double
  /// The value that is shown, which may be on its way.
  var shown = 0.0
  let bounds: ClosedRange<Double>
  /// The distance between the values that can be chosen; nil for any value.
  let step: Double?
  /// What the slider is called, if its label is a text.
  var name: String?
  /// What the value is called; nil for its number.
  var valueName: String?
  var marks: [SliderMark] = []
  /// The part of the bounds in which the handle is; nil for all.
  var enabledBounds: ClosedRange<Double>?
  /// Whether the track shows how much the value is.
  var isFilled = true
  let onEditingChanged: (Bool) -> Void

  /// The share of the bounds, in thousandths.
  var animatableData: Double {
    get { length > 0 ? (shown - bounds.lowerBound) / length * 1000 : 0 }
    set { if length > 0 { shown = bounds.lowerBound + newValue / 1000 * length } }
  }

  private var length: Double { bounds.upperBound - bounds.lowerBound }

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
    let former = context.coordinator.take(self)
    let range = gtkWidget.rangePointer
    gtk_range_set_range(range, bounds.lowerBound, bounds.upperBound)
    let increment = usableStep ?? length / 100
    gtk_range_set_increments(range, increment, increment * 10)
    gtk_range_set_value(range, context.coordinator.place(for: self))
    showDetails(in: gtkWidget, context.coordinator)
    // Also that the value is its number again.
    if (valueName ?? former.valueName) != nil { gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, valueName) }
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    gtkWidget.showControlLook(of: context.environment)
    gtkWidget.showClass("graft-thumbless", context.environment.sliderThumbVisibility == .hidden)
    gtkWidget.setEnabled(context.environment.isEnabled)
  }

  private func showDetails(in scale: Widget, _ coordinator: SliderCoordinator) {
    coordinator.show(marks, in: scale)
    gtk_scale_set_has_origin(scale.scalePointer, isFilled ? 1 : 0)
  }

  /// The part of the bounds in which the handle is.
  private var reach: ClosedRange<Double> { enabledBounds?.clamped(to: bounds) ?? bounds }

  /// The nearest value in which the handle can be. What is no number counts as the least.
  fileprivate func within(_ value: Double) -> Double {
    value.isNaN ? reach.lowerBound : min(max(value, reach.lowerBound), reach.upperBound)
  }

  /// The nearest such value that lies on a step, if there is one.
  func nearest(to value: Double) -> Double {
    let inside = within(value)
    guard let step = usableStep else { return inside }
    // A step is computed, and may lie beside a bound that it is meant to be.
    let tolerance = step / 1000
    let reachable = reach.lowerBound - tolerance...reach.upperBound + tolerance
    var chosen = onStep(inside, step)
    if !reachable.contains(chosen) { chosen += chosen < reachable.lowerBound ? step : -step }
    return reachable.contains(chosen) ? within(chosen) : inside
  }

  /// The nearest step to a value within the bounds.
  private func onStep(_ value: Double, _ step: Double) -> Double {
    let steps = ((value - bounds.lowerBound) / step).rounded()
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
  /// Whether the user has moved the handle: it does not go on to where it was on its way.
  private var isMovedByUser = false
  private var marks: [SliderMark] = []

  init(_ slider: SliderTrack) {
    self.slider = slider
    super.init(slider.$value)
  }

  /// Goes by this slider from now on. Returns the former one, which is the same at first.
  func take(_ slider: SliderTrack) -> SliderTrack {
    value = slider.$value
    return exchange(&self.slider, with: slider)
  }

  func show(_ marks: [SliderMark], in scale: Widget) {
    guard marks != self.marks else { return }
    self.marks = marks
    gtk_scale_clear_marks(scale.scalePointer)
    for mark in marks { mark.add(to: scale.scalePointer) }
  }

  /// Where the handle is: on its way to the value, unless the user has taken it.
  func place(for slider: SliderTrack) -> Double {
    let end = slider.nearest(to: slider.value)
    if slider.shown == slider.value { isMovedByUser = isDragging }
    return isMovedByUser || slider.shown == slider.value ? end : slider.within(slider.shown)
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
    // What the program changes next moves again.
    if !isDragging && slider.shown == slider.value { isMovedByUser = false }
    slider.onEditingChanged(isDragging)
  }

  /// A key or the wheel begins and ends the editing at once.
  private func userDidMove(_ scale: Widget) {
    isMovedByUser = true
    if !isDragging { slider.onEditingChanged(true) }
    let range = scale.rangePointer
    let chosen = slider.nearest(to: gtk_range_get_value(range))
    userDidEdit(chosen) { [unowned self] in scale.show(slider.nearest(to: $0)) }
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

private struct SliderThumbVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether sliders show their handles here.
  fileprivate var sliderThumbVisibility: Visibility {
    get { self[SliderThumbVisibilityKey.self] }
    set { self[SliderThumbVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Says whether the sliders in this view show the handle that the user moves. One that is hidden is moved all the same. As
  /// SwiftUI documents it. Claim CT46.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
