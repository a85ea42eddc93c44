import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A text of several lines that the user edits. It takes the room that it is offered, and scrolls. Claim CT20;
/// otherwise as SwiftUI documents it.
///
/// Return and Tab are typed; Ctrl+Tab leaves it. Each edit is one write.
public struct TextEditor: View {
  private let edited: EditedString
  @Environment(\.textEditorStyles) private var styles

  init(_ edited: EditedString) { self.edited = edited }

  /// Edits a bound string.
  public init(text: Binding<String>) { self.init(EditedString(text: text, selection: nil)) }

  /// Edits a bound string, and binds what is selected of it. As SwiftUI documents it.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(EditedString(text: text, selection: selection))
  }

  /// The editor that a style was given, in the next outer style. Claim SY6.
  public init(_ configuration: TextEditorStyleConfiguration) { self.init(configuration.edited) }

  /// What the style makes of it: by itself the text with the theme's look.
  public var body: some View {
    if let style = styles.nearest {
      style.view(of: TextEditorStyleConfiguration(edited: edited), \.textEditorStyles)
    } else {
      TextEditorWidget(edited)
    }
  }
}

/// GTK's text view, scrolled.
package struct TextEditorWidget: GtkWidgetRepresentable {
  @Binding var text: String
  var selection: Binding<TextSelection?>?
  /// The text with its attributes; nil where it has none.
  var looks: AttributedString?
  /// The text for what is edited, where the caret is then.
  var edited: ((_ caret: Int) -> Binding<String>)?

  init(_ edited: EditedString) {
    (_text, selection, looks, self.edited) = (edited.text, edited.selection, edited.looks, edited.edited)
  }

  /// Keeps the latest binding.
  package func makeCoordinator() -> TextEditorCoordinator { TextEditorCoordinator($text) }

  /// A text view in a scrolled window, which takes the room that it is offered.
  package func makeGtkWidget(context: Context) -> Widget {
    let window = ScrolledWindow()
    context.coordinator.fill(window)
    // The text has the focus, which a scrolled window would keep to itself.
    gtk_widget_set_focusable(window.widgetObject, 0)
    gtk_widget_set_hexpand(window.widgetObject, 1)
    gtk_widget_set_vexpand(window.widgetObject, 1)
    return window
  }

  /// Writes only what differs: the caret and what an input method composes stay (UI24).
  package func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let (coordinator, environment) = (context.coordinator, context.environment)
    coordinator.value = $text
    coordinator.edited = edited
    guard let view = coordinator.view else { return }
    view.editedText = text
    if let looks { coordinator.tags.show(looks, in: view, environment) }
    coordinator.show(selection, of: EditorSelection(view: view))
    view.showFieldLook(of: environment)
    let spacing = Int32(environment.lineSpacing)
    for set in [gtk_text_view_set_pixels_below_lines, gtk_text_view_set_pixels_inside_wrap] {
      set(view.textView, spacing)
    }
    gtk_text_view_set_justification(view.textView, environment.multilineTextAlignment.justification)
    let change =
      environment.scrollContentBackground == .hidden ? gtk_widget_add_css_class : gtk_widget_remove_css_class
    change(view.widgetObject, "graft-clear")
    gtkWidget.setEnabled(environment.isEnabled)
    (gtkWidget as? ScrolledWindow)?.show(environment, axes: [.horizontal, .vertical], isRefreshed: false)
  }
}

/// What an editor keeps between updates.
@MainActor
package final class TextEditorCoordinator: EditCoordinator<String> {
  private(set) var view: Widget?
  private(set) lazy var tags = EditorTags()
  var edited: ((_ caret: Int) -> Binding<String>)?

  func fill(_ window: Widget) {
    let view = Widget(gtk_text_view_new())
    self.view = view
    gtk_text_view_set_wrap_mode(view.textView, GTK_WRAP_WORD_CHAR)
    for set in [gtk_text_view_set_left_margin, gtk_text_view_set_right_margin] { set(view.textView, 6) }
    for set in [gtk_text_view_set_top_margin, gtk_text_view_set_bottom_margin] { set(view.textView, 4) }
    gtk_scrolled_window_set_child(window.object.cast(), view.widgetObject)
    WindowShortcuts.precede(view)
    guard let buffer = gtk_text_view_get_buffer(view.textView) else { return }
    Signals.connect(buffer, "changed") { [unowned self] in userDidType() }
  }

  private func userDidType() {
    guard let view else { return }
    if let edited { value = edited(EditorSelection(view: view).places.upperBound) }
    userDidEdit(view.editedText(in: value.wrappedValue)) { [weak view] in view?.editedText = $0 }
  }
}

extension Widget {
  fileprivate var textView: UnsafeMutablePointer<GtkTextView> { object.cast() }
}

extension TextAlignment {
  fileprivate var justification: GtkJustification {
    switch self {
    case .leading: GTK_JUSTIFY_LEFT
    case .center: GTK_JUSTIFY_CENTER
    case .trailing: GTK_JUSTIFY_RIGHT
    }
  }
}

private struct ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether what is scrolled has a background of its own here.
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Says whether what is scrolled in this view has a background of its own. Claim CT22.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}
