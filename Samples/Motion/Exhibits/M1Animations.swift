import Graft
import Lesson

extension Exhibit {
  /// M1: what moves has an animation.
  static var animations: Exhibit {
    comparison(
      "M1", "An animation, or none",
      explanation: """
        The same change of the same view. Only a change with an animation moves; any other is there in the next frame. \
        For all the frames between, no body runs.
        """, animation: nil, captions: [Caption("moves", ".animation(_:value:)"), Caption("jumps", "no animation")],
      expected: "1 body, 61 frames | 1 body, 1 frame"
    ) {
      AnimatedPlace(isOn: $0)
    } right: {
      PlainPlace(isOn: $0)
    }
  }
}

// snippet: with an animation and without
struct AnimatedPlace: View {
  let isOn: Bool

  var body: some View {
    Ball()
      .frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
      .animation(.easeInOut(duration: 1), value: isOn)
  }
}

struct PlainPlace: View {
  let isOn: Bool

  var body: some View {
    Ball()
      .frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
  }
}
// snippet end
