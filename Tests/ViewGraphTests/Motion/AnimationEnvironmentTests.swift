import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

private struct PaceKey: EnvironmentKey {
  static var defaultValue: Double { 1 }
}

extension EnvironmentValues {
  fileprivate var pace: Double {
    get { self[PaceKey.self] }
    set { self[PaceKey.self] = newValue }
  }
}

/// As long as the surroundings say, in seconds.
private struct Paced: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let length = context.environment.pace
    return time < length ? value.scaled(by: time / length) : nil
  }
}

/// Section MO: an animation of one's own asks for the values around what moves.
@Suite(.runtime) @MainActor
struct AnimationEnvironmentTests {
  private struct Moving: View, @MainActor Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View { Leaf("moving", Int(value)) }
  }

  private struct Page: View {
    var value = 0.0
    var body: some View {
      Moving(value: value)
      Moving(value: value).environment(\.pace, 2)
      if value > 0 { Leaf("comes").transition(.opacity).environment(\.pace, 4) }
    }
  }

  @Test("MO40 an animation of one's own gets the values around the view that moves, and none outside of a call")
  func surroundings() {
    let host = RecordingHost(Page(), animates: true)
    withAnimation(Animation(Paced())) { host.rootView.value = 100 }
    host.settle()
    host.advance(by: 0)
    host.advance(by: 0.5)
    #expect(host.shown == ["moving=50", "moving=25", "comes"])
    #expect(host.effect(on: "comes")?.opacity == 0.125)
    host.advance(by: 1)
    #expect(host.shown == ["moving=100", "moving=75", "comes"])
    #expect(AnimationContext<Double>(state: AnimationState()).environment.pace == 1)
  }
}
