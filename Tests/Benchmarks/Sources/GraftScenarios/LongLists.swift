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

@MainActor
func buildLong(_ count: Int) { measureBuild { ShownContainer(LazyRowList(model: RowModel(count))) } }

@MainActor
func scrollLong(_ count: Int) {
  bench_init()
  ShownContainer(LazyRowList(model: RowModel(count))).scroll(to: ShownContainer.notch)
}

@MainActor
func insertLong(_ count: Int) {
  bench_init()
  let model = RowModel(count)
  let shown = ShownContainer(LazyRowList(model: model))
  Repetition.run { index in
    model.rows.insert(Row(id: count + index, text: "New \(index)"), at: 3)
  } isApplied: { index in
    shown.label(6) == "New \(index)"
  }
}
