import CGTK
import Foundation
import Graft

// snippet: shelf-source
/// A text in GtkSourceView, with the marks of Markdown in colours.
struct SourceNotes: GtkWidgetRepresentable {
  @Binding var text: String

  func makeCoordinator() -> SourceBuffer { SourceBuffer() }

  func makeGtkWidget(context: Context) -> Widget {
    let buffer = context.coordinator
    buffer.object.connect("changed") { text = $0.sender["text"] }
    let window = Widget(typeName: "GtkScrolledWindow")
    window["child"] = buffer.view
    return window
  }

  func updateGtkWidget(_ window: Widget, context: Context) {
    context.coordinator.show(text)
    context.coordinator.setScheme(isDark: context.environment.colorScheme == .dark)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 280, height: 200))
  }
}
// snippet end

/// A source view with the buffer that it brings along.
@MainActor
final class SourceBuffer {
  let view: Widget
  let object: ObjectReference

  init() {
    RuntimeLibrary.sourceView.function("gtk_source_init", as: (@convention(c) () -> Void).self)()
    view = Widget(typeName: "GtkSourceView")
    view["show-line-numbers"] = true
    view["wrap-mode"] = Int(GTK_WRAP_WORD_CHAR.rawValue)
    guard let buffer = view["buffer"] as ObjectReference? else { fatalError("a source view has a buffer") }
    object = buffer
    object["language"] = found("gtk_source_language_manager", "get_language", "markdown")
  }

  /// What is the same already is not set, so the caret stays where it is.
  func show(_ text: String) { if object["text"] != text { object["text"] = text } }

  func setScheme(isDark: Bool) {
    object["style-scheme"] = found(
      "gtk_source_style_scheme_manager", "get_scheme", isDark ? "Adwaita-dark" : "Adwaita")
  }

  /// What the default of a kind of managers has under an id, if it has anything.
  private func found(_ manager: String, _ getter: String, _ id: String) -> ObjectReference? {
    typealias Default = @convention(c) () -> UnsafeMutableRawPointer
    typealias Getter = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>) -> UnsafeMutableRawPointer?
    let library = RuntimeLibrary.sourceView
    let owner = library.function(manager + "_get_default", as: Default.self)()
    return library.function(manager + "_" + getter, as: Getter.self)(owner, id).map { ObjectReference(retaining: $0) }
  }
}
