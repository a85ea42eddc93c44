import CGTK

/// What a value that is pushed into a widget may change: the widget, the widgets in it, and the objects in the properties
/// of these, such as a buffer, an adjustment, or a model with the models that it is made of.
@MainActor
enum ShownObjects {
  /// Whether an object is one of them. Looked up when a handler is about to run in an update, and mostly found at once.
  static func contain(_ object: UnsafeMutableRawPointer, in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    if object == widget.objectAddress { return true }
    if graft_is_a(object, gtk_widget_get_type()) != 0 {
      return gtk_widget_is_ancestor(object.cast(), widget) != 0
    }
    return isFound(object, below: widget)
  }

  /// Nearest first: the widget with what its properties have, then what is in it.
  private static func isFound(_ object: UnsafeMutableRawPointer, below widget: UnsafeMutablePointer<GtkWidget>) -> Bool
  {
    var seen: Set<UnsafeMutableRawPointer> = []
    var widgets = [widget]
    var next = 0
    while next < widgets.count {
      let current = widgets[next]
      if has(object, current.objectAddress, &seen) { return true }
      widgets += current.children
      next += 1
    }
    return false
  }

  private static func has(
    _ object: UnsafeMutableRawPointer, _ holder: UnsafeMutableRawPointer, _ seen: inout Set<UnsafeMutableRawPointer>
  ) -> Bool {
    guard seen.insert(holder).inserted else { return false }
    return values(of: holder).contains { value in
      let address = value.object.objectAddress
      return address == object || has(object, address, &seen)
    }
  }

  /// The objects in an object's properties that are no widgets and make none.
  private static func values(of holder: UnsafeMutableRawPointer) -> [ObjectReference] {
    var values = objectProperties(of: holder).compactMap { value(of: $0, of: holder) }
    if graft_is_a(holder, gtk_tree_view_get_type()) != 0 {
      // The one that no property has.
      let treeView = holder.cast(to: GtkTreeView.self)
      values.append(ObjectReference(retaining: gtk_tree_view_get_selection(treeView).objectAddress))
    }
    return values.filter { value in
      [gtk_widget_get_type(), gtk_list_item_factory_get_type()].allSatisfy { !value.isA($0) }
    }
  }

  private static func value(of property: String, of holder: UnsafeMutableRawPointer) -> ObjectReference? {
    var value = GValue()
    defer { g_value_unset(&value) }
    g_object_get_property(holder.cast(), property, &value)
    return g_value_get_object(&value).map { ObjectReference(retaining: $0) }
  }

  private static var known: [GType: [String]] = [:]

  /// The names of a type's properties that hold objects. Those of all widgets lead upwards.
  private static func objectProperties(of object: UnsafeMutableRawPointer) -> [String] {
    let type = graft_object_type(object)
    if let names = known[type] { return names }
    let properties = PropertyNames(of: object)
    let names = properties.all.filter { name in
      guard let property = properties.specification(of: name)?.pointee else { return false }
      return property.owner_type != gtk_widget_get_type() && property.flags.rawValue & G_PARAM_READABLE.rawValue != 0
        && g_type_is_a(property.value_type, g_object_get_type()) != 0
    }
    known[type] = names
    return names
  }
}
