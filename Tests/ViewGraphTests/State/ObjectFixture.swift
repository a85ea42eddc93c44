import OpenCombine
import ViewGraph
import ViewGraphTesting

/// An observable object with two published properties and one that is not.
final class Numbers: ObservableObject {
  @Published var a = 0
  @Published var b = 0
  var plain = 0
  let name: String

  init(_ name: String = "numbers") { self.name = name }
}

/// An object that writes down when one was made.
final class Made: ObservableObject {
  @Published var count = 0
  let name: String

  init(_ name: String, _ made: Notes<String>) {
    self.name = name
    made.values.append(name)
  }
}

/// Shows `a` of a model that it observes.
struct ShowsA: View {
  @ObservedObject var model: Numbers
  var body: some View { Leaf("a", model.a) }
}
