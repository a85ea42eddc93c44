import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Sections AN and BI: what modifiers and bindings make of a transaction.
@Suite(.runtime) @MainActor
struct TransactionModifierTests {
  let notes = Notes<String>()

  struct Modified: View {
    let notes: Notes<String>
    let own: Animation?
    let action: (Binding<Int>, Binding<Int>) -> Void
    @State private var watched = 0
    @State private var other = 0
    var body: some View {
      Leaf("go") { action($watched, $other) }
      Probe("outside", watched + other, notes)
      Probe("inside", watched + other, notes).animation(own, value: watched)
    }
  }

  private func send(
    own: Animation?, _ action: @escaping (Binding<Int>, Binding<Int>) -> Void
  ) -> [String] {
    notes.values = []
    let host = RecordingHost(Modified(notes: notes, own: own, action: action))
    #expect(notes.values == ["outside 0 plain", "inside 0 plain"])
    notes.values = []
    host.send("go")
    return notes.values
  }

  @Test("AN3 an animation of a value applies below it in updates in which that value changed")
  func animationOfValue() {
    #expect(send(own: .easeIn) { watched, _ in watched.wrappedValue = 1 } == ["outside 1 plain", "inside 1 easeIn"])
    #expect(send(own: .easeIn) { _, other in other.wrappedValue = 1 } == ["outside 1 plain", "inside 1 plain"])
  }

  @Test("AN3 AN4 an animation of a value, or none, takes the place of the animation of the write")
  func animationOfValueReplaces() {
    let write = { (watched: Binding<Int>, _: Binding<Int>) in withAnimation(.linear) { watched.wrappedValue = 1 } }
    #expect(send(own: .easeIn, write) == ["outside 1 linear", "inside 1 easeIn"])
    #expect(send(own: nil, write) == ["outside 1 linear", "inside 1 plain"])
  }

  @Test("AN5 a transaction that disables animations keeps its own, and a modifier adds none")
  func disabledAnimations() {
    let values = send(own: .easeIn) { watched, _ in
      var transaction = Transaction(animation: .linear)
      transaction.disablesAnimations = true
      withTransaction(transaction) { watched.wrappedValue = 1 }
    }
    #expect(values == ["outside 1 linear", "inside 1 linear"])
  }

  @Test("MO10 a transaction modifier of a value acts in updates in which that has changed, and not in the first")
  func transactionOfValue() {
    struct Valued: View {
      var watched = 0
      var other = 0
      let notes: Notes<String>
      var body: some View {
        Probe("inside", watched + other, notes).transaction(value: watched) { $0.animation = .easeIn }
      }
    }
    let host = RecordingHost(Valued(notes: notes))
    host.show(Valued(other: 1, notes: notes))
    host.show(Valued(watched: 1, other: 1, notes: notes))
    host.show(Valued(watched: 1, other: 2, notes: notes))
    withAnimation(.linear) { host.rootView = Valued(watched: 2, other: 2, notes: notes) }
    host.settle()
    #expect(
      notes.values == ["inside 0 plain", "inside 1 plain", "inside 2 easeIn", "inside 3 plain", "inside 4 easeIn"])
  }

  struct Keyed: View {
    var number = 0
    let notes: Notes<String>
    var body: some View {
      MovingLeaf(value: Double(number)).transaction { notes.values.append("below \($0.origin)") }
    }
  }

  @Test(
    "MO11 a key of one's own is seen below in its update, also inside of an animation, and is the default in the next")
  func transactionKey() {
    let host = RecordingHost(Keyed(notes: notes), animates: true)
    func change(_ number: Int, _ change: () -> Void) -> Set<String> {
      notes.values = []
      change()
      host.settle()
      return Set(notes.values)
    }
    #expect(
      change(1) { withTransaction(\.origin, "menu") { host.rootView.number = 1 } }.contains("below menu"))
    #expect(change(2) { withAnimation { host.rootView.number = 2 } }.contains("below nowhere"))
    #expect(
      change(3) { withTransaction(\.origin, "key") { withAnimation { host.rootView.number = 3 } } }
        .contains("below key"))
  }

  struct Unconditional: View {
    var number = 0
    let notes: Notes<String>
    @available(*, deprecated)
    var body: some View { Probe("inside", number, notes).animation(.easeIn) }
  }

  @Test("MO12 an animation without a value is that of every change below it, but where animations are disabled")
  func animationWithoutValue() {
    let host = RecordingHost(Unconditional(notes: notes))
    notes.values = []
    host.show(Unconditional(number: 1, notes: notes))
    withAnimation(.linear) { host.rootView.number = 2 }
    host.settle()
    var transaction = Transaction(animation: .linear)
    transaction.disablesAnimations = true
    withTransaction(transaction) { host.rootView.number = 3 }
    host.settle()
    #expect(notes.values == ["inside 1 easeIn", "inside 2 easeIn", "inside 3 linear"])
  }

  struct Removing: View {
    let notes: Notes<String>
    @State private var number = 0
    var body: some View {
      Leaf("go") { withAnimation(.linear) { number += 1 } }
      Probe("outside", number, notes)
      LeafStack { Reader(number: $number, notes: notes) }.transaction { $0.animation = nil }
    }
  }

  /// Evaluates by itself, without the modifier around it.
  struct Reader: View {
    @Binding var number: Int
    let notes: Notes<String>
    var body: some View {
      Probe("inside", number, notes).transaction { $0.isContinuous = true }
    }
  }

  @Test("AN6 a transaction modifier changes the transaction of its subtree only, the outer before the inner")
  func transactionModifier() {
    let host = RecordingHost(Removing(notes: notes))
    notes.values = []
    host.send("go")
    #expect(notes.values.sorted() == ["inside 1 plain continuous", "outside 1 linear"])
  }

  struct Bound: View {
    let notes: Notes<String>
    let action: (Binding<Int>) -> Void
    @State private var number = 0
    var body: some View {
      Leaf("go") { action($number) }
      Probe("probe", number, notes)
    }
  }

  private func write(_ action: @escaping (Binding<Int>) -> Void) -> [String] {
    let host = RecordingHost(Bound(notes: notes, action: action))
    notes.values = []
    host.send("go")
    return notes.values
  }

  @Test("BI15 a write through a binding with an animation or a transaction has it, one through the binding itself not")
  func bindingWithAnimation() {
    #expect(write { $0.animation(.easeIn).wrappedValue = 1 } == ["probe 1 easeIn"])
    #expect(write { $0.transaction(Transaction(animation: .linear)).wrappedValue = 1 } == ["probe 1 linear"])
    #expect(
      write { number in
        _ = number.animation(.easeIn)
        number.wrappedValue = 1
      } == ["probe 1 plain"])
  }

  @Test("BI15 (part) a binding made of one with an animation has it too; the latest animation counts")
  func derivedBinding() {
    #expect(write { Binding<Int?>($0.animation(.easeIn)).wrappedValue = 1 } == ["probe 1 easeIn"])
    #expect(write { $0.animation(.easeIn).animation(.linear).wrappedValue = 1 } == ["probe 1 linear"])
    let binding = Binding<Int>.constant(1)
    #expect(binding.transaction.animation == nil)
    #expect(binding.animation(.easeIn).transaction.animation == .easeIn)
    var assigned = binding
    assigned.transaction.isContinuous = true
    #expect(assigned.transaction.isContinuous && assigned.wrappedValue == 1)
  }

  @Test("BI16 an animation around the write wins over that of the binding, also if it is none")
  func surroundingsWin() {
    #expect(
      write { number in withAnimation(.linear) { number.animation(.easeIn).wrappedValue = 1 } } == ["probe 1 linear"])
    #expect(write { number in withAnimation(nil) { number.animation(.easeIn).wrappedValue = 1 } } == ["probe 1 plain"])
    #expect(
      write { number in
        withTransaction(\.isContinuous, true) { number.animation(.easeIn).wrappedValue = 1 }
      } == ["probe 1 easeIn continuous"])
  }

  struct Passing: View {
    let animation: Animation
    @State private var number = 0
    @State private var count = 0
    var body: some View {
      Leaf("again", count) { count += 1 }
      Child(number: $number.animation(animation))
    }
  }

  struct Child: View {
    @Binding var number: Int
    var body: some View { Leaf("child", number) { number += 1 } }
  }

  @Test(
    "BI19 (part) a binding with an equal animation to the same place is unchanged, one with another animation is not")
  func equalBindings() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Passing(animation: .linear))
    host.send("again")
    #expect(counts.bodies(of: Child.self) == 1)
    host.show(Passing(animation: .easeIn))
    #expect(counts.bodies(of: Child.self) == 2)
  }
}

private struct OriginKey: TransactionKey {
  static var defaultValue: String { "nowhere" }
}

extension Transaction {
  fileprivate var origin: String {
    get { self[OriginKey.self] }
    set { self[OriginKey.self] = newValue }
  }
}
