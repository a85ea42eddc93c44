import Graft

struct ListsPage: View {
  @State private var selection: Set<Int> = []
  private static let planets = [
    "Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune",
  ]

  var body: some View {
    VStack(spacing: 0) {
      List(Self.planets.indices, id: \.self, selection: $selection) { index in
        HStack {
          Circle().fill([Color.gray, .orange, .blue, .red][index % 4].gradient).frame(width: 20, height: 20)
          VStack(alignment: .leading) {
            Text(Self.planets[index])
            Text("number \(index + 1)").font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          if index == 2 { Image(systemName: "house.fill").foregroundStyle(.secondary) }
        }
      }
      Text("\(selection.count) selected").font(.headline).padding(8).accessibilityIdentifier("state")
    }
  }
}
