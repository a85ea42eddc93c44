import Graft
import Observation

/// A value that a test owns, as the source of a binding.
@Observable @MainActor
final class Source<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> {
    Binding {
      self.value
    } set: {
      self.value = $0
    }
  }
}
