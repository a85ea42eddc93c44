import Graft
import Lesson

extension Exhibit {
  /// M8: a part that refuses the animation of a change.
  static var transactions: Exhibit {
    comparison(
      "M8", "A part that stays out of it",
      explanation: """
        withAnimation reaches all that the change reaches. A part that shall not move takes the animation out of the \
        transaction for what is below it: of the bars on the right, the lower one has its end at once.
        """, captions: [Caption("moves", "withAnimation"), Caption("a part jumps", "$0.animation = nil")],
      expected: "1 body, 61 frames | 1 body, 61 frames"
    ) {
      MovingBars(isOn: $0)
    } right: {
      PartlyStillBars(isOn: $0)
    }
  }
}

// snippet: a part that stays out of an animation
struct MovingBars: View {
  let isOn: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Bar(isOn: isOn)
      Bar(isOn: isOn)
    }
  }
}

struct PartlyStillBars: View {
  let isOn: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Bar(isOn: isOn)
      Bar(isOn: isOn).transaction { $0.animation = nil }
    }
  }
}
// snippet end

/// Grows from the left, and becomes green.
struct Bar: View {
  let isOn: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(isOn ? .green : .red)
      .frame(width: isOn ? 180 : 40, height: 36)
      .frame(width: 180, alignment: .leading)
  }
}
