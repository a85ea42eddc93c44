import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Built-in styles that change while a control is used.
@Suite(.gtk) @MainActor
struct StyleChangeTests {
  @Test("SY24 a button that changes its built-in style keeps its widget and the focus, and runs nothing")
  func changeOfStyle() async throws {
    let log = Log()
    let go = Button("Go") { log.note("run") }
    let mounted = try await MountedView(AnyView(go.buttonStyle(.bordered)))
    let button = try mounted.root.find(role: .button)
    try await button.press("Tab")
    let others = [(AnyView(go.buttonStyle(.plain)), "graft-bare"), (AnyView(go.buttonStyle(.link)), "link")]
    for (style, classes) in others {
      mounted.rootView = style
      await Settling.settle()
      let after = try mounted.root.find(role: .button)
      #expect(after.widget == button.widget)
      #expect(styleClasses(of: after) == [classes])
      #expect(gtk_widget_is_focus(after.widget.widgetPointer) != 0)
    }
    #expect(log.entries == [])
  }

  private func isFocused(_ found: FoundWidget) -> Bool { gtk_widget_is_focus(found.widget.cast()) != 0 }

  @Test("SY24 a toggle that changes its built-in style keeps binding and focus, and writes nothing")
  func toggles() async throws {
    let log = Log()
    let isOn = Source(true)
    let toggle = Toggle("t", isOn: noted(isOn.binding, in: log))
    let mounted = try await MountedView(AnyView(toggle.toggleStyle(.checkbox)), size: CGSize(width: 200, height: 100))
    try await mounted.root.find(role: .checkbox).press("Tab")
    #expect(isFocused(try mounted.root.find(role: .checkbox)))
    mounted.rootView = AnyView(toggle.toggleStyle(.switch))
    await Settling.settle()
    #expect(isFocused(try mounted.root.find(role: .switch)))
    mounted.rootView = AnyView(toggle.toggleStyle(.button))
    await Settling.settle()
    let button = try #require(mounted.root.all.first { $0.widget.typeName == "GtkToggleButton" })
    #expect(isFocused(button) && button.widget["active"])
    #expect(log.entries == [])
    try await button.press("space")
    #expect(log.entries == ["false"])
  }

  @Test("SY24 a picker that changes its built-in style keeps binding and focus, and writes nothing")
  func pickers() async throws {
    let log = Log()
    let choice = Source(2)
    let picker = Picker("P", selection: noted(choice.binding, in: log)) {
      Text("A").tag(1)
      Text("B").tag(2)
    }
    let mounted = try await MountedView(AnyView(picker.pickerStyle(.menu)), size: CGSize(width: 200, height: 200))
    let root = mounted.root
    try await #require(root.all.first { $0.widget.typeName == "GtkDropDown" }).press("Tab")
    mounted.rootView = AnyView(picker.pickerStyle(.radioGroup))
    await Settling.settle()
    #expect(root.findAll(role: .radio).map { $0.widget["active"] } == [false, true])
    #expect(root.findAll(role: .radio).contains(where: isFocused))
    mounted.rootView = AnyView(picker.pickerStyle(.segmented))
    await Settling.settle()
    #expect(root.all.filter { $0.widget.typeName == "GtkToggleButton" }.contains(where: isFocused))
    #expect(log.entries == [] && choice.value == 2)
  }

  @Test("SY24 a field that changes its built-in style while it is edited keeps text, caret and focus")
  func fields() async throws {
    let log = Log()
    let text = Source("one")
    let field = TextField("t", text: noted(text.binding, in: log))
    let mounted = try await MountedView(
      AnyView(field.textFieldStyle(.roundedBorder)), size: CGSize(width: 200, height: 100))
    let entry = try #require(mounted.root.all.first { $0.widget.typeName == "GtkEntry" })
    try await entry.click()
    try await entry.press("Home")
    try await entry.press("x")
    mounted.rootView = AnyView(field.textFieldStyle(.plain))
    await Settling.settle()
    let after = try #require(mounted.root.all.first { $0.widget.typeName == "GtkEntry" })
    #expect(after.widget == entry.widget && after.text == "xone")
    try await after.press("y")
    #expect(log.entries == ["xone", "xyone"])
  }
}
