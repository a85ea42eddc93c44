import CGTK
import Foundation
import Graft
import GraftTesting
import TestSupport

/// Rows of 40 pixels in what GTK or Graft makes rows of, whose order changes.
struct RowsOnTheirWay: View {
  static let size = CGSize(width: 200, height: 200)

  enum Container: CaseIterable { case list, table }

  var container = Container.list
  var numbers = Array(0..<4)
  /// The row that is twice as high.
  var high: Int?
  var selection: Binding<Int?> = .constant(nil)

  var body: some View {
    switch container {
    // There is a line between rows, and in a table GTK has 8 pixels around a cell.
    case .list:
      List(numbers, id: \.self, selection: selection) {
        row($0, height: 39).listRowInsets(EdgeInsets())
      }
      .listStyle(.plain)
    case .table:
      Table(numbers.map(Element.init)) { TableColumn("rows") { row($0.id, height: 23) } }
    }
  }

  private struct Element: Identifiable {
    let id: Int
  }

  /// Black to the left of the middle in odd rows, to the right in even ones.
  private func row(_ number: Int, height: CGFloat) -> some View {
    HStack(spacing: 0) {
      (number % 2 == 1 ? Color.black : Color.clear).frame(width: 40)
      Text("row \(number)").frame(maxWidth: .infinity)
      (number % 2 == 0 ? Color.black : Color.clear).frame(width: 40)
    }
    .frame(height: height + (number == high ? 40 : 0))
  }
}

@MainActor
extension MountedView<RowsOnTheirWay> {
  /// Where each row begins that GTK shows, by its number.
  var places: [Int: Int] {
    let top = root.all.first(where: \.isListView)?.frame.minY ?? 0
    let found = root.listRows.filter(\.isShown).map { row in
      let text = row.content.all.first { $0.text.hasPrefix("row ") }?.text
      return (text.flatMap { Int($0.dropFirst(4)) } ?? -1, Int((row.frame.minY - top).rounded()))
    }
    return Dictionary(found) { first, _ in first }
  }

  /// Changes the rows by an animation.
  func animate(_ animation: Animation = .linear(duration: 1), _ change: (inout RowsOnTheirWay) -> Void) async {
    withAnimation(animation) { change(&rootView) }
    await Settling.settle()
  }
}
