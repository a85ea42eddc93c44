import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Views that refer to objects and do not keep them.
@Suite(.runtime) @MainActor
struct UncountedFieldTests {
  protocol Named: AnyObject {}

  final class Model: Named {}

  struct Referring: View {
    weak var model: Model?
    unowned let owner: Model
    weak var named: (any Named)?
    let text: String
    var body: some View { Leaf("text", "\(text) \(model == nil ? "without" : "with")") }
  }

  struct Page: View {
    let tick: Int
    weak var model: Model?
    let owner: Model
    var text = "a"
    var body: some View {
      Leaf("tick", tick)
      Referring(model: model, owner: owner, named: model, text: text)
    }
  }

  @Test("A8 a view with a weak and an unowned property is the same while these refer to the same objects")
  func same() {
    let counts = UpdateStatistics.start()
    let (model, other, owner) = (Model(), Model(), Model())
    let host = RecordingHost(Page(tick: 0, model: model, owner: owner))
    host.show(Page(tick: 1, model: model, owner: owner))
    #expect(counts.bodies(of: Referring.self) == 1)
    host.show(Page(tick: 2, model: other, owner: owner))
    host.show(Page(tick: 3, model: other, owner: Model()))
    #expect(counts.bodies(of: Referring.self) == 3)
    withExtendedLifetime((model, other)) {}
  }

  @Test("an object that only views refer to weakly ends, and the next evaluation sees none")
  func ended() {
    let owner = Model()
    var model: Model? = Model()
    let host = RecordingHost(Page(tick: 0, model: model, owner: owner))
    host.show(Page(tick: 1, model: model, owner: owner))
    weak let left = model
    model = nil
    #expect(left == nil)
    host.show(Page(tick: 2, model: nil, owner: owner, text: "b"))
    host.rest()
    #expect(host.shown == ["tick=2", "text=b without"])
  }
}
