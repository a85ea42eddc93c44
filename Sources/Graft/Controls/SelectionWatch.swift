import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// Binds what is selected in GTK's editor or entry. GTK tells of it before or after what was typed: the places are those in the
/// text that is shown, which the bound one is in the same event.
@MainActor
final class SelectionWatch {
  private let source: any SelectionSource
  private let boundText: () -> String
  fileprivate var selection: Binding<TextSelection?>

  fileprivate init(
    _ source: any SelectionSource, _ selection: Binding<TextSelection?>, of boundText: @escaping () -> String
  ) {
    (self.source, self.selection, self.boundText) = (source, selection, boundText)
    source.follow { [weak self] in self?.userDidSelect() }
  }

  private func userDidSelect() {
    let (places, text) = (source.places, text)
    guard selection.wrappedValue?.places(in: text) != places else { return }
    selection.wrappedValue = TextSelection(places, of: text)
  }

  /// What is shown, as it is bound.
  private var text: String { source.widget.editedText(in: boundText()) }

  /// Selects what the program says; nil leaves what is selected.
  fileprivate func show() {
    guard let places = selection.wrappedValue?.places(in: text), places != source.places else { return }
    source.select(places)
  }
}

extension EditCoordinator where Value == String {
  /// Binds what is selected, if that is wanted.
  final func show(_ selection: Binding<TextSelection?>?, of source: @autoclosure () -> any SelectionSource) {
    guard let selection else { return }
    let watch = selectionWatch ?? SelectionWatch(source(), selection) { [unowned self] in value.wrappedValue }
    selectionWatch = watch
    watch.selection = selection
    watch.show()
  }
}

/// Something that has a selection, in characters as GTK counts them.
@MainActor
protocol SelectionSource {
  var widget: Widget { get }
  var places: Range<Int> { get }
  func select(_ places: Range<Int>)
  func follow(_ didSelect: @escaping () -> Void)
}

/// GTK's entry of one line.
struct EntrySelection: SelectionSource {
  unowned let entry: Widget

  var widget: Widget { entry }

  var places: Range<Int> {
    var (start, end): (Int32, Int32) = (0, 0)
    gtk_editable_get_selection_bounds(entry.object.cast(), &start, &end)
    return Int(start)..<Int(end)
  }

  func select(_ places: Range<Int>) {
    gtk_editable_select_region(entry.object.cast(), Int32(places.lowerBound), Int32(places.upperBound))
  }

  func follow(_ didSelect: @escaping () -> Void) {
    for property in ["cursor-position", "selection-bound"] { entry.connect("notify::\(property)") { didSelect() } }
  }
}

/// The text of GTK's text view.
struct EditorSelection: SelectionSource {
  unowned let view: Widget

  var widget: Widget { view }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? { gtk_text_view_get_buffer(view.object.cast()) }

  var places: Range<Int> {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
    return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
  }

  func select(_ places: Range<Int>) {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(places.lowerBound))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(places.upperBound))
    gtk_text_buffer_select_range(buffer, &start, &end)
  }

  func follow(_ didSelect: @escaping () -> Void) {
    guard let buffer else { return }
    Signals.connect(buffer, "notify::cursor-position") { didSelect() }
    // The other end of a selection is no property.
    Signals.connect(buffer, "notify::has-selection") { didSelect() }
    Signals.connect(buffer, "mark-set", after: true) { didSelect() }
  }
}
