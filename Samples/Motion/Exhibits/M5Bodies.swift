import Graft
import Lesson

extension Exhibit {
  /// M5: a view that wants to be evaluated in each frame.
  static var bodies: Exhibit {
    comparison(
      "M5", "A body for each frame",
      explanation: """
        What a text says has no half-way of its own. A view that is Animatable is evaluated in each frame with a value \
        between the two: a body a frame, as asked for. Where that is the same text, nothing is painted.
        """, captions: [Caption("moves", "View, Animatable"), Caption("jumps", "View")],
      expected: "61 bodies, 52 frames | 1 body, 1 frame"
    ) {
      CountingText(number: $0 ? 100 : 0)
    } right: {
      PlainText(number: $0 ? 100 : 0)
    }
  }
}

// snippet: a view that is evaluated in each frame
struct CountingText: View, @MainActor Animatable {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View { Text("\(Int(number))").font(.largeTitle.monospacedDigit()) }
}
// snippet end

// snippet: a view that is evaluated once
struct PlainText: View {
  var number: Double

  var body: some View { Text("\(Int(number))").font(.largeTitle.monospacedDigit()) }
}
// snippet end
