import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Which handlers of a representable are held while its update runs, and which run.
@Suite(.gtk) @MainActor
struct HeldHandlerTests {
  private let log = Log()

  /// Shows a widget, pushes something into it in the second update, and tells what was heard meanwhile.
  private func heardInPush(_ make: @escaping (Log) -> Widget, _ push: @escaping (Widget) -> Void) async throws
    -> [String]
  {
    let mounted = try await MountedView(Pushed(count: 0, make: make, push: push, log: log))
    _ = log.take()
    mounted.rootView = Pushed(count: 1, make: make, push: push, log: log)
    await Settling.settle()
    return log.take()
  }

  @Test("RP31 a factory sets up and binds the rows that update appends to the model")
  func factoryRuns() async throws {
    let model = StringModel()
    let heard = try await heardInPush(
      { log in
        let factory = gtk_signal_list_item_factory_new()!
        Signals.connect(factory, "setup") {
          gtk_list_item_set_child($0.object(at: 0)!.cast(), gtk_label_new(nil))
        }
        Signals.connect(factory, "bind") { arguments in
          let item: OpaquePointer = arguments.object(at: 0)!.cast()
          gtk_label_set_text(gtk_list_item_get_child(item).cast(), "row")
          log.note("bind")
        }
        return Widget(gtk_list_view_new(gtk_no_selection_new(model.retained), factory))
      }, { _ in model.append("a") })
    #expect(heard == ["push begins", "bind", "push ends"])
  }

  @Test("RP31 what tells of a buffer, an adjustment or a model that the widget shows does not run while update pushes")
  func shownObjectsAreHeld() async throws {
    let text = try await heardInPush(
      { log in
        let view = Widget(typeName: "GtkTextView")
        let buffer = view["buffer"] as ObjectReference?
        for signal in ["changed", "insert-text", "notify::text"] { buffer?.connect(signal) { log.note(signal) } }
        return view
      }, { $0.editedText = "new" })
    #expect(text == ["push begins", "push ends"])
    let scale = try await heardInPush(
      { log in
        let scale = Widget(typeName: "GtkScale")
        (scale["adjustment"] as ObjectReference?)?.connect("value-changed") { log.note("value") }
        return scale
      },
      {
        ($0["adjustment"] as ObjectReference?)?["upper"] = 10.0; ($0["adjustment"] as ObjectReference?)?["value"] = 5.0
      })
    #expect(scale == ["push begins", "push ends"])
    let model = StringModel()
    let list = try await heardInPush(
      { log in
        Signals.connect(model.pointer, "items-changed") { log.note("items") }
        let selection = gtk_single_selection_new(model.retained)!
        Signals.connect(selection, "selection-changed") { log.note("selection") }
        return Widget(gtk_list_view_new(selection, nil))
      }, { _ in model.append("a") })
    #expect(list == ["push begins", "push ends"])
  }

  @Test("RP31 what tells of an edit of a widget inside does not run while update pushes, and runs for the user's edit")
  func widgetsInsideAreHeld() async throws {
    let entry = Widget(typeName: "GtkEntry")
    let heard = try await heardInPush(
      { log in
        let box = Widget(typeName: "GtkBox")
        gtk_box_append(box.cast(), entry.widgetPointer)
        entry.connect("changed") { log.note("changed \($0.widget["text"] as String)") }
        return box
      }, { _ in entry["text"] = "pushed" })
    #expect(heard == ["push begins", "push ends"])
    entry["text"] = "typed"
    #expect(log.take() == ["changed ", "changed typed"])
  }

  @Test("RP31 the handlers of a drop and of a drawing's size run while update pushes, and the drop has its answer")
  func dropsAndDrawingsAreHeard() async throws {
    let drop = ObjectReference(taking: gtk_drop_target_new(GType(16 << 2), GDK_ACTION_COPY))
    var answer: UInt32?
    let heard = try await heardInPush(
      { log in
        let area = Widget(gtk_drawing_area_new())
        gtk_widget_add_controller(area.widgetPointer, g_object_ref(drop.pointer).cast())
        drop.connect(answering: "motion") { _ in
          log.note("motion")
          return GDK_ACTION_MOVE
        }
        area.connect("resize") { log.note("resize") }
        return area
      },
      { area in
        answer = Emission.answer("motion", of: drop, [10.0, 10.0], g_value_get_flags)
        Emission.emit("resize", of: area, [Int32(10), Int32(10)])
      })
    #expect(heard == ["push begins", "motion", "resize", "push ends"])
    #expect(answer == GDK_ACTION_MOVE.rawValue)
  }

  @Test("RP31 a handler of an object that the widget does not show runs while update pushes")
  func otherObjectsAreHeard() async throws {
    let other = ObjectReference(sinking: gtk_adjustment_new(0, 0, 10, 1, 1, 0))
    let heard = try await heardInPush(
      { log in
        other.connect("value-changed") { log.note("other") }
        return Widget(typeName: "GtkLabel")
      }, { _ in other["value"] = 5.0 })
    #expect(heard == ["push begins", "other", "push ends"])
  }

  @Test("RP31 what is no edit is heard while update pushes, as that a widget is shown")
  func otherSignalsAreHeard() async throws {
    let heard = try await heardInPush(
      { log in
        let label = Widget(typeName: "GtkLabel")
        label.connect("hide") { log.note("hide") }
        label.connect("notify::visible") { log.note("visible") }
        return label
      }, { $0["visible"] = false })
    #expect(heard == ["push begins", "hide", "push ends"])
  }

  @Test("RP31 a signal that wants an answer has GTK's own while update pushes")
  func heldAnswer() async throws {
    let toggle = Widget(typeName: "GtkSwitch")
    let heard = try await heardInPush(
      { log in
        toggle.connect(answering: "state-set") { _ in
          log.note("asked")
          return true
        }
        return toggle
      }, { $0["active"] = true })
    #expect(heard == ["push begins", "push ends"])
    #expect(toggle["state"] == true)
    toggle["active"] = false
    #expect(log.take() == ["asked"])
    #expect(toggle["state"] == true)
  }

  @Test("RP28 a write by a handler that is not held, in an update, is reported and dropped")
  func writeByUnheldHandler() async throws {
    let box = BindingBox<Int>()
    let mounted = try await MountedView(Owner(0, box) { HidingLabel(count: $0) })
    box.value = 1
    #expect(await Settling.settle())
    #expect(box.value == 1)
    #expect(Diagnostics.recorded.map(\.kind) == [.stateDuringUpdate])
    withExtendedLifetime(mounted) {}
  }
}

private struct Pushed: GtkWidgetRepresentable {
  let count: Int
  let make: (Log) -> Widget
  let push: (Widget) -> Void
  let log: Log

  func makeGtkWidget(context: Context) -> Widget { make(log) }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    guard count > 0 else { return }
    log.note("push begins")
    push(gtkWidget)
    log.note("push ends")
  }
}

/// A label that counts on being hidden.
private struct HidingLabel: GtkWidgetRepresentable {
  @Binding var count: Int

  func makeGtkWidget(context: Context) -> Widget {
    let (label, count) = (Widget(typeName: "GtkLabel"), $count)
    label.connect("hide") { count.wrappedValue = 99 }
    return label
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { gtkWidget["visible"] = count == 0 }
}

/// A list of texts.
@MainActor
private final class StringModel {
  private let list = ObjectReference(taking: gtk_string_list_new(nil).objectAddress)

  var pointer: OpaquePointer { list.cast() }

  /// With a reference for whoever takes it over.
  var retained: OpaquePointer {
    g_object_ref(list.pointer)
    return pointer
  }

  func append(_ text: String) { gtk_string_list_append(pointer, text) }
}
