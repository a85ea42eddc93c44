import Graft

extension Variant {
  /// All variants, in the order in which they teach best.
  static var all: [Variant] { [v0, v1, v2, v3, v4, v5, v6, v7, v8, g1, g2] }

  private static var v0: Variant {
    Variant(
      "V0", "All declarative",
      Expectation(follows: true, outer: .eachClick, make: .never, update: .never, inner: .eachClick, local: .kept),
      explanation: "There is no join: the outer body hands the inner view each new number.",
      types: (V1Representable.self, ValueBottom.self)
    ) { V0Outer(memory: $0) }
  }

  private static var v1: Variant {
    Variant(
      "V1", "A value, frozen",
      Expectation(follows: false, outer: .eachClick, make: .once, update: .eachClick, inner: .once, local: .kept),
      explanation: """
        Stuck: make ran once and gave the host a root view with the number 0. Update is called with each new number, \
        but nobody replaces the root view.
        """,
      types: (V1Representable.self, ValueBottom.self)
    ) { V1Outer(memory: $0) }
  }

  private static var v2: Variant {
    Variant(
      "V2", "A binding",
      Expectation(follows: true, outer: .once, make: .once, update: .once, inner: .eachClick, local: .kept),
      explanation:
        "The inner view holds the binding and is subscribed to the number; neither outer body nor update runs.",
      types: (V2Representable.self, BindingBottom.self)
    ) { V2Outer(memory: $0) }
  }

  private static var v3: Variant {
    Variant(
      "V3", "The root view, pushed",
      Expectation(follows: true, outer: .eachClick, make: .once, update: .eachClick, inner: .eachClick, local: .kept),
      explanation: "Update assigns a new root view: the inner view stays stateless, and keeps its own state.",
      types: (V3Representable.self, ValueBottom.self)
    ) { V3Outer(memory: $0) }
  }

  private static var v4: Variant {
    Variant(
      "V4", "A new identity",
      Expectation(
        follows: true, outer: .eachClick, make: .eachClick, update: .eachClick, inner: .eachClick, local: .reset),
      explanation:
        "The number is the identity: each click throws everything away and makes it anew, own state included.",
      types: (V4Representable.self, ValueBottom.self)
    ) { V4Outer(memory: $0) }
  }

  private static var v5: Variant {
    Variant(
      "V5", "A shared model",
      Expectation(follows: true, outer: .once, make: .once, update: .once, inner: .eachClick, local: .kept),
      explanation: "Both sides hold one observable object; only the inner body reads its number, so only that runs.",
      types: (V5Representable.self, ModelBottom.self)
    ) { V5Outer(memory: $0) }
  }

  private static var v6: Variant {
    Variant(
      "V6", "Half a fix",
      Expectation(follows: false, outer: .once, make: .once, update: .eachClick, inner: .once, local: .kept),
      explanation: """
        Stuck: the representable has a binding, but make read its value and gave that to the inner view. Who must hold the \
        binding is the inner view.
        """,
      types: (V6Representable.self, ValueBottom.self)
    ) { V6Outer(memory: $0) }
  }
}

extension Variant {
  private static var v7: Variant {
    Variant(
      "V7", "Content, frozen",
      Expectation(follows: false, outer: .once, make: .once, update: .eachClick, inner: .once, local: .kept),
      explanation: """
        Stuck: the closure ran once, in make. Update is called, since make read the number through the closure, but does \
        not run the closure again.
        """,
      types: (V7Representable<ValueBottom>.self, ValueBottom.self)
    ) { V7Outer(memory: $0) }
  }

  private static var v8: Variant {
    Variant(
      "V8", "Content, pushed",
      Expectation(follows: true, outer: .once, make: .once, update: .eachClick, inner: .eachClick, local: .kept),
      explanation: "Update runs the closure again and assigns what it makes as the root view.",
      types: (V8Representable<ValueBottom>.self, ValueBottom.self)
    ) { V8Outer(memory: $0) }
  }

  private static var g1: Variant {
    Variant(
      "G1", "A label, frozen",
      Expectation(follows: false, outer: .eachClick, make: .once, update: .eachClick, inner: .never, local: .none),
      explanation: """
        Stuck: the label was made with the number 0, and update, which is called with each new number, leaves it alone. \
        The failure is not about hosted views.
        """,
      types: (G1Representable.self, ValueBottom.self)
    ) { _ in G1Outer() }
  }

  private static var g2: Variant {
    Variant(
      "G2", "A label, set",
      Expectation(follows: true, outer: .eachClick, make: .once, update: .eachClick, inner: .never, local: .none),
      explanation: "Update sets the label's text.",
      types: (G2Representable.self, ValueBottom.self)
    ) { _ in G2Outer() }
  }
}
