import CGTK
import Foundation

extension Widget {
  /// All controllers of events that the widget has, GTK's own among them.
  package var controllers: [ObjectReference] {
    guard let controllers = gtk_widget_observe_controllers(widgetObject) else { return [] }
    defer { g_object_unref(controllers.objectAddress) }
    return (0..<g_list_model_get_n_items(controllers)).compactMap { index in
      g_list_model_get_item(controllers, index).map { ObjectReference(taking: $0) }
    }
  }

  /// Takes away what lets the user drag the widget itself elsewhere.
  ///
  /// GTK's drag source, seen in 4.18, forgets the timeout of a first press at a second one within a tenth of a second. If
  /// the widget goes before that timeout is over, GTK writes into memory that is another's by then.
  package func removeDragSources() {
    for source in controllers where source.isA(gtk_drag_source_get_type()) {
      gtk_widget_remove_controller(widgetObject, source.object.cast())
    }
  }

  /// Has all gestures on the widget forget what was pressed, as nobody tells them of a release that belongs to a drag. What they keep
  /// is the widget itself where nothing in it was under the pointer, so that it would never go.
  package func forgetPress() {
    for gesture in controllers where gesture.isA(gtk_gesture_get_type()) {
      gtk_event_controller_reset(gesture.object.cast())
    }
  }

  /// Whether a gesture on anything in the widget that is at a point of it has claimed a touch.
  package func hasClaimInside(_ touch: OpaquePointer, at point: CGPoint) -> Bool {
    sequence(first: gtk_widget_pick(widgetObject, point.x, point.y, GTK_PICK_DEFAULT)) {
      $0.flatMap { gtk_widget_get_parent($0) }
    }
    .prefix { $0 != nil && $0 != widgetObject }.contains { $0.map { Widget(retaining: $0).hasClaimed(touch) } == true }
  }

  private func hasClaimed(_ touch: OpaquePointer) -> Bool {
    controllers.contains {
      $0.isA(gtk_gesture_get_type())
        && gtk_gesture_get_sequence_state($0.object.cast(), touch) == GTK_EVENT_SEQUENCE_CLAIMED
    }
  }
}
