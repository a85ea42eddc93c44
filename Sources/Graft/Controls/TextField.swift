import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A line of text that the user edits, or a value that is written as one.
public struct TextField: GtkWidgetRepresentable {
  private let title: String
  private let prompt: String?
  /// None where a value is edited.
  private let text: Binding<String>?
  private let value: EditedValue?
  private let onEditingChanged: ((Bool) -> Void)?
  private let onCommit: () -> Void

  init(
    title: String, prompt: Text? = nil, text: Binding<String>? = nil, value: EditedValue? = nil,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: @escaping () -> Void = {}
  ) {
    self.title = title
    self.prompt = prompt?.content
    self.text = text
    self.value = value
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

// MARK: - What the runtime asks

@_documentation(visibility: internal)
extension TextField {
  /// Keeps the latest binding and actions.
  public func makeCoordinator() -> TextEntryCoordinator {
    text.map { TextEntryCoordinator($0) } ?? ValueEntryCoordinator()
  }

  /// An entry that takes the width it is offered.
  public func makeGtkWidget(context: Context) -> Widget {
    let entry = Widget(gtk_entry_new())
    TextEntry.connect(entry, context.coordinator)
    return entry
  }

  /// Writes only what differs: the caret and what an input method composes stay (UI24).
  public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let coordinator = context.coordinator
    if let text { coordinator.value = text }
    if let value { (coordinator as? ValueEntryCoordinator)?.edited = value }
    coordinator.onCommit = onCommit
    if onEditingChanged != nil || value != nil { coordinator.followFocus(of: gtkWidget, onEditingChanged) }
    TextEntry.update(gtkWidget, coordinator, title: title, prompt: prompt, environment: context.environment)
  }
}

extension TextField {
  /// Edits a bound string; `title` is shown while it is empty (UI23).
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(title: String(title), text: text)
  }

  /// Edits a bound string; the prompt is shown while it is empty, and the title is for assistive technologies. As SwiftUI
  /// documents it.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(title: String(title), prompt: prompt, text: text)
  }

  /// Edits a bound string; the label is its title. As SwiftUI documents it.
  public init(text: Binding<String>, prompt: Text? = nil, label: () -> Text) {
    self.init(title: label().content, prompt: prompt, text: text)
  }

  /// Edits a bound string. `onCommit` runs on Return, before `onSubmit` (UI25).
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title: String(title), text: text, onCommit: onCommit)
  }

  /// Edits a bound string. `onEditingChanged` is told when the focus comes into the field and when it goes elsewhere. As
  /// SwiftUI documents it.
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(title: String(title), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}
