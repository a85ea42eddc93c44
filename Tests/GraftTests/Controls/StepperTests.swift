import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Steppers, clicked through the X server.
@Suite(.gtk) @MainActor
struct StepperTests {
  private struct Bounded: View {
    @State private var value = 0
    let log: Log

    var body: some View {
      VStack {
        Stepper("n", value: noted($value, in: log), in: 0...5, step: 2) { log.note($0 ? "begin" : "end") }
        Text("is \(value)")
      }
    }
  }

  private func buttons(_ query: WidgetQuery) -> [FoundWidget] { query.findAll(role: .button) }

  @Test("CT12 steps end at the bound, where the button is insensitive")
  func bounds() async throws {
    let log = Log()
    let mounted = try await MountedView(Bounded(log: log))
    let (minus, plus) = (buttons(mounted.root)[0], buttons(mounted.root)[1])
    #expect(minus.widget["sensitive"] == false)
    for _ in 0..<4 { try await plus.click() }
    #expect(log.entries.filter { !["begin", "end"].contains($0) } == ["2", "4", "5"])
    #expect(plus.widget["sensitive"] == false)
    #expect(minus.widget["sensitive"] == true)
    try await minus.click()
    #expect(mounted.root.texts == ["n", "is 3"])
  }

  @Test("CT14 (part) a stepper tells true before its first write of a press and false after the last")
  func editing() async throws {
    let log = Log()
    let mounted = try await MountedView(Bounded(log: log))
    try await buttons(mounted.root)[1].click()
    #expect(log.entries == ["begin", "2", "end"])
  }

  @Test("CT13 a stepper of actions runs one a click, and a button without one is insensitive")
  func actions() async throws {
    let log = Log()
    let mounted = try await MountedView(Stepper("n", onIncrement: { log.note("up") }, onDecrement: nil))
    let (minus, plus) = (buttons(mounted.root)[0], buttons(mounted.root)[1])
    #expect(minus.widget["sensitive"] == false)
    try await plus.click()
    try await plus.click()
    #expect(log.entries == ["up", "up"])
  }

  @Test("CT15 (part) a stepper is one element with a value and two joined buttons, and holding one repeats the step")
  func repeating() async throws {
    let log = Log()
    let mounted = try await MountedView(Stepper("n", value: noted(.constant(3), in: log)))
    let stepper = try mounted.root.find(role: .spinButton, name: "n")
    #expect(stepper.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) == "3")
    #expect(styleClasses(of: stepper).contains("linked"))
    #expect(mounted.root.texts == ["n"])
    try await buttons(mounted.root)[1].hold {
      try await Task.sleep(for: .milliseconds(900))
      await Settling.settle()
    }
    #expect(log.entries.count > 2)
    #expect(Set(log.entries) == ["4"])
  }

  @Test("CT15 (part) the arrows up and down step as clicks do, and the focus stays at the stepper at its bounds")
  func arrows() async throws {
    let log = Log()
    let mounted = try await MountedView(
      VStack {
        Bounded(log: log)
        Button("other") {}
      })
    gtk_widget_grab_focus(buttons(mounted.root)[1].widget.widgetPointer)
    for key in ["Up", "Up", "Up", "Up", "Down"] { try await mounted.press(key) }
    #expect(log.entries == ["2", "4", "5", "3"].flatMap { ["begin", $0, "end"] })
    #expect(gtk_widget_has_focus(buttons(mounted.root)[0].widget.widgetPointer) != 0)
  }
}
