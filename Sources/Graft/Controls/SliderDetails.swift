import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// What a slider has beside its track and labels.
@MainActor
struct SliderDetails {
  /// More marks than can be told apart on a screen are not drawn.
  private static let limit = 1_000
  /// Whether there is a tick is asked for no more steps than these, each time that the slider is made.
  private static let mostSteps = 100_000

  /// The places of the ticks, with their labels.
  var ticks: [(place: Double, label: AnyView?)] = []
  /// What the value is called, by the words of a view.
  var currentValueLabel: AnyView?
  /// The part of the bounds that the user can choose; nil for all.
  var enabledBounds: ClosedRange<Double>?
  /// Whether the value is neither little nor much somewhere in between, so that the track is not filled up to the handle.
  var hasNeutralValue = false

  mutating func take<Content: SliderTickContent>(_ content: Content) {
    ticks = content.body.prefix(Self.limit).map { ($0.place, $0.label) }
  }

  /// What is marked in some bounds, for the reader of a locale.
  func marks(in bounds: ClosedRange<Double>, _ locale: Locale) -> [SliderMark] {
    ticks.filter { bounds.contains($0.place) }.map { tick in
      SliderMark(place: tick.place, text: tick.label.flatMap { ViewTitle.name(of: $0, in: locale) })
    }
  }

  /// A tick for each step, as far as there is one.
  mutating func take<Value: BinaryFloatingPoint>(
    _ bounds: ClosedRange<Value>, _ step: Value.Stride, _ tick: (Value) -> SliderTick<Value>?
  ) where Value.Stride: BinaryFloatingPoint {
    guard step > 0, step.isFinite else { return }
    for value in stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).prefix(Self.mostSteps) {
      guard ticks.count < Self.limit else { return }
      if let tick = tick(value) { ticks.append((tick.place, tick.label)) }
    }
  }
}

/// A mark along the track of a slider.
struct SliderMark: Equatable {
  let place: Double
  let text: String?

  @MainActor
  func add(to scale: UnsafeMutablePointer<GtkScale>) {
    let markup = text.flatMap { g_markup_escape_text(CText.shown($0), -1) }
    gtk_scale_add_mark(scale, place, GTK_POS_BOTTOM, markup)
    g_free(markup)
  }
}
