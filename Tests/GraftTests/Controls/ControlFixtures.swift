import CGTK
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
}
