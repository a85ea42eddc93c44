import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Knobs
import Panels
import Testing

@Suite(.gtk) @MainActor
struct PanelTests {
  @Test("a property is set and read by its typed name, also by a string")
  func properties() {
    let knob = Gtk.Switch()
    knob[.active] = true
    #expect(knob[.active])
    #expect(knob["active"] == true)
    knob[.halign] = .end
    #expect(gtk_widget_get_halign(knob.pointer) == GTK_ALIGN_END)
    #expect(gtk_switch_get_active(knob.pointer) == 1)
  }

  @Test("the widget of another target is a child without a cast, and is read as what it is")
  func children() {
    let panel = makePanel()
    let knob = panel[.child]?.as(Gtk.Switch.self)
    #expect(knob?[.active] == true)
    #expect(panel[.child]?.as(Gtk.Button.self) == nil)
    panel[.child] = nil
    #expect(panel[.child] == nil)
  }

  @Test("a handler has the sender, typed arguments and a typed answer")
  func signals() {
    let knob = Gtk.Switch()
    var heard: [Bool] = []
    knob.on(.stateSet) { knob, isOn in
      heard.append(isOn)
      knob[.tooltipText] = "asked"
      return true
    }
    gtk_switch_set_active(knob.pointer, 1)
    #expect(heard == [true])
    #expect(knob[.tooltipText] == "asked")
    #expect(!knob[.state], "the handler has said that it sets the state")
  }

  @Test("a drop target is answered by flags, with coordinates")
  func flags() {
    let target = Gtk.DropTarget { $0[.actions] = [.copy, .move] }
    var places: [[Double]] = []
    target.on(.motion) { _, x, y in
      places.append([x, y])
      return .copy
    }
    #expect(target[.actions] == [.copy, .move])
    #expect(emitMotion(target, 3, 4) == GDK_ACTION_COPY)
    #expect(places == [[3, 4]])
  }

  @Test("what only construction may set is given there, and defaults are read there")
  func construction() {
    let label = Gtk.Label {
      #expect($0[.wrap] == false)
      $0[.cssName] = "title"
      $0[.label] = "Hello"
      #expect($0[.label] == "Hello")
    }
    #expect(label[.cssName] == "title")
    #expect(label[.label] == "Hello")
  }

  @Test("records, lists of strings and interfaces are values")
  func values() {
    let button = Gtk.ColorButton()
    button[.rgba] = Gdk.RGBA(GdkRGBA(red: 0.5, green: 0, blue: 1, alpha: 1))
    #expect(button[.rgba].red == 0.5)
    let about = Gtk.AboutDialog { $0[.authors] = ["Ada", "Grace"] }
    #expect(about[.authors] == ["Ada", "Grace"])
    gtk_window_destroy(about.pointer)
    let list = Gtk.StringList(taking: gtk_string_list_new(nil).objectAddress)
    gtk_string_list_append(list.pointer, "one")
    let dropDown = Gtk.DropDown { $0[.model] = Gio.ListModel(list) }
    #expect(dropDown[.model] == list)
    #expect(dropDown[.selectedItem]?["string"] == "one")
    dropDown[.model] = nil
    #expect(dropDown[.model] == nil)
  }

  @Test("a drop down shows the items of a collection, and its selection is an item")
  func items() {
    let model = ItemModel([Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")])
    let dropDown = Gtk.DropDown { $0[.model] = model.as(Gio.ListModel.self) }
    dropDown[.factory] =
      model.factory { _ in
        Gtk.Label()
      } update: { label, person in
        label[.label] = person.name
      }.as(Gtk.ListItemFactory.self)
    dropDown[.selected] = 1
    model.items.removeFirst()
    #expect(model.item(of: dropDown[.selectedItem])?.name == "Grace")
    #expect(dropDown[.selected] == 0)
  }

  @Test("what is known only by its name is given to functions of C by one accessor, of whichever type they take it")
  func accessor() {
    let (box, label) = (Widget(typeName: "GtkBox"), Widget(typeName: "GtkLabel"))
    gtk_box_append(box.cast(), label.cast())
    gtk_label_set_xalign(label.cast(), 0)
    #expect(gtk_widget_get_first_child(box.cast()) == label.cast())
    #expect(label["xalign"] == 0.0)
    let group = ObjectReference(taking: gtk_size_group_new(GTK_SIZE_GROUP_BOTH))
    gtk_size_group_add_widget(group.cast(), label.cast())
    #expect(g_slist_length(gtk_size_group_get_widgets(group.cast())) == 1)
  }

  @Test("an object ends with its reference, whatever its handlers have captured of the sender")
  func lifetime() {
    var knob: Gtk.Switch? = Gtk.Switch()
    knob?.on(.stateSet) { knob, isOn in
      knob[.state] = isOn
      return true
    }
    let watch = ObjectWatch(knob!)
    knob = nil
    #expect(!watch.isAlive)
  }

  @Test("a click on a representable with a typed name reaches the state, and the state reaches the widget")
  func representable() async throws {
    let mounted = try await MountedView(KnobPage())
    let knob = try mounted.root.find(role: .switch)
    try await knob.click()
    #expect(mounted.root.texts == ["on", "Reset"])
    try await mounted.root.find(role: .button, name: "Reset").click()
    #expect(knob.widget.as(Gtk.Switch.self)?[.active] == false)
  }

  /// Emits the signal as GTK does while something is dragged over a widget.
  private func emitMotion(_ target: Gtk.DropTarget, _ x: Double, _ y: Double) -> GdkDragAction {
    var values = [GValue](repeating: GValue(), count: 3)
    var answer = GValue()
    g_value_init(&values[0], gtk_drop_target_get_type())
    g_value_set_object(&values[0], target.objectAddress)
    for (index, number) in [x, y].enumerated() {
      g_value_init(&values[index + 1], GType(15 << 2))
      g_value_set_double(&values[index + 1], number)
    }
    g_value_init(&answer, gdk_drag_action_get_type())
    g_signal_emitv(&values, g_signal_lookup("motion", gtk_drop_target_get_type()), 0, &answer)
    defer { g_value_unset(&values[0]) }
    return GdkDragAction(rawValue: g_value_get_flags(&answer))
  }
}

private struct Person: Identifiable {
  let id: Int
  let name: String
}

private struct KnobPage: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Knob(isOn: $isOn)
      Text(isOn ? "on" : "off")
      Button("Reset") { isOn = false }
    }
  }
}
