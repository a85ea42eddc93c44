import Animations
import Foundation
import ViewGraph

/// A view that goes through phases, each reached by an animation. As SwiftUI documents it; claims MO70 to MO73.
///
/// It shows the first phase at once. Each change of phase is one evaluation of the content; the next follows when the animation
/// is logically complete. Nothing changes while the window is not drawn, or where the user has turned animations off.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: ChangeTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var isRunning: Bool
  @State private var clock = PhaseClock()

  /// Goes through all phases, and begins again, for as long as the view is there.
  /// Of no phases nothing is shown, which is reported. The animation is asked how a phase is reached; nil jumps to it.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), nil, content, animation)
  }

  /// Goes through all phases once and back to the first, each time that a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), ChangeTrigger(trigger), content, animation)
  }

  private init(
    _ phases: [Phase], _ trigger: ChangeTrigger?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    (self.phases, self.trigger, self.content, self.animation) = (phases, trigger, content, animation)
    _isRunning = State(initialValue: trigger == nil)
  }

  public var body: some View {
    if phases.isEmpty {
      EmptyView().onChange(of: 0, initial: true) { reportEmptiness() }
    } else {
      content(phases[min(index, phases.count - 1)])
      PhaseFrames(isRunning: $isRunning, hasPhases: phases.count > 1) { tick(at: $0) }
        .onChange(of: trigger) { isRunning = phases.count > 1 && begin(1) }
    }
  }

  private func tick(at date: Date) {
    guard UserAnimations.areOn else { return rest() }
    guard clock.isComplete(at: date.timeIntervalSinceReferenceDate) else { return }
    if trigger != nil, index == 0 { return isRunning = false }
    begin((index + 1) % phases.count)
  }

  /// Moves to a phase. Tells that it does.
  @discardableResult
  private func begin(_ next: Int) -> Bool {
    guard UserAnimations.areOn else { return false }
    let animation = animation(phases[next])
    clock.begin(animation)
    withAnimation(animation) { index = next }
    return true
  }

  private func rest() {
    index = 0
    isRunning = false
  }

  private func reportEmptiness() {
    Diagnostics.report(.emptyAnimator, place: "PhaseAnimator", "a phase animator has no phases; it shows nothing")
  }
}

/// The frames in which phases are looked at: a view of its own, so that beginning and ending evaluates no content.
private struct PhaseFrames: View {
  @Binding var isRunning: Bool
  let hasPhases: Bool
  let tick: (Date) -> Void

  var body: some View {
    TimelineView(AnimationTimelineSchedule(paused: !isRunning || !hasPhases)) { context in
      EmptyView().onChange(of: context.date) { tick(context.date) }
    }
  }
}

/// When the animation of a phase is complete.
@MainActor
private final class PhaseClock {
  private var progress = AnimatedValue(0.0)

  func begin(_ animation: Animation?) {
    progress = AnimatedValue(0)
    _ = progress.change(to: 1, animation: animation, token: 1)
  }

  func isComplete(at moment: Double) -> Bool {
    guard progress.isMoving else { return true }
    return progress.advance(to: moment).logical.contains(1)
  }
}

extension View {
  /// This view on its way through phases, for as long as it is there (MO70). As SwiftUI documents it.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// This view on its way through phases, once for each change of a value (MO71). As SwiftUI documents it.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}
