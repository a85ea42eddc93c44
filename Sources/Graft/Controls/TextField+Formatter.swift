import Foundation
import ViewGraph

extension TextField {
  /// Edits a bound value as a formatter writes it; the label is its title. Claim CT24.
  public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), prompt: prompt, EditedText(value: EditedValue(value, formatter))) }
}

extension TextField where Label == Text {
  /// Edits a bound value as a formatter writes it.
  ///
  /// The value is written when the user presses Return or goes elsewhere, and not at all where the formatter refuses the
  /// text; the field shows the value again then. Claims CT24 and TX21.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), prompt: prompt, EditedText(value: EditedValue(value, formatter)))
  }

  /// Edits a bound value as a formatter writes it. Claim TX21.
  @_disfavoredOverload
  public init<Value>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(LocalizedStringKey(titleResource), value: value, formatter: formatter, prompt: prompt) }

  /// Edits a bound value as a formatter writes it. Claim CT24.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, EditedText(value: EditedValue(value, formatter)))
  }

  /// Edits a bound value as a formatter writes it. `onCommit` runs on Return. Claims CT24 and TX21.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, onCommit: @escaping () -> Void
  ) { self.init(titleKey, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit) }

  /// Edits a bound value as a formatter writes it. `onCommit` runs on Return. Claim CT24.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, onCommit: @escaping () -> Void
  ) { self.init(title, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit) }

  /// Edits a bound value as a formatter writes it. The older form, with an action for Return. Claims CT24 and TX21.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: (() -> Void)? = nil
  ) {
    self.init(
      label: Text(titleKey),
      EditedText(value: EditedValue(value, formatter), onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// Edits a bound value as a formatter writes it. The older form, with an action for Return. Claim CT24.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: (() -> Void)? = nil
  ) {
    self.init(
      label: Text(title),
      EditedText(
        value: EditedValue(value, formatter), onEditingChanged: onEditingChanged, onCommit: onCommit))
  }
}

extension EditedValue {
  fileprivate init<Value>(_ value: Binding<Value>, _ formatter: Formatter) {
    text = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    write = { text, _ in
      if let read: Value = formatter.read(text) { value.wrappedValue = read }
    }
  }
}

extension Formatter {
  /// What a text says; nil where the formatter refuses it, or it is of another type.
  fileprivate func read<Value>(_ text: String) -> Value? {
    switch self {
    case let formatter as NumberFormatter: formatter.numberInAll(of: text).flatMap { $0.read() }
    case let formatter as DateFormatter: formatter.date(from: text) as? Value
    // Foundation on Linux has no way to ask another one.
    default: nil
    }
  }
}

extension NumberFormatter {
  /// The number that a text is, and not only begins with.
  fileprivate func numberInAll(of text: String) -> NSNumber? {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard let number = number(from: text) else { return nil }
    let isOnlyBegun = text.indices.dropFirst().contains { index in
      !text[index].isNumber && !isSeparator(text[index]) && self.number(from: String(text[..<index])) == number
    }
    return isOnlyBegun ? nil : number
  }

  private func isSeparator(_ character: Character) -> Bool {
    [decimalSeparator, groupingSeparator].contains(String(character))
  }
}

extension NSNumber {
  /// The number in a type of Swift's.
  fileprivate func read<Value>() -> Value? {
    switch Value.self {
    case is Int.Type, is Int?.Type: Int(exactly: self) as? Value
    case is Double.Type, is Double?.Type: doubleValue as? Value
    case is Float.Type, is Float?.Type: floatValue as? Value
    case is Decimal.Type, is Decimal?.Type: decimalValue as? Value
    default: self as? Value
    }
  }
}
