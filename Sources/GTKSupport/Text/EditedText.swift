import CGTK

extension Widget {
  /// The text that the user edits: of an entry or any other editable widget, or of a text view.
  ///
  /// Setting it changes the one run of characters that differs and nothing when none does, so that the caret, the
  /// selection and what an input method composes stay at their place in the text. The user cannot undo it, nor what was
  /// edited before it. In a handler of the user's own edit
  /// it must not be set: GTK is still at work on the text. Stops when the widget has no text to edit. A NUL, at which texts of
  /// GTK end, is shown as U+FFFD: see `editedText(in:)`. Costs the length of the text. Claim UI24.
  public var editedText: String {
    get { editor.text }
    set {
      let (editor, newText) = (editor, CText.replacingNULs(in: newValue))
      guard let difference = TextDifference(from: editor.text, to: newText) else { return }
      let (caret, bound) = (difference.moved(editor.caret), difference.moved(editor.selectionBound))
      editor.apply(difference)
      // Placing the caret would end what an input method composes.
      if (editor.caret, editor.selectionBound) != (caret, bound) { editor.select(from: bound, to: caret) }
    }
  }

  /// What the user has made of a text that was shown: that text where it was not edited, also where GTK's has a sign for a NUL.
  /// Stops as `editedText` does. Costs the length of the text. Claim TX32.
  public func editedText(in text: String) -> String {
    let edited = editedText
    guard text.utf8.contains(0) else { return edited }
    let shown = CText.replacingNULs(in: text)
    return TextDifference(from: shown, to: edited)?.applied(to: text) ?? text
  }

  private var editor: any TextEditor {
    if isA(gtk_editable_get_type()) { return EditableEditor(widget: object.cast()) }
    if isA(gtk_text_view_get_type()) {
      return BufferEditor(buffer: gtk_text_view_get_buffer(object.cast()))
    }
    return Fault.found(
      "a \(typeName) has no text to edit",
      goingOnWith: BufferEditor(
        buffer: gtk_text_view_get_buffer(gtk_text_view_new().cast()))
    )
  }
}

/// GTK's two ways of editing a text, with places counted in characters.
@MainActor
private protocol TextEditor {
  var text: String { get }
  var caret: Int { get }
  /// The end of the selection that is not the caret; the caret's place when nothing is selected.
  var selectionBound: Int { get }
  func apply(_ difference: TextDifference)
  func select(from bound: Int, to caret: Int)
}

/// The text of an editable widget.
private struct EditableEditor: TextEditor {
  let widget: OpaquePointer

  var text: String { String(cString: gtk_editable_get_text(widget)) }

  var caret: Int { Int(gtk_editable_get_position(widget)) }

  var selectionBound: Int {
    var (start, end): (Int32, Int32) = (0, 0)
    guard gtk_editable_get_selection_bounds(widget, &start, &end) != 0 else { return caret }
    return Int(start) == caret ? Int(end) : Int(start)
  }

  func apply(_ difference: TextDifference) {
    var position = Int32(difference.start)
    let canUndo = gtk_editable_get_enable_undo(widget)
    // GTK forgets what could be undone, and would take this for an edit of the user's otherwise.
    gtk_editable_set_enable_undo(widget, 0)
    gtk_editable_delete_text(widget, position, Int32(difference.oldEnd))
    gtk_editable_insert_text(widget, difference.replacement, -1, &position)
    gtk_editable_set_enable_undo(widget, canUndo)
  }

  func select(from bound: Int, to caret: Int) { gtk_editable_select_region(widget, Int32(bound), Int32(caret)) }
}

/// The text of a text view.
private struct BufferEditor: TextEditor {
  let buffer: UnsafeMutablePointer<GtkTextBuffer>?

  var text: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  var caret: Int { place(of: gtk_text_buffer_get_insert(buffer)) }

  var selectionBound: Int { place(of: gtk_text_buffer_get_selection_bound(buffer)) }

  private func place(of mark: UnsafeMutablePointer<GtkTextMark>?) -> Int {
    var iterator = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &iterator, mark)
    return Int(gtk_text_iter_get_offset(&iterator))
  }

  private func iterator(at offset: Int) -> GtkTextIter {
    var iterator = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &iterator, Int32(offset))
    return iterator
  }

  func apply(_ difference: TextDifference) {
    var (start, end) = (iterator(at: difference.start), iterator(at: difference.oldEnd))
    gtk_text_buffer_begin_irreversible_action(buffer)
    gtk_text_buffer_delete(buffer, &start, &end)
    gtk_text_buffer_insert(buffer, &start, difference.replacement, -1)
    gtk_text_buffer_end_irreversible_action(buffer)
  }

  func select(from bound: Int, to caret: Int) {
    var (bound, caret) = (iterator(at: bound), iterator(at: caret))
    gtk_text_buffer_select_range(buffer, &caret, &bound)
  }
}
