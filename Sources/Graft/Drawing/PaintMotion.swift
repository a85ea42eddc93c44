import ViewGraph

/// What a text or an image is painted with: it moves to another paint in an animated update (MO50, MO51).
///
/// Where there is nothing between two paints, as between a colour and a gradient, the newer one is there at once.
@MainActor
struct PaintMotion {
  /// What was taken last; nil for the theme's colour for text.
  @Seldom private var latest: ShapePaint?
  private var isKnown = false
  private var course: PaintCourse?

  init() {}

  /// What is shown of the paint that was taken last.
  func shown(of latest: ShapePaint?) -> ShapePaint? { course?.shown ?? latest }

  /// Takes a paint that is there at once.
  mutating func take(_ paint: ShapePaint?) {
    stop()
    note(paint)
  }

  private mutating func note(_ paint: ShapePaint?) { (latest, isKnown) = (paint, true) }

  /// Takes a paint in an update that may be animated; `redraw` is called in each frame that shows another one.
  mutating func move(
    to paint: ShapePaint?, in environment: EnvironmentValues, at node: ViewNode, _ redraw: @escaping () -> Void
  ) {
    let end = MovingPaint(paint, in: environment)
    let start = MovingPaint(latest, in: environment).withShadows(as: end)
    let hasWay = isKnown && end.paint.hasForm(of: start.paint)
    note(paint)
    guard hasWay else { return stop() }
    let course = course ?? PaintCourse()
    self.course = course
    (course.latest, course.redraw) = (end.paint, redraw)
    course.show(node.moved(to: end, from: start, keptBy: course) { course.advance(to: $0) })
  }

  private mutating func stop() {
    course?.isOver = true
    course = nil
  }
}

/// What keeps the motion of a paint.
@MainActor
private final class PaintCourse {
  var latest: ShapePaint?
  /// What is shown; nil for the latest.
  private(set) var shown: ShapePaint?
  var redraw: (() -> Void)?
  /// Whether something else is shown.
  var isOver = false

  func show(_ moved: MovingPaint) { shown = moved.paint == latest ? nil : moved.paint }

  func advance(to moved: MovingPaint) {
    if isOver { return }
    show(moved)
    redraw?()
  }
}

private struct MovingPaint {
  private(set) var paint: ShapePaint
  /// What colours of the theme are in numbers.
  private let environment: EnvironmentValues

  init(_ paint: ShapePaint?, in environment: EnvironmentValues) {
    (self.paint, self.environment) = (paint ?? ShapePaint(.color(.primary)), environment)
  }

  /// Shadows that come and go are there and gone at once, while the colours move.
  func withShadows(as other: MovingPaint) -> MovingPaint {
    guard paint.shadows.map(\.isInner) != other.paint.shadows.map(\.isInner) else { return self }
    var result = self
    result.paint.shadows = other.paint.shadows
    return result
  }
}

extension MovingPaint: @MainActor Animatable {
  var animatableData: AnimatableArray<Double> {
    get { AnimatableArray(paint.numbers(in: environment)) }
    set {
      var rest = newValue.elements[...]
      paint.take(&rest, in: environment)
    }
  }
}
