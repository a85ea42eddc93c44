import CGTK
import Graft
import Harness
import Observation

/// Prints the CPU milliseconds of a change until all is laid out, and how many bodies of a view it ran.
@MainActor
private func measure<Content: View>(_ view: Content.Type, _ change: () -> Void) {
  bench_settle()
  let statistics = UpdateStatistics.start()
  let start = bench_cpu()
  change()
  while g_main_context_iteration(nil, 0) != 0 {}
  bench_print("time", bench_cpu() - start)
  bench_settle()
  bench_print("bodies", Double(statistics.bodies(of: view)))
  UpdateStatistics.stop()
}

// MARK: A value of the environment that others read

private struct ReadKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct OtherKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var read: Int {
    get { self[ReadKey.self] }
    set { self[ReadKey.self] = newValue }
  }
  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

@Observable @MainActor
private final class Other {
  var value = 0
}

private struct EnvironmentReader: View {
  @Environment(\.read) private var read

  var body: some View { Text("\(read)") }
}

private struct EnvironmentReaders: View {
  let count: Int

  var body: some View {
    ScrollView { VStack { ForEach(0..<count) { _ in EnvironmentReader() } } }
  }
}

private struct EnvironmentPage: View {
  let other: Other
  let count: Int

  var body: some View { EnvironmentReaders(count: count).environment(\.other, other.value) }
}

@MainActor
func changeOtherKey(_ count: Int) {
  bench_init()
  let other = Other()
  let host = GtkHostingWidget(rootView: EnvironmentPage(other: other, count: count))
  bench_show(host.widgetPointer)
  measure(EnvironmentReader.self) { other.value = 1 }
}

// MARK: A model with many properties

/// A hundred properties, told apart by a number; each is observed for itself.
@MainActor
private final class WideModel: Observable {
  private let registrar = ObservationRegistrar()
  private var values = Array(repeating: 0, count: 100)

  subscript(property: Int) -> Int {
    get {
      registrar.access(self, keyPath: \.[property])
      return values[property]
    }
    set { registrar.withMutation(of: self, keyPath: \.[property]) { values[property] = newValue } }
  }
}

private struct PropertyReader: View {
  let model: WideModel
  let property: Int

  var body: some View { Text("\(model[property])") }
}

private struct PropertyReaders: View {
  let model: WideModel
  let count: Int

  /// The first property has one reader; the others share the rest.
  var body: some View {
    ScrollView {
      VStack { ForEach(0..<count) { PropertyReader(model: model, property: $0 == 0 ? 0 : 1 + $0 % 99) } }
    }
  }
}

@MainActor
func changeOneProperty(_ count: Int) {
  bench_init()
  let model = WideModel()
  let host = GtkHostingWidget(rootView: PropertyReaders(model: model, count: count))
  bench_show(host.widgetPointer)
  measure(PropertyReader.self) { model[0] = 1 }
}

// MARK: Many writes in one event

@MainActor
func writeOften(_ count: Int) {
  bench_init()
  let model = WideModel()
  let host = GtkHostingWidget(rootView: PropertyReader(model: model, property: 0))
  bench_show(host.widgetPointer)
  bench_settle()
  let memory = bench_memory()
  measure(PropertyReader.self) { for value in 1...count { model[0] = value } }
  bench_print("growth", Double(bench_memory() - memory))
}

// MARK: Many lives

private final class Life: ObservableObject {
  @Published var number = 0
}

private struct Living: View {
  let signals: PassthroughSubject<Int, Never>
  @StateObject private var life = Life()

  var body: some View {
    Text("\(life.number)")
      .task {
        // Not a long sleep: Swift keeps what would wake a cancelled sleeper until its time has come.
        let nothing = AsyncStream<Int>.makeStream()
        for await _ in nothing.stream {}
        nothing.continuation.finish()
      }
      .onReceive(signals) { life.number = $0 }
  }
}

private struct Generation: View {
  let number: Int
  let signals: PassthroughSubject<Int, Never>

  var body: some View { VStack { ForEach(0..<100) { _ in Living(signals: signals) } }.id(number) }
}

/// Replaces a hundred views, with a task, an object and a subscription each, until so many have lived.
@MainActor
func liveAndDie(_ count: Int) {
  bench_init()
  let signals = PassthroughSubject<Int, Never>()
  let host = GtkHostingWidget(rootView: Generation(number: 0, signals: signals))
  bench_show(host.widgetPointer)
  var number = 0
  func replace(until last: Int) {
    while number < last {
      number += 1
      host.rootView = Generation(number: number, signals: signals)
      while g_main_context_iteration(nil, 0) != 0 {}
    }
    bench_settle()
  }
  // What is kept for good is there after a while.
  replace(until: count / 1000)
  let memory = bench_memory()
  replace(until: count / 100)
  bench_print("growth", Double(bench_memory() - memory))
}

// MARK: Changed rows among others

private struct Item: Identifiable {
  let id: Int
  var text: String
}

@Observable @MainActor
private final class Items {
  var all: [Item] = []
}

private struct ItemRow: View {
  let item: Item

  var body: some View { Text(item.text) }
}

private struct ItemRows: View {
  let items: Items

  var body: some View {
    ScrollView { VStack { ForEach(items.all) { ItemRow(item: $0) } } }
  }
}

/// Changes every hundredth row.
@MainActor
func changeSomeRows(_ count: Int) {
  bench_init()
  let items = Items()
  items.all = (0..<count).map { Item(id: $0, text: "Row \($0)") }
  let host = GtkHostingWidget(rootView: ItemRows(items: items))
  bench_show(host.widgetPointer)
  measure(ItemRow.self) {
    var changed = items.all
    for index in stride(from: 0, to: count, by: 100) { changed[index].text = "Changed" }
    items.all = changed
  }
}
