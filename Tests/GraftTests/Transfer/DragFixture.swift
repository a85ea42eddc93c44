import CGTK
import Foundation
import Graft
import GraftTesting
import TestSupport

/// Views that can be dragged and dropped on, and what is told of that.
@MainActor
struct DragFixture {
  let log = Log()

  /// A view out of which a value is dragged.
  func source<Value: Transferable>(_ value: @escaping @autoclosure () -> Value) -> some View {
    let log = log
    func asked() -> Value {
      log.note("asked")
      return value()
    }
    return Text("source").frame(width: 100, height: 50).draggable(asked())
  }

  /// A view on which values can be dropped.
  func target<Value: Transferable>(_ name: String, _ type: Value.Type) -> some View {
    let log = log
    return Text(name).frame(width: 100, height: 50).dropDestination(for: type) { items, location in
      log.note("\(name) \(items) \(DragFixture.place(location))")
      return true
    } isTargeted: {
      log.note("\(name) \($0)")
    }
  }

  /// A place in a view of that size. The middle of the label in it may be beside its own by a pixel.
  static func place(_ location: CGPoint) -> String {
    abs(location.x - 50) <= 1.5 && abs(location.y - 25) <= 1.5 ? "middle" : "\(location)"
  }

  /// What was noted, when there are so many entries: data come through streams, which other threads serve.
  func entries(_ count: Int) async throws -> [String] {
    for _ in 0..<100 where log.entries.count < count { try await Task.sleep(for: .milliseconds(10)) }
    await Settling.settle()
    return log.take()
  }
}

extension MountedView {
  /// The label with a text.
  func label(_ text: String) throws -> FoundWidget { try root.find(role: .label, text: text) }
}

/// A label out of which GTK's own drag source drags data, as another program would.
struct ForeignSource: GtkWidgetRepresentable {
  let name: String
  let data: Data
  let actions: GdkDragAction
  /// Told with which action a drag has ended, or that it was given up.
  let log: Log?

  init(_ name: String, _ text: String) { self.init(name, Data(text.utf8)) }

  init(_ name: String, _ data: Data, actions: GdkDragAction = GDK_ACTION_COPY, log: Log? = nil) {
    (self.name, self.data, self.actions, self.log) = (name, data, actions, log)
  }

  func makeGtkWidget(context: Context) -> Widget {
    let (label, source) = (Widget(gtk_label_new("foreign")), gtk_drag_source_new())
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    let content = gdk_content_provider_new_for_bytes(name, bytes)
    g_bytes_unref(bytes)
    gtk_drag_source_set_content(source, content)
    g_object_unref(content)
    gtk_drag_source_set_actions(source, actions)
    if let log, let source {
      Signals.connect(source, "drag-end") { log.note("ended \($0[1, as: Bool.self] ? "moved" : "copied or not")") }
      Signals.connect(source, answering: "drag-cancel") { _ in
        log.note("given up")
        return false
      }
    }
    gtk_widget_add_controller(label.widgetPointer, source)
    return label
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

/// A label over which a drag is seen as GTK sees it, as another program would, and which takes nothing.
struct DragProbe: GtkWidgetRepresentable {
  let see: @MainActor (_ drop: OpaquePointer) -> Void

  func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(gtk_label_new("probe"))
    let target = gtk_drop_target_async_new(nil, GDK_ACTION_COPY)
    if let target {
      Signals.connect(target, answering: "drag-enter") { [see] in
        $0.object(at: 0).map { see(OpaquePointer($0)) }
        return GDK_ACTION_COPY
      }
    }
    gtk_widget_add_controller(label.widgetPointer, target?.cast())
    return label
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

/// A label on which pictures can be dropped, as another program has one.
struct ForeignPictureTarget: GtkWidgetRepresentable {
  let log: Log

  func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(gtk_label_new("foreign target"))
    let target = gtk_drop_target_new(gdk_texture_get_type(), GDK_ACTION_COPY)
    if let target {
      Signals.connect(target, answering: "drop") { [log] in
        guard let boxed = g_value_get_boxed($0.value(at: 0)),
          let texture = g_value_get_object(boxed.assumingMemoryBound(to: GValue.self))
        else { return false }
        log.note("\(gdk_texture_get_width(OpaquePointer(texture))) x \(gdk_texture_get_height(OpaquePointer(texture)))")
        return true
      }
    }
    gtk_widget_add_controller(label.widgetPointer, target?.cast())
    return label
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}
