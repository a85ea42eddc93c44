import CGTK
import Graft
import Harness

/// The same rows in a lazy stack.
private struct LazyRowList<Rows: RandomAccessCollection<Row>>: View {
  let model: LongModel<Rows>

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 4) {
        ForEach(model.rows) { RowView(row: $0) }
      }
    }
  }
}

@MainActor
func buildLong(_ count: Int) { measureBuild { ShownContainer(LazyRowList(model: LongModel(array(count)))) } }

@MainActor
func scrollLong(_ count: Int) {
  bench_init()
  ShownContainer(LazyRowList(model: LongModel(array(count)))).scroll(to: ShownContainer.notch)
}

/// Inserts a fourth row, again and again.
@MainActor
private func insert<Rows: RandomAccessCollection<Row>>(into rows: Rows, _ insert: @escaping (inout Rows, Row) -> Void) {
  bench_init()
  let model = LongModel(rows)
  let shown = ShownContainer(LazyRowList(model: model))
  Repetition.run { index in
    insert(&model.rows, Row(id: -1 - index, text: "New \(index)"))
  } isApplied: { index in
    shown.label(6) == "New \(index)"
  }
}

@MainActor
func insertLong(_ count: Int) {
  insert(into: ToldRows(count)) { rows, row in rows.change(.inserted(3..<4)) { $0.insert(row, at: 3) } }
}

@MainActor
func insertLongArray(_ count: Int) { insert(into: array(count)) { $0.insert($1, at: 3) } }
