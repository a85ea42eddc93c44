import CGTK
import Graft
import Harness

/// How far is scrolled next, the first time as number 0.
typealias ScrollPlace = (Int, UnsafeMutablePointer<GtkAdjustment>) -> Double

/// A view that scrolls, in its window, and what is looked at in it.
@MainActor
struct ShownContainer {
  private let host: Widget

  init(_ view: some View) {
    host = GtkHostingWidget(rootView: view)
    bench_show(host.widgetPointer)
  }

  /// The text of a label, of which a row of a list has two, and a table two in its head.
  func label(_ index: Int) -> String {
    Widgets.text(of: Widgets.labels(below: host.widgetPointer, upTo: index + 1).last)
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    gtk_scrolled_window_get_vadjustment(gtk_widget_get_first_child(host.widgetPointer).map { OpaquePointer($0) })
  }

  /// Scrolls a hundred times.
  func scroll(to place: @escaping ScrollPlace) {
    guard let adjustment else { return }
    Repetition.run(100) { index in
      gtk_adjustment_set_value(adjustment, place(index, adjustment))
    } isApplied: { _ in
      true
    }
    withExtendedLifetime(self) {}
  }

  /// Scrolls down and up again by notches with a frame for each, as often as makes so many, and prints by how much the program
  /// has grown meanwhile.
  func wander(_ notches: Int) {
    let length = 10_000
    wander(down: length)
    let memory = bench_memory()
    for _ in 0..<notches / (2 * length) { wander(down: length) }
    bench_print("growth", Double(bench_memory() - memory))
    withExtendedLifetime(self) {}
  }

  private func wander(down count: Int) {
    for distance in Array(repeating: 90.0, count: count) + Array(repeating: -90.0, count: count) {
      guard let adjustment else { return }
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + distance)
      guard bench_await_frames(1) != 0 else { fatalError("nothing was painted after a notch") }
    }
  }

  /// As far as a wheel goes.
  static func notch(_ index: Int, _ adjustment: UnsafeMutablePointer<GtkAdjustment>) -> Double {
    gtk_adjustment_get_value(adjustment) + 90
  }
}

/// Measures how long something takes until it is painted, and its memory, or that of each row.
@MainActor
func measureBuild<Shown>(rows: Int = 1, _ show: () -> Shown) {
  bench_init()
  let memory = bench_memory()
  bench_begin()
  let shown = show()
  bench_print_frame()
  bench_settle()
  bench_print("memory", Double(bench_memory() - memory) / Double(rows))
  withExtendedLifetime(shown) {}
}
