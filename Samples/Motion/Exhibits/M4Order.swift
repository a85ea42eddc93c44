import Graft
import Lesson

extension Exhibit {
  /// M4: an animation reaches what is inside of it.
  static var order: Exhibit {
    comparison(
      "M4", "The order of modifiers",
      explanation: """
        The modifier for an animation is around a view, and reaches what is inside of it. The turn on the right is said \
        outside of it.
        """, animation: nil,
      captions: [Caption("moves", "rotation, then animation"), Caption("jumps", "animation, then rotation")],
      expected: "1 body, 61 frames | 1 body, 1 frame"
    ) {
      AnimatedOutside(isOn: $0)
    } right: {
      AnimatedInside(isOn: $0)
    }
  }
}

// snippet: an animation around a turn and one inside of it
struct AnimatedOutside: View {
  let isOn: Bool

  var body: some View {
    Hand()
      .rotationEffect(.degrees(isOn ? 135 : 0))
      .animation(.easeInOut(duration: 1), value: isOn)
  }
}

struct AnimatedInside: View {
  let isOn: Bool

  var body: some View {
    Hand()
      .animation(.easeInOut(duration: 1), value: isOn)
      .rotationEffect(.degrees(isOn ? 135 : 0))
  }
}
// snippet end

struct Hand: View {
  var body: some View { Capsule().fill(.red).frame(width: 16, height: 112) }
}
