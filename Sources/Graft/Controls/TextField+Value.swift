import Foundation
import GTKSupport
import ViewGraph

extension TextField {
  /// Edits a bound value as a format writes it in the locale of the surroundings; the label is its title.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(label: label(), prompt: prompt, EditedText(value: EditedValue(value, format)))
  }

  /// Edits a bound value that there may be none of; the label is its title.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(label: label(), prompt: prompt, EditedText(value: EditedValue(optional: value, format)))
  }
}

extension TextField where Label == Text {
  /// Edits a bound value as a format writes it in the locale of the surroundings.
  ///
  /// The value is written when the user presses Return, goes elsewhere, or uses a button or a toggle. What the format
  /// cannot read changes nothing, and the field shows the value again. Claim TX21; otherwise as SwiftUI documents it.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, EditedText(value: EditedValue(value, format)))
  }

  /// Edits a bound value as a format writes it in the locale of the surroundings. Claim TX21.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(LocalizedStringKey(titleResource), value: value, format: format, prompt: prompt)
  }

  /// Edits a bound value as a format writes it in the locale of the surroundings.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, EditedText(value: EditedValue(value, format)))
  }

  /// Edits a bound value that there may be none of: an empty field, or what the format cannot read, is nil. Claim TX21;
  /// otherwise as SwiftUI documents it.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, EditedText(value: EditedValue(optional: value, format)))
  }

  /// Edits a bound value that there may be none of. Claim TX21.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(LocalizedStringKey(titleResource), value: value, format: format, prompt: prompt)
  }

  /// Edits a bound value that there may be none of.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, EditedText(value: EditedValue(optional: value, format)))
  }
}

extension EditedValue {
  fileprivate init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput>, _ format: Format)
  where Format.FormatOutput == String {
    text = { format.locale($0).format(value.wrappedValue) }
    write = { text, locale in
      if let read = format.read(text, locale) { value.wrappedValue = read }
    }
  }

  fileprivate init<Format: ParseableFormatStyle>(optional value: Binding<Format.FormatInput?>, _ format: Format)
  where Format.FormatOutput == String {
    text = { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" }
    write = { value.wrappedValue = format.read($0, $1) }
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// The value that a text says in full: Foundation reads the number with which a text begins. Claim CT23.
  fileprivate func read(_ text: String, _ locale: Locale) -> FormatInput? {
    let format = self.locale(locale)
    guard let value = try? format.parseStrategy.parse(text) else { return nil }
    guard value is any Numeric else { return value }
    let known = Set(format.format(value).lowercased())
    return text.lowercased().contains { $0.isLetter && !known.contains($0) } ? nil : value
  }
}

/// A value that is edited as a text.
struct EditedValue {
  let text: (Locale) -> String
  /// Writes what a text says, if it says anything.
  let write: (String, Locale) -> Void
}

/// What a field for a value keeps between updates. What the user types stays until the field is left or the value changes.
@MainActor
final class ValueEntryCoordinator: TextEntryCoordinator {
  var edited: EditedValue?
  private var locale = Locale.current
  /// The value as it was shown last.
  private var shown: String?

  init() { super.init(.constant("")) }

  override func show(in entry: Widget, _ locale: Locale) {
    self.locale = locale
    let text = CText.replacingNULs(in: edited?.text(locale) ?? "")
    guard text != shown else { return }
    shown = text
    entry.editedText = text
  }

  override func userDidType(in entry: Widget) {}

  override func userDidFinish(in entry: Widget) {
    guard entry.editedText != shown else { return }
    edited?.write(entry.editedText, locale)
    shown = nil
    show(in: entry, locale)
  }
}
