import Graft

/// Rivers that are searched, in all parts of the world or in one, with words that are offered.
struct SearchPage: View {
  @State private var query = ""
  @State private var scope: River.Continent?
  @State private var submitted = ""
  @State private var searches = false

  var body: some View {
    VStack(spacing: 0) {
      RiverList(rivers: found) { searches = true }
      Text(state).font(.headline).padding(8).accessibilityIdentifier("state")
    }
    .searchable(text: $query, isPresented: $searches, prompt: "Find a river")
    .searchScopes($scope) {
      Text("Everywhere").tag(nil as River.Continent?)
      ForEach(River.Continent.allCases, id: \.self) { Text($0.rawValue).tag($0 as River.Continent?) }
    }
    .searchSuggestions {
      ForEach(offered) { river in
        Label(river.name, systemImage: "drop").searchCompletion(river.name)
      }
    }
    .onSubmit(of: .search) { submitted = query }
  }

  private var inScope: [River] { River.all.filter { scope == nil || $0.continent == scope } }

  private var found: [River] {
    inScope.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
  }

  /// Three at most, and none before something is typed.
  private var offered: [River] {
    query.isEmpty ? [] : Array(inScope.filter { $0.name.lowercased().hasPrefix(query.lowercased()) }.prefix(3))
  }

  private var state: String {
    "\(found.count) found" + (submitted.isEmpty ? "" : ", searched for \(submitted)")
  }
}

/// What has been found; views inside of what is searched know whether somebody searches, and can end it.
private struct RiverList: View {
  let rivers: [River]
  let search: () -> Void
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    if rivers.isEmpty {
      ContentUnavailableView.search.frame(maxHeight: .infinity)
    } else {
      List(rivers) { river in
        Text(river.name).badge("\(river.length.formatted()) km")
      }
    }
    Button(isSearching ? "End the search" : "Search the rivers") {
      if isSearching { dismissSearch() } else { search() }
    }
    .padding(8)
  }
}

private struct River: Identifiable {
  enum Continent: String, CaseIterable {
    case africa = "Africa"
    case asia = "Asia"
    case europe = "Europe"
  }

  let name: String
  let length: Int
  let continent: Continent

  var id: String { name }

  static let all = [
    River(name: "Congo", length: 4_374, continent: .africa),
    River(name: "Danube", length: 2_850, continent: .europe),
    River(name: "Don", length: 1_870, continent: .europe),
    River(name: "Ganges", length: 2_620, continent: .asia),
    River(name: "Mekong", length: 4_350, continent: .asia),
    River(name: "Niger", length: 4_180, continent: .africa),
    River(name: "Nile", length: 6_650, continent: .africa),
    River(name: "Rhine", length: 1_233, continent: .europe),
    River(name: "Yangtze", length: 6_300, continent: .asia),
    River(name: "Zambezi", length: 2_574, continent: .africa),
  ]
}
