import CGTK
import CGraftTesting
import Graft
import GraftTesting
import TestSupport

/// A binding that notes each write.
@MainActor
func noted<Value>(_ value: Binding<Value>, in log: Log) -> Binding<Value> {
  Binding(
    get: { value.wrappedValue },
    set: {
      log.note($0)
      value.wrappedValue = $0
    })
}

extension FoundWidget {
  /// The text of a property as assistive technologies read it.
  func accessible(_ property: GtkAccessibleProperty) -> String? {
    guard let text = graft_accessible_text(widget.pointer, property) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// A state in GTK's words, such as true, false or mixed; nil where it is not told.
  func state(_ state: GtkAccessibleState) -> String? {
    guard let text = graft_testing_accessible_state(widget.object.objectAddress, Int32(state.rawValue)) else {
      return nil
    }
    defer { g_free(text) }
    return String(cString: text)
  }
}

extension FoundWidget {
  /// Whether a relation to others is that to one other, and to no more.
  func isRelated(_ relation: GtkAccessibleRelation, to other: FoundWidget) -> Bool {
    graft_testing_accessible_relation_is(
      widget.object.objectAddress, Int32(relation.rawValue), other.widget.object.objectAddress)
  }
}

/// The style classes of a widget.
@MainActor
func styleClasses(of found: FoundWidget) -> Set<String> {
  guard let names = gtk_widget_get_css_classes(found.widget.widgetPointer) else { return [] }
  defer { g_strfreev(names) }
  return Set(
    sequence(first: names) { $0 + 1 }.lazy.map(\.pointee).prefix { $0 != nil }.compactMap {
      $0.map { String(cString: $0) }
    })
}

/// A button that counts its clicks, after a name.
struct NamedCounter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name): \(count)") { count += 1 } }
}
