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
