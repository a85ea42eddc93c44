import Graft

/// Planets that are selected, moved and deleted, in all styles of lists.
struct ListsPage: View {
  @State private var planets = Planet.all
  @State private var selection: Set<Int> = []
  @State private var style = Style.insetGrouped
  @State private var alternates = false
  @State private var mode = EditMode.inactive

  enum Style: String, CaseIterable, Identifiable {
    case plain, inset, grouped, insetGrouped, sidebar, bordered

    var id: Style { self }
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        Picker("Style", selection: $style) {
          ForEach(Style.allCases) { Text(verbatim: $0.rawValue) }
        }
        Toggle("Alternating", isOn: $alternates)
        Button("Turn round") { withAnimation { planets.reverse() } }
        Spacer()
        EditButton()
      }
      .padding(12)
      styled
      Text("\(style.rawValue), \(selection.count) selected").font(.headline).padding(8).accessibilityIdentifier("state")
    }
    .environment(\.editMode, $mode)
    .refreshable { planets = Planet.all }
  }

  @ViewBuilder private var styled: some View {
    let rows = list.alternatingRowBackgrounds(alternates ? .enabled : .disabled)
    switch style {
    case .plain: rows.listStyle(.plain)
    case .inset: rows.listStyle(.inset)
    case .grouped: rows.listStyle(.grouped)
    case .insetGrouped: rows.listStyle(.insetGrouped)
    case .sidebar: rows.listStyle(.sidebar)
    case .bordered: rows.listStyle(.bordered)
    }
  }

  private func lift(_ planet: Planet) {
    withAnimation {
      planets.removeAll { $0.id == planet.id }
      planets.insert(planet, at: 0)
    }
  }

  private var list: some View {
    List(selection: $selection) {
      Section("Planets") {
        ForEach(planets) { planet in
          PlanetRow(planet: planet).badge(planet.moons)
            .swipeActions(edge: .leading) { Button("To the top") { lift(planet) } }
            .swipeActions { Button("Delete", role: .destructive) { planets.removeAll { $0.id == planet.id } } }
        }
        .onDelete { planets.remove(atOffsets: $0) }
        .onMove { planets.move(fromOffsets: $0, toOffset: $1) }
      }
      Section {
        Label("Pluto", systemImage: "moon.stars").badge("dwarf")
        Label("Ceres", systemImage: "moon").listRowBackground(Color.blue.opacity(0.12))
      } header: {
        Text("Others")
      } footer: {
        Text("Delete, or drag a planet to another place. Alt and an arrow key move it too; F5 brings all of them back.")
      }
    }
  }
}

private struct PlanetRow: View {
  let planet: Planet

  var body: some View {
    HStack {
      Circle().fill(planet.color.gradient).frame(width: 20, height: 20)
      VStack(alignment: .leading) {
        Text(verbatim: planet.name)
        Text("number \(planet.id)").font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

private struct Planet: Identifiable {
  let id: Int
  let name: String
  let moons: Int

  var color: Color { [.gray, .orange, .blue, .red][(id - 1) % 4] }

  static let all = zip(
    ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"], [0, 0, 1, 2, 97, 146, 28, 16]
  )
  .enumerated().map { Planet(id: $0.offset + 1, name: $0.element.0, moons: $0.element.1) }
}
