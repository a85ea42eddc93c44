import CGTK
import Graft
import Observation

/// The program as it was before Graft: a window of a `.ui` file with a text view, a menu and a line that says where the caret
/// is. What it shows is kept in a model, which the panes share.
@MainActor
final class Editor {
  let window: Widget
  let document = EditorDocument()
  let wrap = WindowAction("wrap", isOn: true)
  let paneBox: Widget
  /// What its window has for all hosts in it.
  var hosting: HostWindow?
  private(set) var foot: EditorFoot?
  private(set) var panes: [Pane] = []
  private let text: Widget
  private let status: Widget
  private let buffer: ObjectReference
  private var following: [Task<Void, Never>] = []

  // snippet: legacy-before
  init(in application: ObjectReference) {
    let file = EditorFile()
    (window, text, status, paneBox) = (
      file.widget("window"), file.widget("text"), file.widget("status"), file.widget("panes")
    )
    guard let buffer = text["buffer"] as ObjectReference? else { fatalError("a text view has a buffer") }
    self.buffer = buffer
    window["application"] = application
    addActions()
    tellModel()
    followModel()
  }
  // snippet end

  isolated deinit { for task in following { task.cancel() } }

  private func addActions() {
    let clear = ObjectReference(taking: g_simple_action_new("clear", nil))
    clear.connect("activate") { [buffer] _ in buffer["text"] = "" }
    for action in [wrap.action, clear] {
      g_action_map_add_action(window.cast(), action.cast())
    }
  }

  // snippet: legacy-both-ways
  /// What the user does in the text view is told the model …
  private func tellModel() {
    buffer.connect("changed") { [document, buffer] _ in document.text = buffer["text"] }
    buffer.connect("notify::cursor-position") { [weak self] _ in self?.showCaret() }
    showCaret()
  }

  /// … and what the model says, whoever has changed it, the text view.
  private func followModel() {
    following = [
      Task { [document, buffer] in
        for await text in Observations({ document.text }) where buffer["text"] != text { buffer["text"] = text }
      },
      Task { [document, weak self] in
        for await selection in Observations({ document.selection }) { self?.select(selection) }
      },
      Task { [document, text] in
        for await margin in Observations({ document.margin }) { text["left-margin"] = margin }
      },
      Task { [wrap, text] in
        for await isOn in Observations({ wrap.isOn }) {
          gtk_text_view_set_wrap_mode(text.cast(), isOn ? GTK_WRAP_WORD_CHAR : GTK_WRAP_NONE)
        }
      },
    ]
  }
  // snippet end

  private func showCaret() {
    let before = (buffer["text"] as String).prefix(buffer["cursor-position"])
    let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    status["label"] = "Line \(before.count { $0 == "\n" } + 1), column \(line.count + 1)"
  }

  private func select(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let buffer = buffer.cast(to: GtkTextBuffer.self)
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, gint(range.lowerBound))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, gint(range.upperBound))
    gtk_text_buffer_select_range(buffer, &start, &end)
  }

  // snippet: legacy-panes
  /// Adds the next panes, each a host in a box of the `.ui` file.
  func addPanes(upTo count: Int) {
    for pane in Pane.allCases.prefix(count).dropFirst(panes.count) {
      let host = GtkHostingWidget(rootView: PaneView(pane: pane, document: document, wrap: wrap))
      gtk_box_append(paneBox.cast(), host.widgetPointer)
      panes.append(pane)
    }
    paneBox["visible"] = !panes.isEmpty
  }
  // snippet end

  /// Adds the line of a `.ui` file of its own, in which a view is among widgets.
  func addFoot() {
    let foot = EditorFoot(counting: buffer)
    gtk_box_append(gtk_widget_get_parent(status.cast()).cast(), foot.widget.cast())
    self.foot = foot
  }
}
