import CGTK
import Graft
import Harness

/// The same rows in a lazy stack.
struct LazyRowList: View {
  let model: RowModel

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 4) {
        ForEach(model.rows) { RowView(row: $0) }
      }
    }
  }
}

/// The lazy stack in its window.
@MainActor
private struct ShownLongList {
  let model: RowModel
  private let host: GtkHostingWidget<LazyRowList>

  init(_ count: Int) {
    model = RowModel(count)
    host = GtkHostingWidget(rootView: LazyRowList(model: model))
    bench_show(host.widgetPointer)
  }

  /// The text of a row that has a widget.
  func text(_ index: Int) -> String {
    Widgets.text(of: Widgets.labels(below: host.widgetPointer, upTo: 2 * index + 1).last)
  }

  var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    gtk_scrolled_window_get_vadjustment(gtk_widget_get_first_child(host.widgetPointer).map { OpaquePointer($0) })
  }
}

@MainActor
func buildLong(_ count: Int) {
  bench_init()
  let memory = bench_memory()
  bench_begin()
  let shown = ShownLongList(count)
  bench_print_frame()
  bench_settle()
  bench_print("memory", Double(bench_memory() - memory))
  withExtendedLifetime(shown) {}
}

@MainActor
func scrollLong(_ count: Int) {
  bench_init()
  let shown = ShownLongList(count)
  Repetition.run(100) { _ in
    gtk_adjustment_set_value(shown.adjustment, gtk_adjustment_get_value(shown.adjustment) + 90)
  } isApplied: { _ in
    true
  }
}

@MainActor
func insertLong(_ count: Int) {
  bench_init()
  let shown = ShownLongList(count)
  Repetition.run { index in
    shown.model.rows.insert(Row(id: count + index, text: "New \(index)"), at: 3)
  } isApplied: { index in
    shown.text(3) == "New \(index)"
  }
}
