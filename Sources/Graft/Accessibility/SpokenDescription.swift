import CGTK
import GTKSupport
import ViewGraph

/// What the description of a widget is made of, which is all that the desktop's assistive technologies know beside names, values
/// and states. Claim AX19.
@MainActor
final class SpokenDescription {
  /// Something that is said of a view beside its name and value.
  struct Content: Equatable {
    /// The modifier that says it.
    let mark: ObjectIdentifier
    let key: String
    let label: String
    /// Nil takes away what others say by the key.
    let value: String?
    let isImportant: Bool
  }

  private static let key = "graft-spoken-description"

  private var hint = ""
  private var chart = ""
  /// What is said further outside first, as modifiers are applied.
  private var contents: [Content] = []

  private static func change(of widget: Widget, _ change: (SpokenDescription) -> Void) {
    let description = widget.kept(key) ?? SpokenDescription()
    widget.keep(description, as: key)
    change(description)
    widget.sayAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description.text)
  }

  static func setHint(_ hint: String, of widget: Widget) { change(of: widget) { $0.hint = hint } }

  static func setChart(_ chart: String, of widget: Widget) { change(of: widget) { $0.chart = chart } }

  static func set(_ content: Content, of widget: Widget) {
    change(of: widget) { description in
      let index = description.contents.firstIndex { $0.mark == content.mark }
      if let index { description.contents[index] = content } else { description.contents.append(content) }
    }
  }

  /// What is important first.
  private var text: String {
    let important = contents.reversed().filter(\.isImportant).compactMap(words)
    let others = contents.reversed().filter { !$0.isImportant }.compactMap(words)
    return (important + [hint, chart].filter { !$0.isEmpty } + others).joined(separator: ", ")
  }

  /// Of several by one key the outermost counts.
  private func words(_ content: Content) -> String? {
    guard contents.first(where: { $0.key == content.key })?.mark == content.mark, let value = content.value else {
      return nil
    }
    return "\(content.label): \(value)"
  }
}
