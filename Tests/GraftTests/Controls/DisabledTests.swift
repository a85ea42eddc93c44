import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Controls that the user cannot use.
@Suite(.gtk) @MainActor
struct DisabledTests {
  private struct Reader: GtkWidgetRepresentable {
    let log: Log

    func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkDrawingArea") }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) { log.note(context.environment.isEnabled) }
  }

  private struct Controls: View {
    @State private var isDisabled = true
    let log: Log

    var body: some View {
      VStack {
        VStack {
          Button("Press") { log.note("pressed") }.disabled(false)
          Toggle("Turn", isOn: noted(.constant(true), in: log))
          Slider(value: noted(.constant(0.5), in: log))
          TextField("Type", text: noted(.constant(""), in: log))
          SecureField("Type", text: noted(.constant(""), in: log))
        }.disabled(isDisabled)
        Button("Enable") { isDisabled = false }
      }
    }
  }

  private static func sensitivity(_ query: WidgetQuery) -> [Bool] {
    query.all.filter { [.button, .checkbox, .slider, .textField].contains($0.role) && $0.name != "Enable" }
      .map { $0.widget["sensitive"] }
  }

  @Test("a disabled view's controls take no input, also where a view inside asks for it, until it is enabled")
  func disabledControlsTakeNoInput() async throws {
    let log = Log()
    let mounted = try await MountedView(Controls(log: log), size: CGSize(width: 300, height: 300))
    #expect(Self.sensitivity(mounted.root) == [false, false, false, false, false])
    let button = try mounted.root.find(role: .button, name: "Press")
    try await button.click()
    #expect(log.entries == [])
    try await mounted.root.find(role: .button, name: "Enable").click()
    #expect(Self.sensitivity(mounted.root) == [true, true, true, true, true])
    try await button.click()
    #expect(log.entries == ["pressed"])
  }

  @Test("EN12 (part) a representable reads in its update whether it is enabled, and is updated when that changes")
  func representableReadsIsEnabled() async throws {
    let log = Log()
    let mounted = try await MountedView(Reader(log: log).disabled(true))
    #expect(log.entries == ["false"])
    mounted.rootView = Reader(log: log).disabled(true)
    await Settling.settle()
    #expect(log.entries == ["false"])
    mounted.rootView = Reader(log: log).disabled(false)
    await Settling.settle()
    #expect(log.entries == ["false", "true"])
  }
}
