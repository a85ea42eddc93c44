import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section A: which children a parent's evaluation evaluates, by the stored fields of their values.
@Suite(.runtime) @MainActor
struct SkippingTests {
  struct Child: View {
    let shown: Int
    let unused: String
    var body: some View { Leaf("child", shown) }
  }

  struct Fieldless: View {
    var body: some View { Leaf("fieldless") }
  }

  struct Parent: View {
    let tick: Int
    var shown = 0
    var unused = "x"
    var body: some View {
      Child(shown: shown, unused: unused)
      Fieldless()
    }
  }

  @Test("A8 A10 a child with equal fields, or with none, is not evaluated with its parent")
  func equalFields() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Parent(tick: 0))
    _ = host.takeLog()
    for tick in 1...3 { host.show(Parent(tick: tick, unused: "x")) }
    #expect(counts.bodies(of: Parent.self) == 4)
    #expect(counts.bodies(of: Child.self) == 1)
    #expect(counts.bodies(of: Fieldless.self) == 1)
    #expect(host.log == [])
  }

  @Test("A9 a child with another field is evaluated once, even if its body never uses that field")
  func otherField() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Parent(tick: 0))
    _ = host.takeLog()
    host.show(Parent(tick: 1, shown: 5))
    #expect(counts.bodies(of: Child.self) == 2)
    #expect(host.takeLog() == ["update child 5"])
    host.show(Parent(tick: 1, shown: 5, unused: "y"))
    #expect(counts.bodies(of: Child.self) == 3)
    #expect(counts.bodies(of: Fieldless.self) == 1)
  }

  /// Fields side by side, with a gap, and behind one that has to be looked into.
  struct Fields: View {
    var first = 1
    var second = 2.0
    var flag = false
    var third = 3
    var optional: Int?
    var last = 4
    var body: some View { Leaf("fields") }
  }

  struct FieldsParent: View {
    let fields: Fields
    let tick: Int
    var body: some View { fields }
  }

  @Test(
    "A9 each field counts alone, wherever it is stored",
    arguments: [
      { $0.first = 9 }, { $0.second = 9 }, { $0.flag = true }, { $0.third = 9 }, { $0.optional = 9 }, { $0.last = 9 },
    ] as [@Sendable @MainActor (inout Fields) -> Void])
  func eachField(_ change: @Sendable @MainActor (inout Fields) -> Void) {
    let counts = UpdateStatistics.start()
    var fields = Fields()
    let host = RecordingHost(FieldsParent(fields: fields, tick: 0))
    host.show(FieldsParent(fields: fields, tick: 1))
    #expect(counts.bodies(of: Fields.self) == 1)
    change(&fields)
    host.show(FieldsParent(fields: fields, tick: 1))
    #expect(counts.bodies(of: Fields.self) == 2)
  }

  struct Pair: View {
    let left: Int
    let right: Int
    var body: some View { Leaf("pair") }
  }

  struct PairParent: View {
    let pair: Pair
    let tick: Int
    var body: some View { pair }
  }

  @Test("A8 A9 two numbers side by side are compared both", arguments: [(1, 3, 2), (3, 2, 2), (1, 2, 1)])
  func sideBySide(_ left: Int, _ right: Int, _ bodies: Int) {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(PairParent(pair: Pair(left: 1, right: 2), tick: 0))
    host.show(PairParent(pair: Pair(left: left, right: right), tick: 1))
    #expect(counts.bodies(of: Pair.self) == bodies)
  }

  struct Card<Content: View>: View {
    let sizes: (Int, String)
    @ViewBuilder let content: Content
    var body: some View { content }
  }

  struct CardParent: View {
    let tick: Int
    let text: String
    var body: some View {
      Card(sizes: (1, "x")) {
        Leaf("a", text)
        Leaf("b")
      }
    }
  }

  @Test("A8 A9 tuples, and content of several views, are compared element by element")
  func tuples() {
    typealias CardOfTwo = Card<TupleView<Leaf, Leaf>>
    let counts = UpdateStatistics.start()
    let host = RecordingHost(CardParent(tick: 0, text: "x"))
    _ = host.takeLog()
    host.show(CardParent(tick: 1, text: "x"))
    #expect(counts.bodies(of: CardParent.self) == 2)
    #expect(counts.bodies(of: CardOfTwo.self) == 1)
    host.show(CardParent(tick: 1, text: "y"))
    #expect(counts.bodies(of: CardOfTwo.self) == 2)
    #expect(host.log == ["update a y"])
  }

  final class Model { var text = "old" }

  struct Showing: View {
    let model: Model
    var body: some View { Leaf("text", model.text) }
  }

  struct Holder: View {
    let tick: Int
    let model: Model
    var body: some View { Showing(model: model) }
  }

  @Test("A13 a change inside a plain object is not seen, even when the parent is evaluated")
  func plainObject() {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(Holder(tick: 0, model: model))
    model.text = "new"
    host.settle()
    host.show(Holder(tick: 1, model: model))
    #expect(counts.bodies(of: Showing.self) == 1)
    #expect(host.shown == ["text=old"])
    host.show(Holder(tick: 1, model: Model()))
    #expect(counts.bodies(of: Showing.self) == 2)
  }
}
