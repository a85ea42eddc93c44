import Testing
import ViewGraph
import ViewGraphTesting

struct LentItem: Identifiable, Sendable {
  let id: Int
  var text: String
}

/// A model whose parts are lent to four threads.
struct LentModel: Sendable {
  var name = Self.text(0)
  var items = [LentItem(id: 1, text: text(0)), LentItem(id: 2, text: text(0))]
  var chosen: String? = text(0)

  /// Too long to be kept inline, so that a torn value is a broken reference.
  static func text(_ number: Int) -> String { "the text with number \(number)" }
}

/// Shows a model by bindings to its parts, and hands them out.
struct LentParts: View {
  let lent: Notes<Binding<LentModel>>
  @State private var model = LentModel()
  var body: some View {
    LentPart(name: "name", text: $model.name)
    ForEach($model.items) { $item in LentPart(name: "item \(item.id)", text: $item.text) }
    if let chosen = Binding($model.chosen) { LentPart(name: "chosen", text: chosen) }
    Leaf("lend") { lent.values = [$model] }
  }
}

struct LentPart: View {
  let name: String
  @Binding var text: String
  var body: some View { Leaf(name, text) }
}

/// Mounts the parts, and tells the binding to their model.
@MainActor
func lendParts() throws -> (host: RecordingHost<LentParts>, model: Binding<LentModel>) {
  let lent = Notes<Binding<LentModel>>()
  let host = RecordingHost(LentParts(lent: lent))
  host.send("lend")
  return (host, try #require(lent.values.first))
}
