import CGTK
import Foundation
import GTKBridge
import GTKSupport
import Paths
import ViewGraph

/// One change of how a view is painted.
nonisolated enum VisualStep: Equatable, Sendable {
  case opacity(Double)
  case blur(CGFloat, Bool)
  case color(ColorEffect.Change)
  case offset(CGSize)
  case scale(CGSize, UnitPoint)
  case turn(Angle, UnitPoint)
  case spatialTurn(SpatialTurn)
  case projection(ProjectionTransform)
}

/// Changes of how a view is painted, the innermost first.
nonisolated public struct _VisualSteps: Equatable, Sendable {
  let steps: [VisualStep]
}

/// The changes of a view, which may be on their way.
struct VisualChange: Equatable {
  var steps: [VisualStep]
  /// That by which these are reached from others; none for at once.
  var animation: Animation?

  static func == (left: VisualChange, right: VisualChange) -> Bool { left.steps == right.steps }
}

// MARK: - Numbers

extension VisualStep {
  /// What there is something between of.
  var numbers: [Double] {
    get {
      switch self {
      case .opacity(let opacity): [opacity]
      case .blur(let radius, _): [Double(radius)]
      case .color(let change): [change.amount]
      case .offset(let offset): [offset.width, offset.height].map { Double($0) }
      case .scale(let scale, _): [scale.width, scale.height].map { Double($0) }
      case .turn(let angle, _): [angle.radians]
      case .spatialTurn(let turn): turn.numbers
      case .projection: []
      }
    }
    set {
      guard newValue.count == numbers.count else { return }
      switch self {
      case .opacity: self = .opacity(newValue[0])
      case .blur(_, let isOpaque): self = .blur(newValue[0], isOpaque)
      case .color(var change):
        change.amount = newValue[0]
        self = .color(change)
      case .offset: self = .offset(CGSize(width: newValue[0], height: newValue[1]))
      case .scale(_, let anchor): self = .scale(CGSize(width: newValue[0], height: newValue[1]), anchor)
      case .turn(_, let anchor): self = .turn(.radians(newValue[0]), anchor)
      case .spatialTurn(var turn):
        turn.numbers = newValue
        self = .spatialTurn(turn)
      case .projection: break
      }
    }
  }

  /// Whether each number is one: what is not changes nothing (FX37).
  fileprivate var isUsable: Bool { numbers.allSatisfy(\.isFinite) }
}

extension VisualChange: @MainActor Animatable {
  /// The numbers of all steps.
  var animatableData: AnimatableArray<Double> {
    get { AnimatableArray(steps.flatMap(\.numbers)) }
    set {
      var rest = newValue.elements[...]
      for index in steps.indices {
        let count = steps[index].numbers.count
        if rest.count >= count { steps[index].numbers = Array(rest.prefix(count)) }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// The steps at a share of the way to others of the same kinds; those others where there are none between.
  func mixed(with other: VisualChange, by share: Double) -> VisualChange {
    guard steps.map(\.numbers.count) == other.steps.map(\.numbers.count) else { return other }
    var between = other
    for (index, step) in steps.enumerated() {
      between.steps[index].numbers = zip(step.numbers, other.steps[index].numbers).map { $0 + ($1 - $0) * share }
    }
    return between
  }
}

// MARK: - What is painted

extension VisualChange {
  private var usable: [VisualStep] { steps.filter(\.isUsable) }

  /// What the changes do to what is painted.
  @MainActor
  var treatment: IslandTreatment {
    let usable = usable
    return IslandTreatment(
      transform: usable.contains { $0.transform != nil } ? CombinedTransform(steps: usable) : nil,
      filter: usable.contains { $0.filter != nil } ? CombinedFilter(steps: usable) : nil)
  }

  /// Whether nothing is seen by them.
  fileprivate var hides: Bool { usable.contains { $0.hides } }
}

extension IslandWidget {
  /// Paints the content with changes.
  func show(_ change: VisualChange) {
    take(change.treatment)
    let hidden = change.hides
    // What cannot be seen takes no clicks.
    gtk_widget_set_can_target(widget.widgetObject, hidden ? 0 : 1)
  }
}

extension VisualStep {
  fileprivate var hides: Bool {
    if case .opacity(let opacity) = self { opacity <= 0 } else { false }
  }

  fileprivate var transform: (any EffectTransform)? {
    switch self {
    case .offset(let offset):
      FixedProjection(
        projection: ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height)))
    case .scale(let scale, let anchor): ScalingEffect(scale: scale, anchor: anchor)
    case .turn(let angle, let anchor): TurnEffect(angle: angle, anchor: anchor)
    case .spatialTurn(let turn): turn
    case .projection(let projection): projection.isUsable ? FixedProjection(projection: projection) : nil
    case .opacity, .blur, .color: nil
    }
  }

  @MainActor fileprivate var filter: (any IslandFilter)? {
    switch self {
    case .opacity(let opacity): OpacityFilter(opacity: min(max(opacity, 0), 1))
    case .blur(let radius, let isOpaque): radius > 0 ? BlurFilter(radius: radius, isOpaque: isOpaque) : nil
    case .color(let change): ColorFilter(change: change)
    case .offset, .scale, .turn, .spatialTurn, .projection: nil
    }
  }
}

/// Transforms one after the other.
private struct CombinedTransform: EffectTransform, Equatable {
  let steps: [VisualStep]

  func projection(in size: CGSize) -> ProjectionTransform? {
    steps.compactMap(\.transform).reduce(ProjectionTransform()) { before, transform in
      guard let before, let next = transform.projection(in: size) else { return nil }
      return before.concatenating(next)
    }
  }
}

/// Filters around each other.
private struct CombinedFilter: IslandFilter {
  let steps: [VisualStep]

  func draw(in drawing: Drawing, _ content: (OpaquePointer) -> Void) {
    draw(steps.compactMap(\.filter)[...], in: drawing, content)
  }

  private func draw(
    _ filters: ArraySlice<any IslandFilter>, in drawing: Drawing, _ content: (OpaquePointer) -> Void
  ) {
    guard let outermost = filters.last else { return content(drawing.snapshot) }
    outermost.draw(in: drawing) { draw(filters.dropLast(), in: drawing.on($0), content) }
  }
}
