import CGTK
import GTKSupport
import GraftTestTraits
import TestSupport
import Testing

/// Handlers that answer signals, and those that do not.
@Suite(.gtk) @MainActor
struct SignalAnswerTests {
  /// A drop target for texts that allows copying.
  private let target = ObjectReference(
    taking: gtk_drop_target_new(GType(16 << 2), GDK_ACTION_COPY).objectAddress)

  @Test("SG1 flags of C answer a signal that wants flags")
  func flags() {
    target.connect(answering: "motion") { _ in GDK_ACTION_COPY }
    #expect(Emission.answer("motion", of: target, [2.0, 3.0], g_value_get_flags) == GDK_ACTION_COPY.rawValue)
  }

  @Test("enumerations of C and fractions answer signals that want them")
  func enumerationAndFraction() {
    let object = AnsweredObject.make()
    object.connect(answering: "alignment") { _ in GTK_ALIGN_CENTER }
    object.connect(answering: "share") { _ in 0.25 }
    #expect(Emission.answer("alignment", of: object, [], g_value_get_enum) == Int32(GTK_ALIGN_CENTER.rawValue))
    #expect(Emission.answer("share", of: object, [], g_value_get_double) == 0.25)
  }

  @Test("whole numbers and texts answer signals that want them")
  func numberAndText() {
    let (spin, combo) = (Widget(typeName: "GtkSpinButton"), Widget(typeName: "GtkComboBox"))
    spin.connect(answering: "input") { _ in -1 }
    combo.connect(answering: "format-entry-text") { "row \($0[0, as: String.self])" }
    #expect(Emission.answer("input", of: spin, [0], g_value_get_int) == -1)
    #expect(
      Emission.answer("format-entry-text", of: combo, ["7"]) { g_value_get_string($0).map { String(cString: $0) } }
        == "row 7")
  }

  @Test("an object answers a signal that wants one, by a reference or by a pointer of C, and so does nil")
  func object() {
    let notebooks = (0..<3).map { _ in Widget(typeName: "GtkNotebook") }
    let detached = Widget(typeName: "GtkNotebook")
    notebooks[0].connect(answering: "create-window") { _ in detached }
    notebooks[1].connect(answering: "create-window") { _ in detached.cast() as OpaquePointer }
    notebooks[2].connect(answering: "create-window") { _ in Widget?.none }
    let answers = notebooks.map {
      Emission.answer("create-window", of: $0, [Widget(typeName: "GtkLabel")], g_value_get_object)
    }
    #expect(answers == [detached.objectAddress, detached.objectAddress, nil])
  }

  @Test("an answer of another type than the signal wants is an error that names both types")
  func wrongAnswer() {
    let expected = SignalError.wrongAnswer(
      type: "GtkDropTarget", name: "motion", expected: "GdkDragAction", given: "Bool")
    #expect(throws: expected) { try Signals.tryConnect(target, "motion", SignalHandler(answering: { _ in true })) }
    let text = SignalError.wrongAnswer(
      type: "GtkSwitch", name: "state-set", expected: "gboolean", given: "String")
    #expect(throws: text) {
      try Signals.tryConnect(Widget(typeName: "GtkSwitch"), "state-set", SignalHandler(answering: { _ in "no" }))
    }
  }

  @Test("an answer to a signal that wants none is an error")
  func unwantedAnswer() {
    #expect(throws: SignalError.unwantedAnswer(type: "GtkButton", name: "clicked", given: "Bool")) {
      try Signals.tryConnect(Widget(typeName: "GtkButton"), "clicked", SignalHandler(answering: { _ in true }))
    }
  }

  @Test("SG2 a handler without an answer leaves GTK's default in force where the signal wants a truth")
  func unansweredTruth() {
    let toggle = Widget(typeName: "GtkSwitch")
    var heard = 0
    toggle.connect("state-set") { heard += 1 }
    toggle["active"] = true
    #expect(heard == 1)
    #expect(toggle["state"] == true)
  }

  @Test("a handler without an answer is an error where the first answer stands, or where it is no truth")
  func missingAnswer() {
    for (signal, type) in [("motion", "GdkDragAction"), ("accept", "gboolean"), ("drop", "gboolean")] {
      #expect(throws: SignalError.missingAnswer(type: "GtkDropTarget", name: signal, expected: type)) {
        try Signals.tryConnect(target, signal) { _ in }
      }
    }
  }

  @Test("SG3 the sender is among what a handler is given, as a widget if it is one")
  func sender() {
    let label = Widget(typeName: "GtkLabel")
    let adjustment = ObjectReference(sinking: gtk_adjustment_new(0, 0, 1, 1, 1, 0))
    var heard: [String] = []
    label.connect("notify::label") { heard.append("\($0.widget["label"] as String) \($0.sender == label)") }
    adjustment.connect("value-changed") { heard.append("\($0.sender["value"] as Double) \($0.sender is Widget)") }
    label["label"] = "a"
    adjustment["value"] = 0.5
    #expect(heard == ["a true", "0.5 false"])
  }

  @Test("while a group is held, a signal that wants an answer has GTK's own")
  func heldAnswer() async {
    let group = HandlerGroup()
    group.collect { _ = target.connect(answering: "motion") { _ in GDK_ACTION_MOVE } }
    // GTK's own handler misses the drag, which is how it is known to run.
    await expectingGLibWarnings(matching: "gdk_drop_get_actions") {
      group.hold { _ = Emission.answer("motion", of: target, [2.0, 3.0], g_value_get_flags) }
    }
    #expect(Emission.answer("motion", of: target, [2.0, 3.0], g_value_get_flags) == GDK_ACTION_MOVE.rawValue)
  }

  @Test("while an object's signals are blocked, a signal that wants an answer has GTK's own")
  func blockedAnswer() async {
    target.connect(answering: "motion") { _ in GDK_ACTION_MOVE }
    let toggle = Widget(typeName: "GtkSwitch")
    toggle.connect(answering: "state-set") { _ in true }
    toggle.withSignalsBlocked {
      toggle.connect(answering: "state-set") { _ in true }
      toggle["active"] = true
    }
    #expect(toggle["state"] == true)
    // GTK's own handler misses the drag, which is how it is known to run.
    await expectingGLibWarnings(matching: "gdk_drop_get_actions") {
      target.withSignalsBlocked {
        #expect(Emission.answer("motion", of: target, [2.0, 3.0], g_value_get_flags) != GDK_ACTION_MOVE.rawValue)
      }
    }
    #expect(Emission.answer("motion", of: target, [2.0, 3.0], g_value_get_flags) == GDK_ACTION_MOVE.rawValue)
    toggle["active"] = false
    #expect(toggle["state"] == true)
  }
}

/// An object with signals whose answers none of GTK's wants.
@MainActor
private enum AnsweredObject {
  private static let type: GType = {
    let (classSize, size) = (MemoryLayout<GObjectClass>.size, MemoryLayout<GObject>.size)
    let type = g_type_register_static_simple(
      GType(20 << 2), "GraftTestAnswered", guint(classSize), nil, guint(size), nil, GTypeFlags(rawValue: 0))
    for (name, answer) in [("alignment", gtk_align_get_type()), ("share", GType(15 << 2))] {
      g_signal_newv(name, type, G_SIGNAL_RUN_LAST, nil, nil, nil, nil, answer, 0, nil)
    }
    return type
  }()

  static func make() -> ObjectReference {
    ObjectReference(taking: UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)))
  }
}
