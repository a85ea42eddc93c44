import GraftTestTraits
import Observation
import Testing
import ViewGraph
import ViewGraphTesting

@Observable @MainActor
private final class Model {
  var title = ""
  var count = 0

  init(_ title: String) { self.title = title }
}

@Observable @MainActor
private final class Other {}

/// Section OB: observable objects in the environment.
@Suite(.runtime) @MainActor
struct ObservableEnvironmentTests {
  private struct Reader: View {
    @Environment(Model.self) private var model
    var body: some View { Leaf("title", model.title) }
  }

  private struct Cautious: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Leaf("title", model?.title ?? "none") }
  }

  private struct Root: View {
    let model: Model
    var body: some View { LeafStack { Reader() }.environment(Other()).environment(model) }
  }

  @Test("OB14 a reader below gets the object that a view above supplies, follows its properties and another object")
  func reader() {
    let counts = UpdateStatistics.start()
    let model = Model("a")
    let host = RecordingHost(Root(model: model))
    #expect(host.shown == ["title=a"])
    model.title = "b"
    model.count = 1
    host.settle()
    #expect(host.shown == ["title=b"])
    #expect(counts.bodies(of: Reader.self) == 2)
    #expect(counts.bodies(of: Root.self) == 1)
    host.show(Root(model: Model("c")))
    #expect(host.shown == ["title=c"])
    model.title = "d"
    #expect(host.isSettled)
    #expect(counts.bodies(of: Reader.self) == 3)
  }

  @Test("OB14 the nearest object of the type wins; the optional form is nil where there is none or it was taken away")
  func optionalReader() {
    let host = RecordingHost(
      LeafStack {
        Cautious()
        Group { Cautious().environment(Model("inner")) }.environment(Model("outer"))
        Cautious().environment(Model?.none).environment(Model("outer"))
      })
    #expect(host.shown == ["title=none", "title=inner", "title=none"])
  }

  @Test("OB14 the form that is not optional stops where nobody supplies the object, and names its type and the place")
  func missing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = RecordingHost(LeafStack { Reader() }) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("no object of type Model is in the environment"))
    #expect(message.contains("It is read by Reader at"))
  }

  @Test("OB14 (part) declaring the property without reading it needs no object")
  func unread() {
    struct Unread: View {
      @Environment(Model.self) private var model
      var body: some View { Leaf("a") { model.count += 1 } }
    }
    #expect(RecordingHost(Unread()).shown == ["a"])
  }
}

/// Section OB: bindings to properties of observable objects.
@Suite(.runtime) @MainActor
struct BindableTests {
  private struct Field: View {
    @Binding var text: String
    var body: some View { Leaf("field", text) { text += "!" } }
  }

  private struct Editor: View {
    @Bindable var model: Model
    var body: some View { Field(text: $model.title) }
  }

  private struct LocalEditor: View {
    @Environment(Model.self) private var model
    var body: some View {
      @Bindable var model = model
      Field(text: $model.title)
    }
  }

  private struct Sibling: View {
    let model: Model
    var body: some View { Leaf("sibling", model.title) }
  }

  private struct Root: View {
    let model: Model
    var body: some View {
      LeafStack {
        Editor(model: model)
        Sibling(model: model)
      }
    }
  }

  @Test("OB5 a bindable property is a two-way binding, which nobody re-evaluates for who does not read it")
  func property() {
    let counts = UpdateStatistics.start()
    let model = Model("a")
    let host = RecordingHost(Root(model: model))
    host.send("field")
    #expect(model.title == "a!")
    #expect(host.shown == ["field=a!", "sibling=a!"])
    model.title = "b"
    host.settle()
    #expect(host.shown == ["field=b", "sibling=b"])
    #expect(counts.bodies(of: Field.self) == 3)
    #expect(counts.bodies(of: Editor.self) == 1)
    #expect(counts.bodies(of: Root.self) == 1)
  }

  @Test("OB5 a bindable made in a body from the environment is one too, and so is Bindable(model)")
  func local() {
    let model = Model("a")
    let host = RecordingHost(LocalEditor().environment(model))
    host.send("field")
    #expect(model.title == "a!")
    Bindable(model).title.wrappedValue = "b"
    host.settle()
    #expect(host.shown == ["field=b"])
  }

  @Test("BI19 (part) bindings to one property of one object are the same, and of another object are not")
  func equality() {
    let counts = UpdateStatistics.start()
    let model = Model("a")
    let host = RecordingHost(Root(model: model))
    host.show(Root(model: model))
    #expect(counts.bodies(of: Field.self) == 1)
    host.show(Root(model: Model("b")))
    #expect(counts.bodies(of: Field.self) == 2)
    #expect(host.shown == ["field=b", "sibling=b"])
  }
}
