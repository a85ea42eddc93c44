import Graft

/// A tree of living things, opened and closed, and a section for each letter.
struct TreesPage: View {
  @State private var selection: String?

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        List(Kind.all, children: \.kinds, selection: $selection) { kind in
          Label(kind.name, systemImage: kind.kinds == nil ? "leaf" : "folder")
        }
        .listStyle(.sidebar)
        Divider()
        List {
          ForEach(Kind.byLetter, id: \.letter) { group in
            Section(group.letter) {
              ForEach(group.names, id: \.self) { name in
                Text(name)
                Text("\(name.count) letters").font(.caption).foregroundStyle(.secondary)
              }
            }
          }
        }
        .listStyle(.inset)
        Divider()
        ScrollView {
          OutlineGroup(Kind.all, children: \.kinds) { Text($0.name) }.padding(12)
        }
      }
      Text(selection ?? "nothing").font(.headline).padding(8).accessibilityIdentifier("state")
    }
  }
}

/// A kind of living things, and those that it is divided into.
private struct Kind: Identifiable {
  let name: String
  var kinds: [Kind]?

  var id: String { name }

  static let all = [
    Kind(
      name: "Animals",
      kinds: [
        Kind(name: "Birds", kinds: [Kind(name: "Blackbird"), Kind(name: "Swift")]),
        Kind(name: "Mammals", kinds: [Kind(name: "Badger"), Kind(name: "Bat"), Kind(name: "Whale")]),
      ]),
    Kind(name: "Plants", kinds: [Kind(name: "Beech"), Kind(name: "Willow")]),
    Kind(name: "Fungi", kinds: []),
  ]

  private var leaves: [String] { kinds.map { $0.flatMap(\.leaves) } ?? [name] }

  static var byLetter: [(letter: String, names: [String])] {
    let names = all.flatMap(\.leaves).sorted()
    return Set(names.map { String($0.prefix(1)) }).sorted().map { letter in
      (letter, names.filter { $0.hasPrefix(letter) })
    }
  }
}
