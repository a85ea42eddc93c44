import Foundation
import GTKBridge
import Threads
import ViewGraph

/// Whether a view is within what can be seen of a scroll view, or on which side it leaves. As SwiftUI documents it.
public enum ScrollTransitionPhase: Hashable, Sendable, CaseIterable {
  /// Beyond the top or leading edge.
  case topLeading
  /// Within.
  case identity
  /// Beyond the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is within.
  public var isIdentity: Bool { self == .identity }

  /// -1, 0 or 1, from the top leading side to the other.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How the effects of a scroll transition follow the scrolling. As SwiftUI documents it.
nonisolated public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view can be seen where it changes to being within. As SwiftUI documents it.
  nonisolated public struct Threshold: Sendable {
    fileprivate let visible: Double

    /// All of the view.
    public static let visible = Threshold(visible: 1)
    /// Nothing of the view.
    public static let hidden = Threshold(visible: 0)
    /// Half of the view.
    public static let centered = Threshold(visible: 0.5)

    /// A share of the view, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(visible: amount.isFinite ? min(max(amount, 0), 1) : 1)
    }
  }

  fileprivate enum Course {
    case interactive(UnitCurve)
    case animated(Animation)
    case identity
  }

  fileprivate var course: Course
  fileprivate var threshold = Threshold.visible

  /// The effects follow the scrolling, through a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(course: .interactive(timingCurve))
  }

  /// The effects follow the scrolling.
  public static var interactive: ScrollTransitionConfiguration { .interactive() }

  /// The effects change at the threshold, by an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(course: .animated(animation))
  }

  /// The effects change at the threshold.
  public static var animated: ScrollTransitionConfiguration { .animated() }

  /// Nothing changes.
  public static var identity: ScrollTransitionConfiguration { ScrollTransitionConfiguration(course: .identity) }

  /// The same with an animation at the threshold.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(course: .animated(animation), threshold: threshold)
  }

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(course: course, threshold: threshold)
  }
}

/// How far a view is out of what can be seen: from 0, where all of it can, to 1.
private struct ScrollExit {
  let phase: ScrollTransitionPhase
  let hidden: Double

  init(_ place: ScrolledPlace, along axis: Axis?) {
    let axis = axis ?? (place.axes == .horizontal ? .horizontal : .vertical)
    let (frame, visible) = (place.frame, place.visible)
    let isVertical = axis == .vertical
    let length = isVertical ? frame.height : frame.width
    let before = isVertical ? visible.minY - frame.minY : visible.minX - frame.minX
    let after = isVertical ? frame.maxY - visible.maxY : frame.maxX - visible.maxX
    let out = max(before, after)
    hidden = out > 0 && length > 0 ? min(out / length, 1) : 0
    phase = hidden == 0 ? .identity : before > after ? .topLeading : .bottomTrailing
  }
}

extension View {
  /// Changes how the view is painted while it scrolls into or out of what can be seen of the scroll view around it (FX35). The
  /// effects of the phases are values: no body is evaluated. Nil is the axis of the scroll view. Nothing changes in a list. As
  /// SwiftUI documents it.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view is painted while it scrolls out on one side or the other.
  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    func change(_ phase: ScrollTransitionPhase) -> VisualChange {
      VisualChange(steps: transition(EmptyVisualEffect(), phase)._steps.steps)
    }
    let sides = ScrollSides(topLeading: topLeading, bottomTrailing: bottomTrailing, change: change)
    return visualChange { proxy in
      MainThread.assumeIsolated { proxy.scrolled.map { sides.change(for: ScrollExit($0, along: axis)) } }
        ?? change(.identity)
    }
  }
}

/// What becomes of a view on both sides.
@MainActor
private struct ScrollSides {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let change: (ScrollTransitionPhase) -> VisualChange

  func change(for exit: ScrollExit) -> VisualChange {
    let configuration = exit.phase == .topLeading ? topLeading : bottomTrailing
    switch configuration.course {
    case .identity: return change(.identity)
    case .animated(let animation):
      let isOut = exit.hidden == 1 || 1 - exit.hidden < configuration.threshold.visible
      var change = change(isOut ? exit.phase : .identity)
      change.animation = animation
      return change
    case .interactive(let curve):
      // The way begins at the threshold.
      let start = 1 - configuration.threshold.visible
      let share = start < 1 ? (exit.hidden - start) / (1 - start) : 0
      return change(.identity).mixed(with: change(exit.phase), by: curve.value(at: share))
    }
  }
}
