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

  /// What has no element around it that is hidden.
  private func isSpoken(_ found: FoundWidget) -> Bool {
    sequence(first: found.widget.widgetPointer) { gtk_widget_get_parent($0) }
      .allSatisfy { graft_accessible_state_holds($0, GTK_ACCESSIBLE_STATE_HIDDEN) == 0 }
  }

  @Test("CT15 a stepper is its label and two joined buttons with icons, and no number; holding one repeats the step")
  func repeating() async throws {
    let log = Log()
    let mounted = try await MountedView(Stepper("n", value: noted(.constant(3), in: log)))
    let parents = buttons(mounted.root).map { gtk_widget_get_parent($0.widget.widgetPointer) }
    #expect(parents.count == 2 && parents[0] == parents[1])
    #expect(parents.allSatisfy { gtk_widget_has_css_class($0, "linked") != 0 })
    let icons = mounted.root.all.filter { $0.widget.typeName == "GtkImage" }.map { $0.widget["icon-name"] as String }
    #expect(icons == ["list-remove-symbolic", "list-add-symbolic"])
    #expect(mounted.root.texts == ["n"])
    #expect(try mounted.root.frame(ofText: "n").maxX <= buttons(mounted.root)[0].frame.minX)
    try await buttons(mounted.root)[1].hold { await Turn.until(for: .seconds(20)) { log.entries.count > 2 } }
    #expect(log.entries.count > 2)
    #expect(Set(log.entries) == ["4"])
  }

  @Test("CT15 a stepper is as wide as its buttons, which are at the trailing edge of a form's row")
  func width() async throws {
    let stepper = Stepper("n", value: .constant(3))
    let alone = try await MountedView(stepper.labelsHidden())
    #expect(
      try alone.root.find(role: .spinButton).frame.width
        == buttons(alone.root)[1].frame.maxX - buttons(alone.root)[0].frame.minX)
    let form = try await MountedView(
      Form {
        stepper
        LabeledContent("v") { Block(20, 20) }
      }
      .formStyle(.grouped), size: CGSize(width: 400, height: 300))
    #expect(buttons(form.root).last?.frame.maxX == form.root.blockFrames[0].maxX)
  }

  @Test("CT15 to assistive technologies a stepper is one element with its value, which has both actions and the focus")
  func spoken() async throws {
    let log = Log()
    let mounted = try await MountedView(Bounded(log: log))
    let stepper = try mounted.root.find(role: .spinButton, name: "n")
    #expect(stepper.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) == "0")
    #expect(isSpoken(stepper) && buttons(mounted.root).allSatisfy { !isSpoken($0) })
    #expect(Set(stepper.actions) == ["increment", "decrement"])
    try await stepper.perform("increment")
    try await stepper.perform("increment")
    #expect(stepper.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) == "4")
    for _ in 0..<3 { try await stepper.perform("decrement") }
    #expect(log.entries == ["2", "4", "2", "0"].flatMap { ["begin", $0, "end"] })
    try await mounted.press("Tab")
    #expect(gtk_widget_is_focus(stepper.widget.widgetPointer) != 0)
  }

  @Test("CT15 the arrows up and down step as clicks do, repeat while they are held, and the focus stays at the bounds")
  func arrows() async throws {
    let log = Log()
    let mounted = try await MountedView(
      VStack {
        Bounded(log: log)
        Button("other") {}
      })
    let stepper = try mounted.root.find(role: .spinButton, name: "n")
    gtk_widget_grab_focus(stepper.widget.widgetPointer)
    for key in ["Up", "Up", "Up", "Up", "Down"] { try await mounted.press(key) }
    #expect(log.take() == ["2", "4", "5", "3"].flatMap { ["begin", $0, "end"] })
    #expect(gtk_widget_is_focus(stepper.widget.widgetPointer) != 0)
    try await stepper.hold(key: "Down") { await Turn.until(for: .seconds(20)) { log.entries.count >= 6 } }
    #expect(log.entries == ["1", "0"].flatMap { ["begin", $0, "end"] })
  }
}
