import Graft
import Lesson

extension Exhibit {
  /// I3: `.id` ends one life and begins another.
  static var explicitIdentity: Exhibit {
    Exhibit(
      "I3", "An identity by hand",
      explanation: """
        Both counters start from the number that they are given. The upper one keeps what it began with, whatever it is \
        given later. The lower one has that number as its identity: another number is another counter.
        """,
      script: [
        .start(texts: ["starting at 10", "counted 10", "counted 10"]),
        .click("Count above", texts: ["starting at 10", "counted 11", "counted 10"]),
        .click("Count below", texts: ["starting at 10", "counted 11", "counted 11"]),
        .click("Start at 20", texts: ["starting at 20", "counted 11", "counted 20"]),
      ]
    ) { _ in ExplicitIdentity() }
  }
}

struct ExplicitIdentity: View {
  @State private var start = 10

  var body: some View {
    VStack {
      Text("starting at \(start)")
      Button("Start at 20") { start = 20 }
      // snippet: state that follows its input
      StartingCounter(start: start, place: "above")
      StartingCounter(start: start, place: "below").id(start)
      // snippet end
    }
  }
}

// snippet: state from an input
struct StartingCounter: View {
  let place: String
  @State private var count: Int

  init(start: Int, place: String) {
    self.place = place
    _count = State(initialValue: start)
  }

  var body: some View {
    HStack {
      Text("counted \(count)")
      Button("Count \(place)") { count += 1 }
    }
  }
}
// snippet end
