import Graft
import Lesson

/// One way of bringing a number from the declarative outside to what is shown inside.
@MainActor
struct Variant {
  /// Its name on the command line and in the output.
  let id: String
  let title: String
  /// Why it follows, or why it is stuck.
  let explanation: String
  let expectation: Expectation
  /// Makes the outer view.
  let makeOuter: (InnerMemory) -> AnyView
  /// Reads its numbers from the running program's counts.
  let count: (UpdateStatistics) -> Counts
}

/// How often the program ran what.
struct Counts {
  var outer = 0
  var make = 0
  var update = 0
  var inner = 0
}

extension Variant {
  /// The variant on the stage, with a script of some clicks.
  func exhibit(clicks: Int) -> Exhibit {
    Exhibit(id, title, explanation: explanation) { notebook in
      let play = VariantPlay(self, notebook)
      return Performance(stage: play.makeStage()) { try await play.play($0, clicks: clicks) }
    }
  }

  /// A variant with a hosted view inside.
  init<Outer: View, Representable: View, Inner: View>(
    _ id: String, _ title: String, _ expectation: Expectation, explanation: String,
    types: (Representable.Type, Inner.Type), outer: @escaping (InnerMemory) -> Outer
  ) {
    self.init(
      id: id, title: title, explanation: explanation, expectation: expectation,
      makeOuter: { AnyView(outer($0)) },
      count: { statistics in
        Counts(
          outer: statistics.bodies(of: Outer.self), make: statistics.makes(of: types.0),
          update: statistics.updates(of: types.0), inner: statistics.bodies(of: types.1))
      })
  }
}
