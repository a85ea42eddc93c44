import CGTK
import Graft
import Harness
import Observation

/// Rows that are made when they are asked for, but for the first, which can be changed; it tells what was done. As the model of the
/// program by hand.
struct ToldRows: ChangeTrackingCollection {
  private var first: [Row]
  private let rest: Int
  private(set) var revision = 0
  private var told: [ElementChange?] = []

  init(_ count: Int) {
    first = (0..<100).map { Row(id: $0, text: "Row \($0)") }
    rest = count - 100
  }

  var startIndex: Int { 0 }
  var endIndex: Int { first.count + rest }

  subscript(position: Int) -> Row {
    if position < first.count { return first[position] }
    let number = position - first.count + 100
    return Row(id: number, text: "Row \(number)")
  }

  func changes(since revision: Int) -> [ElementChange]? { told[revision...].compactMap { $0 } }

  /// Does something with the first rows, and says what.
  mutating func change(_ change: ElementChange?, _ body: (inout [Row]) -> Void) {
    body(&first)
    told.append(change)
    revision += 1
  }
}

extension Row {
  /// What sorts otherwise than the text does.
  var amount: Int { id * 7919 % 100_003 }

  // On no actor, as a closure on the main one would ask for it at each comparison.
  static func isAmountBefore(_ left: Row, _ right: Row) -> Bool { left.amount < right.amount }

  static func isTextBefore(_ left: Row, _ right: Row) -> Bool { left.text < right.text }
}

@Observable @MainActor
final class LongModel<Rows: RandomAccessCollection<Row>> {
  var rows: Rows

  init(_ rows: Rows) { self.rows = rows }
}

private struct RowsInList<Rows: RandomAccessCollection<Row>>: View {
  let model: LongModel<Rows>

  var body: some View { List(model.rows) { RowView(row: $0) }.listStyle(.plain) }
}

private struct RowsInTable<Rows: RandomAccessCollection<Row>>: View {
  let model: LongModel<Rows>

  var body: some View {
    Table(model.rows) {
      TableColumn("Text") { Text(verbatim: $0.text) }
      TableColumn("Amount") { Text(verbatim: "\($0.amount)") }
    }
  }
}

private struct RowsInGrid<Rows: RandomAccessCollection<Row>>: View {
  let model: LongModel<Rows>

  var body: some View {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
        ForEach(model.rows) { RowView(row: $0) }
      }
    }
  }
}

/// Which container.
@MainActor
enum Container {
  case list, table, grid

  fileprivate func show<Rows: RandomAccessCollection<Row>>(_ model: LongModel<Rows>) -> ShownContainer {
    switch self {
    case .list: ShownContainer(RowsInList(model: model))
    case .table: ShownContainer(RowsInTable(model: model))
    case .grid: ShownContainer(RowsInGrid(model: model))
    }
  }

  private func show(_ count: Int) -> ShownContainer { show(LongModel(ToldRows(count))) }

  func build(_ count: Int) { measureBuild { show(count) } }

  private func scroll(_ count: Int, to place: @escaping ScrollPlace) {
    bench_init()
    show(count).scroll(to: place)
  }

  func notch(_ count: Int) { scroll(count, to: ShownContainer.notch) }

  func page(_ count: Int) { scroll(count) { gtk_adjustment_get_value($1) + gtk_adjustment_get_page_size($1) } }

  /// So many notches through 100,000 rows.
  func wander(_ notches: Int) {
    bench_init()
    show(100_000).wander(notches)
  }

  /// To the middle and back.
  func jump(_ count: Int) { scroll(count) { $0 % 2 == 1 ? 0 : gtk_adjustment_get_upper($1) / 2 } }

  /// Which label shows the text of the fourth row.
  private var fourthLabel: Int { self == .table ? 8 : 6 }

  /// Changes a row, which is seen by the text of the fourth.
  fileprivate func change<Rows: RandomAccessCollection<Row>>(
    _ rows: Rows, _ change: @escaping (inout Rows, Int) -> Void
  ) {
    bench_init()
    let model = LongModel(rows)
    let shown = show(model)
    var former = ""
    Repetition.run { index in
      former = shown.label(fourthLabel)
      change(&model.rows, index)
    } isApplied: { _ in
      shown.label(fourthLabel) != former
    }
  }

  func insert(_ count: Int) {
    change(ToldRows(count)) { rows, index in
      rows.change(.inserted(3..<4)) { $0.insert(Row(id: -1 - index, text: "New \(index)"), at: 3) }
    }
  }

  func delete(_ count: Int) {
    change(ToldRows(count)) { rows, _ in rows.change(.removed(3..<4)) { $0.remove(at: 3) } }
  }

  func move(_ count: Int) {
    change(ToldRows(count)) { rows, _ in
      rows.change(.moved(from: 3, to: 6)) { $0.insert($0.remove(at: 3), at: 6) }
    }
  }

  func changeOne(_ count: Int) {
    change(ToldRows(count)) { rows, index in rows.change(nil) { $0[3].text = "Changed \(index)" } }
  }
}

@MainActor
func array(_ count: Int) -> [Row] { (0..<count).map { Row(id: $0, text: "Row \($0)") } }

@MainActor
func insertInArray(_ count: Int) {
  Container.list.change(array(count)) { rows, index in rows.insert(Row(id: -1 - index, text: "New \(index)"), at: 3) }
}

@MainActor
func changeInLongArray(_ count: Int) {
  Container.list.change(array(count)) { rows, index in rows[3].text = "Changed \(index)" }
}

/// One in ten thousand is found, which is measured, and then all are shown again.
@MainActor
func searchList(_ count: Int) {
  let all = array(count)
  bench_init()
  let model = LongModel(all)
  let shown = ShownContainer(RowsInList(model: model))
  bench_count_every_second(0)
  Repetition.run(10) { index in
    model.rows = index % 2 == 1 ? all : all.filter { $0.id % 10_000 == 9_999 }
  } isApplied: { index in
    shown.label(0) == (index % 2 == 1 ? "Row 0" : "Row 9999")
  }
}

/// By the amounts, which is measured, and then by the texts again.
@MainActor
func sortTable(_ count: Int) {
  bench_init()
  bench_count_every_second(0)
  let model = LongModel(array(count))
  let shown = ShownContainer(RowsInTable(model: model))
  var former = ""
  Repetition.run(10) { index in
    former = shown.label(4)
    model.rows.sort(by: index % 2 == 1 ? Row.isTextBefore : Row.isAmountBefore)
  } isApplied: { _ in
    shown.label(4) != former
  }
}

// Rows of three widgets, each of which a representable wraps.

private struct Wrapped: GtkWidgetRepresentable {
  let text: String

  func makeGtkWidget(context: Context) -> Widget { Widget(gtk_label_new("")) }

  func updateGtkWidget(_ label: Widget, context: Context) { label["label"] = text }
}

private struct WrappedRows: View {
  let count: Int

  var body: some View {
    ScrollView {
      VStack(spacing: 4) {
        ForEach(0..<count, id: \.self) { number in
          HStack { ForEach(0..<3, id: \.self) { _ in Wrapped(text: "Row \(number)") } }
        }
      }
    }
  }
}

@MainActor
func buildWrapped(_ count: Int) { measureBuild(rows: count) { ShownContainer(WrappedRows(count: count)) } }

@MainActor
func scrollWrapped(_ count: Int) {
  bench_init()
  ShownContainer(WrappedRows(count: count)).scroll(to: ShownContainer.notch)
}
