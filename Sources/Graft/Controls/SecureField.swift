import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A line of text that the user edits and that nobody shall read on the screen, such as a password. In a form its label stands
/// beside it (CT33).
public struct SecureField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>
  private var onCommit: (() -> Void)?
  @Environment(\.textFieldStyles) private var styles
  @Environment(\.formPlace) private var place

  /// Edits a bound string; the label is its title. As SwiftUI documents it.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.prompt = prompt
    self.text = text
  }

  /// The field, which a built-in style of text fields gives a frame or none.
  public var body: some View {
    LabeledField(label: label, prompt: prompt) { title, placeholder, isTrailing in
      SecureFieldWidget(
        title: title, placeholder: placeholder, text: text, onCommit: onCommit,
        look: FieldLook(isFramed: (styles.frame ?? .automatic).isShown(in: place), isTrailing: isTrailing))
    }
  }
}

extension SecureField where Label == Text {
  /// Edits a bound string; `title` is shown while it is empty. Claim UI17.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Edits a bound string; the title is shown while it is empty. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt)
  }

  /// Edits a bound string; `title` is shown while it is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Edits a bound string. `onCommit` runs on Return, before `onSubmit`. As SwiftUI documents it.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text)
    self.onCommit = onCommit
  }

  /// Edits a bound string. `onCommit` runs on Return, before `onSubmit`. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(LocalizedStringKey(titleResource), text: text, onCommit: onCommit)
  }

  /// Edits a bound string. `onCommit` runs on Return, before `onSubmit`. As SwiftUI documents it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
    self.onCommit = onCommit
  }
}

/// GTK's entry for passwords: it also warns of Caps Lock, and keeps the text out of pageable memory.
struct SecureFieldWidget: GtkWidgetRepresentable {
  let title: String
  let placeholder: String
  @Binding var text: String
  let onCommit: (() -> Void)?
  let look: FieldLook

  func makeCoordinator() -> TextEntryCoordinator { TextEntryCoordinator($text) }

  func makeGtkWidget(context: Context) -> Widget {
    let entry = Widget(gtk_password_entry_new())
    TextEntry.connect(entry, context.coordinator)
    return entry
  }

  /// Writes only what differs.
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.value = $text
    context.coordinator.onCommit = onCommit
    TextEntry.update(
      gtkWidget, context.coordinator, look, title: title, placeholder: placeholder, environment: context.environment)
  }
}
