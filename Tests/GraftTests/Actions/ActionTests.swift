import CGTK
import Foundation
import GTKSupport
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Actions of GIO that views give to those around and inside them.
@Suite(.gtk) @MainActor
struct ActionTests {
  private let log = Log()

  /// A button of GTK's that activates an action by its name, as one of a `.ui` file does.
  private struct ActionButton: GtkWidgetRepresentable {
    let label: String
    let action: String

    func makeGtkWidget(context: Context) -> Widget {
      let button = Widget(gtk_button_new_with_label(label))
      gtk_actionable_set_detailed_action_name(button.object.cast(), action)
      return button
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
  }

  /// A toggle of GTK's, which shows whether the state of its action is its target.
  private struct ActionToggle: GtkWidgetRepresentable {
    let action: String

    func makeGtkWidget(context: Context) -> Widget {
      let button = Widget(gtk_check_button_new_with_label(action))
      gtk_actionable_set_detailed_action_name(button.object.cast(), action)
      return button
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
  }

  /// The actions whose toggles are on.
  private func areOn(_ mounted: MountedView<some View>) -> [String] {
    mounted.root.all.filter { $0.widget.typeName == "GtkCheckButton" && $0.widget["active"] }.map(\.name)
  }

  private struct Page: View {
    let log: Log
    var isGiven = true
    var isDisabled = false
    var key = "<Control>s"

    var body: some View {
      VStack {
        if isGiven {
          Text("text")
            .action("win.save", keys: key) { log.note("saved") }
            .action("doc.print") { log.note("printed") }
            .disabled(isDisabled)
        }
        ActionButton(label: "Save", action: "win.save")
        ActionButton(label: "Print", action: "doc.print")
      }
    }
  }

  @Test("AC1 an action of the window is done by its name and by its key, for as long as the view is there and enabled")
  func window() async throws {
    let mounted = try await MountedView(Page(log: log))
    let save = try mounted.root.find(role: .button, name: "Save")
    try await save.click()
    #expect(log.entries == ["saved"])
    try await save.press("s", modifiers: .control)
    #expect(log.entries == ["saved", "saved"])
    mounted.rootView.isDisabled = true
    await Settling.settle()
    #expect(gtk_widget_get_sensitive(save.widget.widgetPointer) == 0)
    try await save.press("s", modifiers: .control)
    mounted.rootView.isDisabled = false
    mounted.rootView.key = "<Alt>s"
    await Settling.settle()
    try await save.press("s", modifiers: .control)
    #expect(log.entries == ["saved", "saved"])
    try await save.press("s", modifiers: .alt)
    #expect(log.entries == ["saved", "saved", "saved"])
    mounted.rootView.isGiven = false
    await Settling.settle()
    #expect(gtk_widget_get_sensitive(save.widget.widgetPointer) == 0)
    try await save.press("s", modifiers: .alt)
    #expect(log.entries == ["saved", "saved", "saved"])
  }

  @Test("AC1 an action of another prefix is found inside of its view alone; a value that fits comes along")
  func inside() async throws {
    let mounted = try await MountedView(
      VStack {
        VStack {
          ActionButton(label: "Text", action: "doc.open('a.txt')")
          ActionButton(label: "Number", action: "doc.zoom(int64 3)")
        }
        .action("doc.open", for: String.self) { log.note("opens \($0)") }
        .action("doc.zoom", for: Int.self) { log.note("zooms \($0)") }
        ActionButton(label: "Outside", action: "doc.open('b.txt')")
      })
    for name in ["Text", "Number"] { try await mounted.root.find(role: .button, name: name).click() }
    #expect(log.entries == ["opens a.txt", "zooms 3"])
    let outside = try mounted.root.find(role: .button, name: "Outside")
    #expect(gtk_widget_get_sensitive(outside.widget.widgetPointer) == 0)
  }

  private enum Size: String, ActionValue { case small, large }

  private struct Editor: View {
    @State private var wraps = false
    @State private var size = Size.small
    let log: Log

    var body: some View {
      let _ = log.note("\(wraps) \(size)")
      VStack {
        Button("write") { (wraps, size) = (true, .small) }
        ForEach(["doc.wrap", "doc.size::small", "doc.size::large", "doc.size::huge"], id: \.self) {
          ActionToggle(action: $0)
        }
      }
      .action("doc.wrap", isOn: $wraps)
      .action("doc.size", selection: $size)
    }
  }

  @Test("AC2 who activates an action with a state writes its source, and what the source is is its state")
  func states() async throws {
    let mounted = try await MountedView(Editor(log: log))
    #expect(areOn(mounted) == ["doc.size::small"])
    try await click("doc.wrap", mounted)
    try await click("doc.size::large", mounted)
    #expect(log.entries == ["false small", "true small", "true large"])
    #expect(areOn(mounted) == ["doc.wrap", "doc.size::large"])
    try await click("doc.size::huge", mounted)
    #expect(areOn(mounted) == ["doc.wrap", "doc.size::large"])
    try await mounted.root.find(role: .button, name: "write").click()
    #expect(log.entries == ["false small", "true small", "true large", "true small"])
    #expect(areOn(mounted) == ["doc.wrap", "doc.size::small"])
  }

  private func click(_ name: String, _ mounted: MountedView<some View>) async throws {
    let found = mounted.root.all.first { $0.name == name && $0.widget.typeName == "GtkCheckButton" }
    try await #require(found).click()
  }

  @Test("AC1 names and keys that are none are reported, and do nothing")
  func badInput() async throws {
    _ = try await MountedView(
      VStack {
        Text("a").action("save") {}
        Text("b").action("win.sa ve") {}
        Text("c").action("win.save", keys: "<Control>nokey") {}
      })
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidAction, .invalidAction, .invalidAction])
    Diagnostics.removeAll()
  }

  private struct Several: View {
    let log: Log
    var names = ["a", "b"]

    var body: some View {
      VStack {
        TextField("field", text: .constant("text"))
        ActionButton(label: "Save", action: "win.save")
        ForEach(names, id: \.self) { name in
          Text(name).action("win.save", keys: "F\(name == "a" ? 5 : 6)") { log.note(name) }.disabled(name == "c")
        }
      }
    }
  }

  @Test("AC1 of several views that give a name the last one acts, and the one before it again when that has gone")
  func several() async throws {
    let mounted = try await MountedView(Several(log: log))
    let save = try mounted.root.find(role: .button, name: "Save")
    for names in [["a", "b"], ["a"], ["b"], ["b", "a"], []] {
      mounted.rootView.names = names
      await Settling.settle()
      if gtk_widget_get_sensitive(save.widget.widgetPointer) != 0 { try await save.click() } else { log.note("none") }
    }
    #expect(log.entries == ["b", "a", "b", "a", "none"])
  }

  @Test("AC1 what takes the place of a view by a transition has the action at once, and keeps it")
  func transition() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Several(log: log, names: ["a"]))
      let save = try mounted.root.find(role: .button, name: "Save")
      withAnimation(.linear(duration: 1)) { mounted.rootView.names = ["b"] }
      await Settling.settle()
      try await save.click()
      await clock.advance(by: .seconds(2))
      try await save.click()
      #expect(log.entries == ["b", "b"])
    }
  }

  @Test("AC1 the key of an action that is disabled is for others")
  func disabledKey() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("a").action("win.remove", keys: "F7") { log.note("removes") }.disabled(true)
        Text("b").action("win.other", keys: "F7") { log.note("other") }
        ActionButton(label: "Other", action: "win.other")
      })
    try await mounted.root.find(role: .button, name: "Other").press("F7")
    #expect(log.entries == ["other"])
  }

  @Test("AC1 an action of the program's own stays, and is reported")
  func foreignAction() async throws {
    let window = Widget(typeName: "GtkApplicationWindow")
    let own = ObjectReference(taking: g_simple_action_new("save", nil))
    own.connect("activate") { [log] _ in log.note("own") }
    g_action_map_add_action(OpaquePointer(window.pointer), OpaquePointer(own.pointer))
    let host = GtkHostingWidget(rootView: Text("a").action("win.save") { [log] in log.note("view's") })
    gtk_window_set_child(window.cast(), host.widgetPointer)
    await Settling.settle()
    g_action_group_activate_action(OpaquePointer(window.pointer), "save", nil)
    #expect(log.entries == ["own"])
    #expect(Diagnostics.recorded.map(\.kind) == [.duplicateAction])
    Diagnostics.removeAll()
    gtk_window_destroy(window.cast())
  }
}
