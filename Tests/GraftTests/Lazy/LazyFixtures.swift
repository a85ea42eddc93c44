import CGTK
import Foundation
import Graft
import GraftTesting

/// What is seen at once of what is scrolled.
let viewport = CGSize(width: 400, height: 600)

/// What rows have done, in order.
@MainActor
final class Seen {
  var bodies: [Int] = []
  var appeared: [Int] = []
  var disappeared: [Int] = []

  /// Forgets all.
  func begin() { (bodies, appeared, disappeared) = ([], [], []) }

  /// Rows of numbers that tell what becomes of them.
  func rows(_ numbers: Range<Int>, height: Int = 40) -> some View {
    ForEach(Array(numbers), id: \.self) { SeenRow(number: $0, seen: self, height: height) }
  }
}

/// A row that tells what becomes of it.
struct SeenRow: View {
  let number: Int
  let seen: Seen
  var height = 40

  var body: some View {
    seen.bodies.append(number)
    return Text("\(number)").frame(height: CGFloat(height)).frame(maxWidth: .infinity)
      .onAppear { seen.appeared.append(number) }
      .onDisappear { seen.disappeared.append(number) }
  }
}

extension MountedView {
  /// The first scrolled window in the view.
  @MainActor
  private var scrolledWindow: OpaquePointer? {
    root.all.first { $0.widget.typeName == "GtkScrolledWindow" }?.widget.cast()
  }

  /// What the first scrolled window scrolls by.
  @MainActor
  func adjustment(_ axis: Axis = .vertical) -> UnsafeMutablePointer<GtkAdjustment>? {
    axis == .vertical
      ? gtk_scrolled_window_get_vadjustment(scrolledWindow) : gtk_scrolled_window_get_hadjustment(scrolledWindow)
  }

  /// How far the first scrolled window is scrolled.
  @MainActor var offset: Double { gtk_adjustment_get_value(adjustment()) }

  /// The length of what it scrolls.
  @MainActor var scrolledLength: Double { gtk_adjustment_get_upper(adjustment()) }

  /// Scrolls, and waits until all has followed.
  @MainActor
  func scroll(to value: Double, _ axis: Axis = .vertical) async {
    gtk_adjustment_set_value(adjustment(axis), value)
    await Settling.settle()
  }

  /// Where the text of a number is, in the first scrolled window.
  @MainActor
  func top(of number: Int) throws -> CGFloat { try root.frame(ofText: "\(number)").minY }
}
