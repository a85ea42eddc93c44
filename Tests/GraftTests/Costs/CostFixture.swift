import CGraftTesting
import Foundation
import Graft
import GraftTesting
import Observation

/// What a change of an item list has run.
struct Cost: Equatable {
  var lists = 0
  var rows = 0
  var makes = 0
  var updates = 0
  var dismantles = 0

  /// What a change costs until all is shown.
  @MainActor
  static func of(_ change: () -> Void) async -> Cost {
    let counts = UpdateStatistics.start()
    change()
    await Settling.settle()
    UpdateStatistics.stop()
    return Cost(
      lists: counts.bodies(of: ItemList.self), rows: counts.bodies(of: ItemRow.self),
      makes: counts.makes(of: ItemLabel.self), updates: counts.updates(of: ItemLabel.self),
      dismantles: counts.dismantles(of: ItemLabel.self))
  }
}

struct Item: Identifiable {
  let id: Int
  var text: String
}

@Observable @MainActor
final class Items {
  var all: [Item]

  init(_ count: Int) { all = (0..<count).map { Item(id: $0, text: "Row \($0)") } }
}

struct ItemLabel: GtkWidgetRepresentable {
  let text: String

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { gtkWidget["label"] = text }
}

struct ItemRow: View {
  let item: Item

  var body: some View {
    HStack {
      ItemLabel(text: item.text)
      Button("Do") {}
    }
  }
}

struct ItemList: View {
  let items: Items

  var body: some View {
    ScrollView { VStack(spacing: 4) { ForEach(items.all) { ItemRow(item: $0) } } }
  }
}

/// The memory that the program has taken and not given back.
@MainActor
enum Memory {
  /// By how many bytes it grows while something is done once more: the least of many times, as tests that run beside this
  /// one take memory too, and what is drawn is kept for a while. What is left behind each time is in all of them, so the
  /// first that is below the limit ends it.
  static func growth(below limit: Int64, _ work: () async -> Void) async -> Int64 {
    await work()
    var least = Int64.max
    for _ in 0..<30 where least >= limit {
      let before = graft_testing_memory_in_use()
      await work()
      least = min(least, graft_testing_memory_in_use() - before)
    }
    return least
  }
}

/// The instructions that the main thread runs. Machines that are virtual mostly do not count them.
@MainActor
enum Instructions {
  nonisolated static let areCounted: Bool = {
    let counter = graft_testing_count_instructions()
    return counter >= 0 && graft_testing_counted_instructions(counter) >= 0
  }()

  /// How many it takes to do something: the least of ten times, as waiting takes some too.
  static func count(_ work: () async -> Void) async -> Int64 {
    var least = Int64.max
    for _ in 0..<10 {
      let counter = graft_testing_count_instructions()
      await work()
      least = min(least, graft_testing_counted_instructions(counter))
    }
    return least
  }
}
