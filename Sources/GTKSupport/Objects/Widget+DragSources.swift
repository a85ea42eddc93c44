import CGTK

extension Widget {
  /// Takes away what lets the user drag the widget itself elsewhere.
  ///
  /// GTK's drag source, seen in 4.18, forgets the timeout of a first press at a second one within a tenth of a second. If
  /// the widget goes before that timeout is over, GTK writes into memory that is another's by then.
  package func removeDragSources() {
    let controllers = gtk_widget_observe_controllers(widgetObject)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    let sources = (0..<g_list_model_get_n_items(controllers)).compactMap { index -> ObjectReference? in
      guard let item = g_list_model_get_item(controllers, index) else { return nil }
      let controller = ObjectReference(taking: item)
      return controller.object.isA(gtk_drag_source_get_type()) ? controller : nil
    }
    for source in sources { gtk_widget_remove_controller(widgetObject, source.object.cast()) }
  }
}
