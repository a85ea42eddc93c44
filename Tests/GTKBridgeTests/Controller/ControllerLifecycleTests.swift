import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Controllers that contain others: what they are told, in order, and in pairs.
@Suite(.gtk) @MainActor
struct ControllerLifecycleTests {
  private let log = Log()

  @Test("RP38 a controller loads its widget and its children, is attached and shown, and detached after dismantle")
  func lifecycleInOrder() async throws {
    let view = FamilyView(name: "mother", children: ["son", "daughter"], log: log)
    let mounted = try await MountedView(Switch(isOn: true, content: view))
    #expect(
      log.take() == [
        "mother: made", "mother: loads", "mother: loaded", "son: attached to mother", "son: loads", "son: loaded",
        "daughter: attached to mother", "daughter: loads", "daughter: loaded", "mother: attached to host",
        "mother: updated", "mother: shown",
      ])
    let mother = try #require(mounted.controller?.children.first as? FamilyController)
    #expect(mother.children.count == 2)
    mounted.rootView = Switch(isOn: false, content: view)
    await Settling.settle()
    #expect(log.take() == ["mother: dismantled", "mother: detached"])
    #expect(mounted.controller?.children.count == 0)
    #expect(mother.children.count == 2)
    mother.children.first?.removeFromParent()
    #expect(log.take() == ["son: detached"])
    #expect(mother.children.count == 1)
  }

  @Test("RP38 however often controllers come, go and move, each attachment is followed by one detachment")
  func attachmentsArePaired() async throws {
    func rows(_ names: [String]) -> some View {
      VStack { ForEach(names, id: \.self) { FamilyView(name: $0, children: [], log: log) } }
    }
    let mounted = try await MountedView(AnyView(rows(["a", "b"])))
    for names in [["b", "a", "c"], ["c"], [], ["a", "c"]] {
      mounted.rootView = AnyView(rows(names))
      await Settling.settle()
      let present = mounted.controller?.children.compactMap { ($0 as? FamilyController)?.name } ?? []
      #expect(present.sorted() == names.sorted())
    }
    await mounted.close()
    #expect(log.entries.filter { $0.hasSuffix("attached to host") }.count == 5)
    #expect(log.entries.filter { $0.hasSuffix("detached") }.count == 5)
    #expect(log.entries.filter { $0.hasSuffix("dismantled") }.count == 5)
  }

  @Test("RP38 a controller in a nested host is attached to that host's controller, which is attached to the outer one")
  func nestedHosts() async throws {
    let mounted = try await MountedView(HostView(view: FamilyView(name: "inner", children: [], log: log)))
    let outer = try #require(mounted.controller)
    let host = try #require(outer.children.first as? GtkHostingController<FamilyView>)
    #expect(host.parent === outer)
    #expect((host.children.first as? FamilyController)?.name == "inner")
    #expect(outer.children.count == 1)
  }

  @Test("RP38 a controller in a host without a controller is attached to none, and told of no detachment")
  func hostWithoutController() async throws {
    let host = GtkHostingWidget(rootView: Switch(isOn: true, content: FamilyView(name: "a", children: [], log: log)))
    let window = PlainWindow()
    await window.show(host.widgetPointer)
    host.rootView = Switch(isOn: false, content: host.rootView.content)
    await Settling.settle()
    #expect(log.entries.contains("a: dismantled"))
    #expect(!log.entries.contains { $0.hasSuffix("attached to host") || $0.hasSuffix("detached") })
    window.destroy()
  }

  @Test("RP38 a controller whose host's controller was dropped is told of its detachment once")
  func controllerIsDropped() async throws {
    let window = PlainWindow()
    var controller: GtkHostingController? = GtkHostingController(
      rootView: FamilyView(name: "a", children: [], log: log))
    await window.show(try #require(controller).widget.widgetPointer)
    controller = nil
    window.destroy()
    await Settling.settle()
    #expect(log.entries.filter { $0 == "a: attached to host" }.count == 1)
    #expect(log.entries.filter { $0 == "a: detached" }.count == 1)
    #expect(log.entries.filter { $0 == "a: dismantled" }.count == 1)
  }
}

/// A box with the widgets of its children.
private final class FamilyController: GtkWidgetController {
  let name: String
  private let names: [String]
  private let log: Log

  init(name: String, children: [String], log: Log) {
    self.name = name
    names = children
    self.log = log
    super.init()
  }

  override func loadWidget() -> Widget {
    log.note("\(name): loads")
    let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    if !names.isEmpty { box.connect("map") { [name, log] in log.note("\(name): shown") } }
    return box
  }

  override func widgetDidLoad() {
    log.note("\(name): loaded")
    for name in names {
      let child = FamilyController(name: name, children: [], log: log)
      addChild(child)
      gtk_box_append(widget.cast(), child.widget.widgetPointer)
    }
  }

  override func didMove(toParent parent: GtkWidgetController?) {
    let family = (parent as? FamilyController)?.name
    log.note(parent == nil ? "\(name): detached" : "\(name): attached to \(family ?? "host")")
  }
}

private struct FamilyView: GtkWidgetControllerRepresentable {
  let name: String
  let children: [String]
  let log: Log

  func makeCoordinator() -> LogCoordinator { LogCoordinator(log) }

  func makeGtkWidgetController(context: Context) -> FamilyController {
    log.note("\(name): made")
    return FamilyController(name: name, children: children, log: log)
  }

  func updateGtkWidgetController(_ controller: FamilyController, context: Context) { log.note("\(name): updated") }

  static func dismantleGtkWidgetController(_ controller: FamilyController, coordinator: LogCoordinator) {
    coordinator.log.note("\(controller.name): dismantled")
  }
}

private struct HostView: GtkWidgetControllerRepresentable {
  let view: FamilyView

  func makeGtkWidgetController(context: Context) -> GtkHostingController<FamilyView> {
    GtkHostingController(rootView: view)
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<FamilyView>, context: Context) {}
}
