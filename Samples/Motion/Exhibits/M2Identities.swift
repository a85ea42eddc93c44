import Graft
import Lesson

extension Exhibit {
  /// M2: a view moves, and two views take each other's place.
  static var identities: Exhibit {
    comparison(
      "M2", "One view, and two",
      explanation: """
        A view moves from where it was. The branches of a condition are two views: the one that goes has nowhere to go \
        to and the one that comes was nowhere before, so they fade where they are.
        """, captions: [Caption("moves", ".offset(x: isOn ? 80 : -80)"), Caption("fades", "if isOn … else …")],
      expected: "1 body, 61 frames | 1 body, 62 frames"
    ) {
      OneView(isOn: $0)
    } right: {
      TwoViews(isOn: $0)
    }
  }
}

// snippet: one view and two
struct OneView: View {
  let isOn: Bool

  var body: some View {
    Ball().offset(x: isOn ? 80 : -80)
  }
}

struct TwoViews: View {
  let isOn: Bool

  var body: some View {
    if isOn {
      Ball().offset(x: 80)
    } else {
      Ball().offset(x: -80)
    }
  }
}
// snippet end
