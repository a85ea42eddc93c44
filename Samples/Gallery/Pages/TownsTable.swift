import Foundation
import Graft

/// A table whose columns sort it.
struct TownsTable: View {
  @State private var order = [KeyPathComparator(\Town.name)]
  @State private var selection: String?

  var body: some View {
    Table(Town.all.sorted(using: order), selection: $selection, sortOrder: $order) {
      TableColumn("Town", value: \.name)
      TableColumn("River", value: \.river)
      TableColumn("Bridges", value: \.bridges) { Text("\($0.bridges)") }.width(80)
    }
    .frame(width: 420, height: 140)
  }
}

private struct Town: Identifiable {
  let name: String
  let river: String
  let bridges: Int

  var id: String { name }

  static let all = [
    Town(name: "Prague", river: "Vltava", bridges: 18), Town(name: "Rome", river: "Tiber", bridges: 31),
    Town(name: "Basel", river: "Rhine", bridges: 6),
  ]
}
