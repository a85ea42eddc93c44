import ViewGraph

/// Whether the user can select the texts in a view. As SwiftUI documents it.
public protocol TextSelectability {
  /// Whether they can be selected.
  static var allowsSelection: Bool { get }
}

/// Texts that can be selected and copied.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// Texts that cannot be selected, as is usual.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected and copied.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Lets the user select parts of the texts in this view, and copy them: by dragging over them, by a double click on a word, a
  /// triple click, or, in a text that has the focus, by Ctrl+A and by Shift with the left and the right arrow, which with Ctrl
  /// move by words, and with Home and End, which go to the ends of the text. Ctrl+C copies. Each text has a selection of its own, which ends when it becomes another text; texts in
  /// buttons and in boxes to check have none. Claim TX29.
  public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View {
    transformEnvironment(\.text) { $0.isSelectable = Selectability.allowsSelection }
  }
}
