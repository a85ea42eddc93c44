import Graft
import GraftTesting
import Testing

/// Handlers of typed names that hold their own widget. No trait: each test runs sessions of its own.
@Suite @MainActor
struct OwnCaptureTests {
  private struct Knob: GtkWidgetRepresentable {
    func makeGtkWidget(context: Context) -> Switch { Switch() }
    func updateGtkWidget(_ knob: Switch, context: Context) {}
  }

  private struct Page: View {
    let hasKnob: Bool

    var body: some View {
      if hasKnob { Knob() }
    }
  }

  /// What is found wrong with a test that connects a handler after make, and then has the knob leave the window.
  private func complaints(_ connect: (Switch) -> SignalConnection) async throws -> [String] {
    var connection: SignalConnection?
    let outcome = try await TestSession.run(withDisplay: true) {
      let mounted = try await MountedView(Page(hasKnob: true))
      connection = try connect(#require(mounted.root.find(role: .switch).widget.as(Switch.self)))
      mounted.rootView = Page(hasKnob: false)
      await Settling.settle()
    }
    connection?.disconnect()
    return outcome.complaints
  }

  @Test("a typed handler that captures its own widget is charged with it when the widget goes and the handler stays")
  func capture() async throws {
    let complaints = try await complaints { knob in knob.on(.stateSet) { _, isOn in knob["state"] == isOn } }
    #expect(complaints == ["left alive: GtkSwitch"])
  }

  @Test("a typed handler that uses its sender keeps no widget")
  func sender() async throws {
    let complaints = try await complaints { knob in knob.on(.stateSet) { knob, isOn in knob["state"] == isOn } }
    #expect(complaints == [])
  }
}

/// A name as the plugin makes it.
private final class Switch: NamedWidget, MadeObject {
  override class var objectTypeName: String? { "GtkSwitch" }
  override class func reference(to object: UnsafeMutableRawPointer) -> ObjectReference { Switch(retaining: object) }
}

extension ObjectSignal where Owner == Switch, Answer == Bool {
  fileprivate static var stateSet: ObjectSignal<Switch, Bool, Bool> { .init("state-set") }
}
