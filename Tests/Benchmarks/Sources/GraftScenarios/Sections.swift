import Graft
import Harness

/// Rows made when they are asked for, a hundred below each heading.
private struct SectionList: View {
  let count: Int

  var body: some View {
    List {
      ForEach(0..<count / 100, id: \.self) { section in
        Section("Section \(section)") {
          ForEach(section * 100..<section * 100 + 100, id: \.self) { RowView(row: Row(id: $0, text: "Row \($0)")) }
        }
      }
    }
    .listStyle(.plain)
  }
}

@MainActor
func buildSections(_ count: Int) { measureBuild { ShownContainer(SectionList(count: count)) } }

@MainActor
func notchSections(_ count: Int) {
  bench_init()
  ShownContainer(SectionList(count: count)).scroll(to: ShownContainer.notch)
}
