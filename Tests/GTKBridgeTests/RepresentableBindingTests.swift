import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import Testing

/// State, bindings and models that a representable declares or is given.
@Suite(.gtk) @MainActor
struct RepresentableBindingTests {
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
    let log = CallLog()
    let mounted = try await MountedView(StateLabel(text: "a", readsState: true, box: box, log: log))
    #expect(log.takeEntries() == ["update a 0"])
    box.value = 4
    await Settling.settle()
    #expect(log.takeEntries() == ["update a 4"])
    mounted.rootView = StateLabel(text: "b", readsState: true, box: box, log: log)
    await Settling.settle()
    #expect(log.takeEntries() == ["update b 4"])
  }

  @Test("RP41 a change of private state that update did not read calls no update")
  func unreadStateDoesNotUpdate() async throws {
    let box = BindingBox<Int>()
    let log = CallLog()
    let mounted = try await MountedView(StateLabel(text: "a", readsState: false, box: box, log: log))
    box.value = 4
    await Settling.settle()
    #expect(log.entries == ["update a"])
    #expect(box.value == 4)
    _ = mounted
  }

  @Test("RP11 a binding read in update calls update when its source changes, without the parent's body")
  func bindingReadInUpdate() async throws {
    let box = BindingBox<Int>()
    let log = CallLog()
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(Owner(1, box) { BoundLabel(value: $0, readsIn: .update, log: log) })
    #expect(log.takeEntries() == ["make", "update 1"])
    for value in [2, 3] {
      box.value = value
      await Settling.settle()
      #expect(log.takeEntries() == ["update \(value)"])
    }
    #expect(counts.bodies(of: Owner<Int, BoundLabel>.self) == 1)
    _ = mounted
  }

  @Test("RP11 what make read stays subscribed through any number of updates")
  func bindingReadInMake() async throws {
    let box = BindingBox<Int>()
    let log = CallLog()
    let mounted = try await MountedView(Owner(1, box) { BoundLabel(value: $0, readsIn: .make, log: log) })
    #expect(log.takeEntries() == ["make 1", "update"])
    for value in [2, 3] {
      box.value = value
      await Settling.settle()
      #expect(log.takeEntries() == ["update"])
    }
    _ = mounted
  }

  @Test("RP11 an update that no longer reads a binding ends its subscription, and one that does renews it")
  func readsOfUpdateAreRenewed() async throws {
    let (isRead, value) = (BindingBox<Bool>(), BindingBox<Int>())
    let log = CallLog()
    let mounted = try await MountedView(
      Owner(true, isRead) { isRead in
        Owner(1, value) { value in SwitchingLabel(isRead: isRead, value: value, log: log) }
      })
    #expect(log.takeEntries() == ["reads 1"])
    isRead.value = false
    await Settling.settle()
    #expect(log.takeEntries() == ["reads nothing"])
    value.value = 2
    await Settling.settle()
    #expect(log.takeEntries() == [])
    isRead.value = true
    await Settling.settle()
    #expect(log.takeEntries() == ["reads 2"])
    value.value = 3
    await Settling.settle()
    #expect(log.takeEntries() == ["reads 3"])
    _ = mounted
  }

  @Test("RP12 a binding that is only stored for the coordinator calls no update")
  func storedBindingDoesNotUpdate() async throws {
    let box = BindingBox<Int>()
    let log = CallLog()
    let mounted = try await MountedView(Owner(1, box) { BoundLabel(value: $0, readsIn: .nowhere, log: log) })
    box.value = 2
    await Settling.settle()
    #expect(log.entries == ["make", "update"])
    #expect(box.value == 2)
    _ = mounted
  }

  @Test("RP13 an observable property read in update calls update with each change, an unread one never")
  func observablePropertiesUpdate() async throws {
    let model = Model()
    let log = CallLog()
    let mounted = try await MountedView(ModelLabel(model: model, log: log))
    #expect(log.takeEntries() == ["update a"])
    for name in ["b", "c"] {
      model.name = name
      await Settling.settle()
      #expect(log.takeEntries() == ["update \(name)"])
    }
    model.other += 1
    await Settling.settle()
    #expect(log.takeEntries() == [])
    #expect(mounted.root.texts == ["made with 0"])
  }

  @Test("RP13 an observable property read in make calls update when it changes")
  func observablePropertyReadInMake() async throws {
    let model = Model()
    let log = CallLog()
    let mounted = try await MountedView(ModelLabel(model: model, log: log))
    _ = log.takeEntries()
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
  let log: CallLog

  func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(typeName: "GtkLabel")
    label["label"] = "made with \(model.readInMake)"
    return label
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { log.add("update \(model.name)") }
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
    gtk_label_set_text(OpaquePointer(gtkWidget), "state \(state), bound \(bound), first \(first)")
  }
}

private struct StateLabel: GtkWidgetRepresentable {
  @State private var state = 0
  let text: String
  let readsState: Bool
  let box: BindingBox<Int>
  let log: CallLog

  init(text: String, readsState: Bool, box: BindingBox<Int>, log: CallLog) {
    (self.text, self.readsState, self.box, self.log) = (text, readsState, box, log)
  }

  func makeGtkWidget(context: Context) -> Widget {
    box.binding = $state
    return Widget(typeName: "GtkLabel")
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    log.add(readsState ? "update \(text) \(state)" : "update \(text)")
  }
}

private struct BoundLabel: GtkWidgetRepresentable {
  enum Reader { case make, update, nowhere }

  @Binding var value: Int
  let readsIn: Reader
  let log: CallLog

  init(value: Binding<Int>, readsIn: Reader, log: CallLog) {
    _value = value
    (self.readsIn, self.log) = (readsIn, log)
  }

  func makeCoordinator() -> BindingBox<Int> {
    let box = BindingBox<Int>()
    box.binding = $value
    return box
  }

  func makeGtkWidget(context: Context) -> Widget {
    log.add(readsIn == .make ? "make \(value)" : "make")
    return Widget(typeName: "GtkLabel")
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    log.add(readsIn == .update ? "update \(value)" : "update")
  }
}

private struct SwitchingLabel: GtkWidgetRepresentable {
  @Binding var isRead: Bool
  @Binding var value: Int
  let log: CallLog

  init(isRead: Binding<Bool>, value: Binding<Int>, log: CallLog) {
    (_isRead, _value) = (isRead, value)
    self.log = log
  }

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    log.add(isRead ? "reads \(value)" : "reads nothing")
  }
}
