import CGTK

/// What a program says of a widget to assistive technologies in place of what the widget says by itself, which is kept for when the
/// program says nothing any more. Claim AX1. Main thread only.
@MainActor
final class AccessibleTexts {
  private var said: [UInt32: String] = [:]
  private var own: [UInt32: String] = [:]
  /// The labels beside the widget by which it is called instead of by its own name.
  private var labels: [ObjectWatch] = []

  private init(of widget: Widget) { widget.keep(self, as: Self.key) }

  static func existing(of widget: Widget) -> AccessibleTexts? { widget.kept(key) }

  /// Keeps what the widget says by itself, if the program says something else at the moment.
  func isSaidOtherwise(_ property: GtkAccessibleProperty, own text: String?) -> Bool {
    own[property.rawValue] = text
    return said[property.rawValue] != nil || property == GTK_ACCESSIBLE_PROPERTY_LABEL && !labels.isEmpty
  }

  /// What the widget is called by itself, whatever is told.
  static func ownName(of widget: Widget) -> String? {
    existing(of: widget)?.own[label.rawValue] ?? widget.accessibleText(label)
  }

  /// Names a widget after labels beside it in place of its own name, unless the program says another; none takes that back.
  static func label(_ widget: Widget, by labels: [UnsafeMutablePointer<GtkWidget>]) {
    let known = existing(of: widget)
    if known == nil && labels.isEmpty || known?.said[label.rawValue] != nil { return }
    let texts = known ?? AccessibleTexts(of: widget)
    if known == nil { texts.own[label.rawValue] = widget.accessibleText(label) }
    texts.labels = labels.map { ObjectWatch(Widget($0)) }
    widget.setAccessibleLabels(labels)
    // GTK would read both.
    if labels.isEmpty {
      texts.own[label.rawValue].map { widget.tell(label, $0) }
    } else {
      widget.resetAccessible(label)
    }
  }

  /// The labels beside a widget that name it.
  static func labels(of widget: Widget) -> [Widget] {
    existing(of: widget)?.labels.compactMap { $0.object.map { Widget($0.object) } } ?? []
  }

  private static let label = GTK_ACCESSIBLE_PROPERTY_LABEL

  /// The program says a text, or nothing any more. Returns what is to be told: nil for nothing.
  private func say(_ property: GtkAccessibleProperty, _ text: String) -> String? {
    said[property.rawValue] = text.isEmpty ? nil : text
    if property == GTK_ACCESSIBLE_PROPERTY_LABEL { labels = [] }
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
