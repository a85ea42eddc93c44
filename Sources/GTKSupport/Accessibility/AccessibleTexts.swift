import CGTK

/// What a program says of a widget to assistive technologies in place of what the widget says by itself, which is kept for when the
/// program says nothing any more. Claim AX1. Main thread only.
@MainActor
final class AccessibleTexts {
  private var said: [UInt32: String] = [:]
  private var own: [UInt32: String] = [:]

  private init(of widget: Widget) { widget.keep(self, as: Self.key) }

  static func existing(of widget: Widget) -> AccessibleTexts? { widget.kept(key) }

  /// Keeps what the widget says by itself, if the program says something else at the moment.
  func isSaidOtherwise(_ property: GtkAccessibleProperty, own text: String) -> Bool {
    own[property.rawValue] = text
    return said[property.rawValue] != nil
  }

  /// The program says a text, or nothing any more. Returns what is to be told: nil for nothing.
  private func say(_ property: GtkAccessibleProperty, _ text: String) -> String? {
    said[property.rawValue] = text.isEmpty ? nil : text
    return text.isEmpty ? own[property.rawValue] : text
  }

  static func say(_ property: GtkAccessibleProperty, _ text: String, of widget: Widget) {
    let known = existing(of: widget)
    if known == nil && text.isEmpty { return }
    let texts = known ?? AccessibleTexts(of: widget)
    if known == nil || texts.said[property.rawValue] == nil {
      texts.own[property.rawValue] = widget.accessibleText(property)
    }
    if let told = texts.say(property, text) {
      widget.tell(property, told)
    } else {
      widget.resetAccessible(property)
    }
  }

  private static let key = "graft-accessible-texts"
}
