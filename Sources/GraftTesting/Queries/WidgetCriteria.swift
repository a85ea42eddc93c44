/// What a widget is looked for by; what is nil may be anything.
@MainActor
struct WidgetCriteria {
  var role: WidgetRole?
  var name: String?
  var identifier: String?
  var text: String?

  /// The strings, by what they are called, with how a widget is asked for its own.
  private var strings: [(label: String, wanted: String, actual: (FoundWidget) -> String)] {
    let all: [(String, String?, (FoundWidget) -> String)] = [
      ("name", name, \.name), ("identifier", identifier, { $0.identifier ?? "" }), ("text", text, \.text),
    ]
    return all.compactMap { label, wanted, actual in wanted.map { (label, $0, actual) } }
  }

  func matches(_ widget: FoundWidget) -> Bool {
    (role == nil || widget.role == role) && strings.allSatisfy { $0.actual(widget) == $0.wanted }
  }

  /// How near a widget comes: one for each that fits, and a little for a string that is much like the wanted one.
  func likeness(of widget: FoundWidget) -> Double {
    strings.reduce(widget.role == role ? 1 : 0) { sum, string in
      sum + Similarity.of(string.actual(widget), to: string.wanted)
    }
  }

  /// What is wanted, in words.
  var description: String { list((role.map { ["role \($0)"] } ?? []) + strings.map { "\($0.label) '\($0.wanted)'" }) }

  /// What a widget has of that kind, in words.
  func actual(_ widget: FoundWidget) -> String {
    list((role == nil ? [] : ["role \(widget.role)"]) + strings.map { "\($0.label) '\($0.actual(widget))'" })
  }

  private func list(_ parts: [String]) -> String { parts.isEmpty ? "any role" : parts.joined(separator: ", ") }
}
