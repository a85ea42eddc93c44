import Graft
import GraftTesting

/// A value of the environment that the tests of section NH follow across the join.
struct StationKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  var station: Int {
    get { self[StationKey.self] }
    set { self[StationKey.self] = newValue }
  }
}

/// Shows the value.
struct StationReader: View {
  @Environment(\.station) private var station
  var body: some View { Text("station \(station)") }
}

/// Sets the value for something, from 1 on.
struct StationOwner<Content: View>: View {
  @State private var station = 1
  let content: Content

  var body: some View {
    Button("Next station") { station += 1 }
    content.environment(\.station, station)
  }
}

extension MountedView {
  /// What the readers of the value show.
  var shownStations: [String] { root.texts.filter { $0.hasPrefix("station") } }
}
