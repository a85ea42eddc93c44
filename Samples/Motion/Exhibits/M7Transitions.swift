import Graft
import Lesson

extension Exhibit {
  /// M7: the transition of what comes, and of something in it.
  static var transitions: Exhibit {
    comparison(
      "M7", "What comes, and its parts",
      explanation: """
        A transition is that of the view that comes. On the right that is the stack: nothing is said of it, so it fades \
        as a whole, and the transition of the ball in it has no say.
        """, captions: [Caption("slides", "if isOn { Ball() }"), Caption("fades", "if isOn { VStack { Ball() } }")],
      expected: "1 body, 62 frames | 1 body, 62 frames"
    ) {
      SlidingBall(isOn: $0)
    } right: {
      BallInStack(isOn: $0)
    }
  }
}

// snippet: the transition of what comes and of something in it
struct SlidingBall: View {
  let isOn: Bool

  var body: some View {
    if isOn {
      Ball().transition(.offset(y: 100))
    }
  }
}

struct BallInStack: View {
  let isOn: Bool

  var body: some View {
    if isOn {
      VStack { Ball().transition(.offset(y: 100)) }
    }
  }
}
// snippet end
