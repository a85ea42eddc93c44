import CGTK
import Foundation
import Graft
import GraftTesting

/// An element with the height of its row and a number that is written in it.
struct RowElement: Identifiable, Equatable {
  let id: Int
  var height: Int
  var written = 0

  /// Whether there is room for one.
  var hasField: Bool { height >= 34 }
}

/// What shows the elements.
enum RandomContainer { case list, table, stack, grid }

/// What rows were made, and which of them are seen by what they were told.
@MainActor
final class RowNotes {
  private var tokens = 0
  var seen: Set<Int> = []

  func next() -> Int {
    tokens += 1
    return tokens
  }
}

/// A container of elements, each of which has a token of its own and a text.
struct RandomRows: View {
  var elements = TellingElements<RowElement>()
  let container: RandomContainer
  /// Whether the container is given the elements as they tell their changes, or an array.
  let tells: Bool
  let notes: RowNotes
  @Binding var selection: Set<Int>

  var body: some View {
    if tells { rows(elements) } else { rows(elements.elements) }
  }

  @ViewBuilder
  private func rows<Data: RandomAccessCollection<RowElement>>(_ data: Data) -> some View {
    switch container {
    case .list: List(data, selection: $selection) { RandomRow($0, notes) }.listStyle(.plain)
    case .table:
      Table(data, selection: $selection) { TableColumn("row") { RandomRow($0, notes) } }.tableColumnHeaders(.hidden)
    case .stack: ScrollView { LazyVStack(spacing: 0) { ForEach(data) { LazyRow($0, notes) } } }
    case .grid:
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) { ForEach(data) { LazyRow($0, notes) } }
      }
    }
  }
}

private struct RandomRow: View {
  let element: RowElement
  let notes: RowNotes
  @State private var token: Int
  @State private var text = ""

  init(_ element: RowElement, _ notes: RowNotes) {
    (self.element, self.notes) = (element, notes)
    _token = State(initialValue: notes.next())
  }

  var body: some View {
    RowContent(element: element, token: token, text: $text, notes: notes).listRowInsets(EdgeInsets())
  }
}

/// A row that shows nothing where its element has no height.
private struct LazyRow: View {
  let element: RowElement
  let notes: RowNotes
  @State private var token: Int
  @State private var text = ""

  init(_ element: RowElement, _ notes: RowNotes) {
    (self.element, self.notes) = (element, notes)
    _token = State(initialValue: notes.next())
  }

  var body: some View {
    if element.height > 0 { RowContent(element: element, token: token, text: $text, notes: notes) }
  }
}

private struct RowContent: View {
  let element: RowElement
  let token: Int
  @Binding var text: String
  let notes: RowNotes

  var body: some View {
    HStack {
      Text(verbatim: "\(element.id):\(token):\(element.written)")
      if element.hasField { TextField("text", text: $text) } else { Spacer() }
    }
    .frame(height: CGFloat(element.height))
    .onAppear { notes.seen.insert(element.id) }
    .onDisappear { notes.seen.remove(element.id) }
  }
}

/// A row as it is on the screen, with its field.
@MainActor @dynamicMemberLookup
struct SeenListRow {
  private let row: FoundRow
  let id: Int
  let field: FoundWidget

  init?(_ widget: FoundWidget) {
    guard let row = FoundRow(widget), let id = row.id, row.numbers.count == 3, let field = row.field else {
      return nil
    }
    (self.row, self.id, self.field) = (row, id, field)
  }

  subscript<Value>(dynamicMember path: KeyPath<FoundRow, Value>) -> Value { row[keyPath: path] }

  var written: Int { row.numbers[2] }

  /// Where the focus is, if it is in the row.
  var focus: ModelFocus {
    if field.hasState(GTK_STATE_FLAG_FOCUS_WITHIN) { return .field(id) }
    return row.hasFocus ? .row(id) : .none
  }
}

/// What has the focus: a row, or the field in one.
enum ModelFocus: Equatable {
  case none
  case row(Int)
  case field(Int)

  var id: Int? {
    switch self {
    case .none: nil
    case .row(let id), .field(let id): id
    }
  }
}
