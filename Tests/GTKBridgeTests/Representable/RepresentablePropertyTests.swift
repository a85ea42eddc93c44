import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import TestSupport
import Testing

/// State and models that a representable declares or is given.
@Suite(.gtk) @MainActor
struct RepresentablePropertyTests {
  @Test("RP10 (part) state, environment and binding of a representable are installed and drive its update")
  func propertiesAreInstalled() async throws {
    let box = BindingBox<Int>()
    let inner = BindingBox<Int>()
    let counts = UpdateStatistics.start()
    func view(first: Int) -> some View {
      Owner(10, box) { PropertyLabel(bound: $0, box: inner) }.environment(\.first, first)
    }
    let mounted = try await MountedView(view(first: 1))
    #expect(mounted.root.texts == ["state 0, bound 10, first 1"])
    inner.value = 5
    await Settling.settle()
    #expect(mounted.root.texts == ["state 5, bound 10, first 1"])
    #expect(counts.updates(of: PropertyLabel.self) == 2)
    box.value = 20
    await Settling.settle()
    #expect(mounted.root.texts == ["state 5, bound 20, first 1"])
    #expect(counts.updates(of: PropertyLabel.self) == 3)
    mounted.rootView = view(first: 2)
    await Settling.settle()
    #expect(mounted.root.texts == ["state 5, bound 20, first 2"])
    #expect(counts.updates(of: PropertyLabel.self) == 4)
  }

  @Test("RP41 private state survives updates, and its change calls update once if update read it")
  func stateSurvivesUpdates() async throws {
    let box = BindingBox<Int>()
    let log = Log()
    let mounted = try await MountedView(StateLabel(text: "a", readsState: true, box: box, log: log))
    #expect(log.take() == ["update a 0"])
    box.value = 4
    await Settling.settle()
    #expect(log.take() == ["update a 4"])
    mounted.rootView = StateLabel(text: "b", readsState: true, box: box, log: log)
    await Settling.settle()
    #expect(log.take() == ["update b 4"])
  }

  @Test("RP41 a change of private state that update did not read calls no update")
  func unreadStateDoesNotUpdate() async throws {
    let box = BindingBox<Int>()
    let log = Log()
    let mounted = try await MountedView(StateLabel(text: "a", readsState: false, box: box, log: log))
    box.value = 4
    await Settling.settle()
    #expect(log.entries == ["update a"])
    #expect(box.value == 4)
    _ = mounted
  }

  @Test("RP13 an observable property read in update calls update with each change, an unread one never")
  func observablePropertiesUpdate() async throws {
    let model = Model()
    let log = Log()
    let mounted = try await MountedView(ModelLabel(model: model, log: log))
    #expect(log.take() == ["update a"])
    for name in ["b", "c"] {
      model.name = name
      await Settling.settle()
      #expect(log.take() == ["update \(name)"])
    }
    model.other += 1
    await Settling.settle()
    #expect(log.take() == [])
    #expect(mounted.root.texts == ["made with 0"])
  }

  @Test("RP13 an observable property read in make calls update when it changes")
  func observablePropertyReadInMake() async throws {
    let model = Model()
    let log = Log()
    let mounted = try await MountedView(ModelLabel(model: model, log: log))
    _ = log.take()
    model.readInMake = 1
    await Settling.settle()
    #expect(log.entries == ["update a"])
    #expect(mounted.root.texts == ["made with 0"])
  }
}

@Observable
private final class Model {
  var name = "a"
  var other = 0
  var readInMake = 0
}

private struct ModelLabel: GtkWidgetRepresentable {
  let model: Model
  let log: Log

  func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(typeName: "GtkLabel")
    label["label"] = "made with \(model.readInMake)"
    return label
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { log.note("update \(model.name)") }
}

private struct PropertyLabel: GtkWidgetRepresentable {
  @State private var state = 0
  @Binding var bound: Int
  @Environment(\.first) private var first
  let box: BindingBox<Int>

  init(bound: Binding<Int>, box: BindingBox<Int>) {
    _bound = bound
    self.box = box
  }

  func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    box.binding = $state
    return gtk_label_new(nil)
  }

  func updateGtkWidget(_ gtkWidget: UnsafeMutablePointer<GtkWidget>, context: Context) {
    gtk_label_set_text(gtkWidget.cast(), "state \(state), bound \(bound), first \(first)")
  }
}

private struct StateLabel: GtkWidgetRepresentable {
  @State private var state = 0
  let text: String
  let readsState: Bool
  let box: BindingBox<Int>
  let log: Log

  init(text: String, readsState: Bool, box: BindingBox<Int>, log: Log) {
    (self.text, self.readsState, self.box, self.log) = (text, readsState, box, log)
  }

  func makeGtkWidget(context: Context) -> Widget {
    box.binding = $state
    return Widget(typeName: "GtkLabel")
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    log.note(readsState ? "update \(text) \(state)" : "update \(text)")
  }
}
