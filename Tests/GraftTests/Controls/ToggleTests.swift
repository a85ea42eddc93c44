import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Toggles, clicked through the X server.
@Suite(.gtk) @MainActor
struct ToggleTests {
  private struct Form: View {
    @State private var isOn = false
    let log: Log

    var body: some View {
      VStack {
        Toggle("Wrap", isOn: noted($isOn, in: log))
        Text(isOn ? "on" : "off")
        Button("Invert") { isOn.toggle() }
      }
    }
  }

  private static func isActive(_ toggle: FoundWidget) -> Bool { toggle.widget["active"] }

  @Test("a click on a toggle is one write and one evaluation, and so is the space bar")
  func clickIsOneWrite() async throws {
    let log = Log()
    let mounted = try await MountedView(Form(log: log))
    let toggle = try mounted.root.find(role: .checkbox, name: "Wrap")
    let counts = UpdateStatistics.start()
    #expect(log.entries == [])
    try await toggle.click()
    #expect(log.entries == ["true"])
    #expect(mounted.root.texts == ["Wrap", "on", "Invert"])
    #expect(counts.bodies(of: Form.self) == 1)
    try await toggle.press("space")
    #expect(log.entries == ["true", "false"])
    #expect(mounted.root.texts == ["Wrap", "off", "Invert"])
    #expect(counts.bodies(of: Form.self) == 2)
  }

  @Test("RP31 a change of the model turns the toggle, and is not written back")
  func modelTurnsToggle() async throws {
    let log = Log()
    let mounted = try await MountedView(Form(log: log))
    let toggle = try mounted.root.find(role: .checkbox)
    for isOn in [true, false] {
      try await mounted.root.find(role: .button, name: "Invert").click()
      #expect(Self.isActive(toggle) == isOn)
    }
    #expect(log.entries == [])
  }

  @Test("BI9 a toggle that is bound to a constant shows the constant again after a click")
  func constantToggleIsRestored() async throws {
    let mounted = try await MountedView(Toggle("", isOn: .constant(true)), size: CGSize(width: 100, height: 40))
    let toggle = try mounted.root.find(role: .checkbox)
    for _ in 1...2 {
      try await toggle.click()
      #expect(Self.isActive(toggle))
    }
  }

  @Test("a toggle's label is any view, and text is no markup")
  func labelIsAnyView() async throws {
    let log = Log()
    let mounted = try await MountedView(
      Toggle(isOn: noted(.constant(false), in: log)) {
        VStack {
          Text("<b>Bold</b>")
          Text("_second")
        }
      })
    #expect(mounted.root.texts == ["<b>Bold</b>", "_second"])
    try await mounted.root.find(role: .label, text: "_second").click()
    #expect(log.entries == ["true"])
  }
}
