import CGTK
import CGraftTesting
import GTKSupport

/// What of a widget an update may have to bring up to date, as text by name.
@MainActor
struct WidgetValues {
  private(set) var all: [(name: String, value: String)] = []

  /// What belongs to the place and the moment, not to the value.
  private static let transient: Set<String> = [
    "parent", "root", "has-focus", "is-focus", "has-default", "focus-widget", "scale-factor", "cursor-position",
    "selection-bound", "layout-manager", "css-name", "is-active", "default-width", "default-height", "accessible-role",
    "im-module", "cursor", "hadjustment", "vadjustment", "scroll-offset", "display", "css-classes", "child-revealed",
    "transition-running", "has-selection",
  ]

  init(of widget: FoundWidget) {
    if !widget.text.isEmpty { all.append(("text", "\"\(widget.text)\"")) }
    all.append(("classes", Self.classes(of: widget.widget)))
    for name in ObjectProperties.names(of: widget.widget) where !Self.transient.contains(name) {
      // The text says it already.
      if ["label", "text"].contains(name), !widget.text.isEmpty { continue }
      if let value = ObjectProperties.describe(name, of: widget.widget) { all.append((name, value)) }
    }
  }

  subscript(name: String) -> String? {
    all.first { $0.name == name }?.value ?? (name == "text" ? "\"\"" : nil)
  }

  private static func classes(of widget: Widget) -> String {
    guard let list = gtk_widget_get_css_classes(widget.widgetObject) else { return "none" }
    defer { g_strfreev(list) }
    var names: [String] = []
    var next = list
    while let name = next.pointee {
      names.append(String(cString: name))
      next += 1
    }
    return names.isEmpty ? "none" : names.sorted().joined(separator: " ")
  }
}

/// The properties of any object as text.
@MainActor
enum ObjectProperties {
  static func names(of object: ObjectReference) -> [String] {
    let properties = PropertyNames(of: object.object)
    return properties.all.filter { name in
      (properties.specification(of: name)?.pointee.flags.rawValue ?? 0) & G_PARAM_READABLE.rawValue != 0
    }
  }

  /// A property as text; nil for what cannot be compared, as pointers that mean something to their owner only.
  static func describe(_ name: String, of object: ObjectReference) -> String? {
    guard let specification = PropertyNames(of: object.object).specification(of: name) else { return nil }
    var value = GValue()
    g_value_init(&value, specification.pointee.value_type)
    defer { g_value_unset(&value) }
    g_object_get_property(object.object, name, &value)
    if g_type_is_a(value.g_type, g_object_get_type()) != 0 {
      guard let held = g_value_get_object(&value) else { return "none" }
      return describe(ObjectReference(retaining: held))
    }
    return describe(&value)
  }

  private static func describe(_ value: inout GValue) -> String? {
    if isOpaque(value) { return describeBoxed(&value) }
    guard let text = g_strdup_value_contents(&value) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Whether GLib would print the address: of a boxed type, a pointer, a parameter.
  private static func isOpaque(_ value: GValue) -> Bool { (17...19).contains(g_type_fundamental(value.g_type) >> 2) }

  private static func describeBoxed(_ value: inout GValue) -> String? {
    guard g_type_is_a(value.g_type, pango_attr_list_get_type()) != 0, let list = g_value_get_boxed(&value) else {
      return nil
    }
    guard let text = pango_attr_list_to_string(list.cast()) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// What an object is to those who see it. Widgets are compared as children.
  private static func describe(_ object: ObjectReference) -> String? {
    if object.isA(gtk_widget_get_type()) { return nil }
    if object.isA(gtk_adjustment_get_type()) {
      return ["lower", "upper", "value", "step-increment"].map { "\($0) \(describe($0, of: object) ?? "")" }
        .joined(separator: ", ")
    }
    if object.isA(g_list_model_get_type()) { return describeList(object) }
    if object.isA(gtk_text_buffer_get_type()) { return describe("text", of: object) }
    return "a \(object.typeName)"
  }

  private static func describeList(_ list: ObjectReference) -> String {
    let model: OpaquePointer = list.object.cast()
    let items = (0..<min(g_list_model_get_n_items(model), 1000)).compactMap { index -> String? in
      guard let item = g_list_model_get_item(model, index) else { return nil }
      defer { g_object_unref(item) }
      guard graft_is_a(item, gtk_string_object_get_type()) != 0 else { return nil }
      return gtk_string_object_get_string(item.cast()).map { String(cString: $0) }
    }
    return "\(g_list_model_get_n_items(model)) items \(items)"
  }
}
