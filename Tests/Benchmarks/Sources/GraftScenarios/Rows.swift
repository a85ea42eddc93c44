import CGTK
import Graft
import Harness
import Observation

/// Rows of a text and a button in a scroll view, as in the program by hand.
struct RowList: View {
  let model: RowModel

  var body: some View {
    ScrollView {
      VStack(spacing: 4) {
        ForEach(model.rows) { RowView(row: $0) }
      }
    }
  }
}

struct RowView: View {
  let row: Row

  var body: some View {
    HStack {
      Text(row.text)
      Button("Do") {}
    }
  }
}

struct Row: Identifiable, Equatable {
  let id: Int
  var text: String
}

@Observable @MainActor
final class RowModel {
  var rows: [Row]
  private var nextID: Int

  init(_ count: Int) {
    rows = (0..<count).map { Row(id: $0, text: "Row \($0)") }
    nextID = count
  }

  func insertFirst() {
    rows.insert(Row(id: nextID, text: "New"), at: 0)
    nextID += 1
  }
}

/// The list in its window, and what is looked at in it.
@MainActor
struct ShownRows {
  let model: RowModel
  let container: ShownContainer

  init(_ count: Int) {
    model = RowModel(count)
    container = ShownContainer(RowList(model: model))
  }

  /// The text of a row on the screen.
  func text(_ index: Int) -> String { container.label(2 * index) }
}

@MainActor
func buildRows(_ count: Int) { measureBuild(rows: count) { ShownRows(count) } }

@MainActor
func buildMoreRows(_ count: Int) {
  bench_init()
  let first = ShownRows(1)
  bench_settle()
  let before = bench_memory()
  let shown = ShownRows(count)
  bench_settle()
  bench_print("memory", Double(bench_memory() - before) / Double(count))
  withExtendedLifetime((first, shown)) {}
}

@MainActor
private func change(
  _ count: Int, repetitions: Int = 25, _ change: @escaping (RowModel, Int) -> Void, text: String? = nil
) {
  bench_init()
  let shown = ShownRows(count)
  let cycles = FirstRow(shown)
  Repetition.run(repetitions) { index in
    cycles.remember()
    change(shown.model, index)
  } isApplied: { index in
    text.map { shown.text(3) == "\($0) \(index)" } ?? cycles.hasChanged
  }
}

/// Which widget is the first row's, by which a change of the order is seen.
@MainActor
private final class FirstRow {
  private let shown: ShownRows
  private var text = ""
  init(_ shown: ShownRows) { self.shown = shown }
  func remember() { text = shown.text(0) }
  var hasChanged: Bool { shown.text(0) != text }
}

@MainActor
func changeInArray(_ count: Int) { change(count, { $0.rows[3].text = "Changed \($1)" }, text: "Changed") }

@MainActor
func insertFirst(_ count: Int) {
  // Each is seen by its text.
  change(
    count,
    { model, index in
      model.insertFirst()
      model.rows[0].text = "New \(index)"
    })
}

@MainActor
func removeFirst(_ count: Int) { change(count, { model, _ in model.rows.removeFirst() }) }

@MainActor
func moveFirst(_ count: Int) { change(count, { model, _ in model.rows.append(model.rows.removeFirst()) }) }

@MainActor
func reverseRows(_ count: Int) { change(count, { model, _ in model.rows.reverse() }) }

@MainActor
func scrollRows(_ count: Int) {
  bench_init()
  ShownRows(count).container.scroll(to: ShownContainer.notch)
}

@MainActor
func growRows(_ count: Int) {
  bench_init()
  let shown = ShownRows(1000)
  func change(_ index: Int) {
    shown.model.rows[3].text = "Changed \(index)"
    while g_main_context_iteration(nil, 0) != 0 {}
  }
  for index in 0..<500 { change(index) }
  bench_settle()
  let memory = bench_memory()
  for index in 0..<count { change(index) }
  bench_settle()
  bench_print("growth", Double(bench_memory() - memory))
}
