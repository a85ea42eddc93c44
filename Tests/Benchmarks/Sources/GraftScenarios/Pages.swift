import CGTK
import Graft
import Harness
import Observation

/// Rows of two widgets, of which there are `count`.
private struct Page: View {
  let count: Int
  let name: String

  var body: some View {
    ScrollView {
      VStack(spacing: 4) { ForEach(0..<count / 2) { RowView(row: Row(id: $0, text: "\(name) \($0)")) } }
    }
  }
}

@Observable @MainActor
private final class Place {
  var path: [Int] = []
  var tab = 0
}

// MARK: A page over the first one

private struct Navigation: View {
  @Bindable var place: Place
  let count: Int

  var body: some View {
    NavigationStack(path: $place.path) {
      Button("First page") {}.navigationTitle("First")
        .navigationDestination(for: Int.self) { _ in Page(count: count, name: "Row").navigationTitle("Page") }
    }
  }
}

/// Pushes and pops in turns, of which one is counted.
@MainActor
private func navigate(_ count: Int, counted: Int32) {
  bench_init_still()
  bench_count_every_second(counted)
  bench_await_last_frame()
  let place = Place()
  let host = GtkHostingWidget(rootView: Navigation(place: place, count: count))
  bench_show(host.widgetPointer)
  Repetition.run(30) { index in
    place.path = index % 2 == 0 ? [index] : []
  } isApplied: { _ in
    true
  }
  withExtendedLifetime(host) {}
}

@MainActor
func pushPages(_ count: Int) { navigate(count, counted: 0) }

@MainActor
func popPages(_ count: Int) { navigate(count, counted: 1) }

// MARK: Tabs

private struct Tabs: View {
  @Bindable var place: Place
  let count: Int

  var body: some View {
    TabView(selection: $place.tab) {
      ForEach(0..<count) { number in
        Page(count: 40, name: "\(number)").tabItem { Text("\(number)") }.tag(number)
      }
    }
  }
}

/// Among tabs that have been shown before.
@MainActor
func switchTabs(_ count: Int) {
  bench_init_still()
  let place = Place()
  let host = GtkHostingWidget(rootView: Tabs(place: place, count: count))
  bench_show(host.widgetPointer)
  for tab in 1...count {
    place.tab = tab % count
    bench_settle()
  }
  bench_await_last_frame()
  Repetition.run(50) { index in
    place.tab = index % count
  } isApplied: { _ in
    true
  }
  withExtendedLifetime(host) {}
}
