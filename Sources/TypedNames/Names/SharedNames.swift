/// What two modules both make, though neither depends on the other.
struct SharedNames {
  private let members: Set<String>
  private let types: Set<String>
  private let descriptions: Descriptions

  init(_ first: Ownership.Names, _ second: Ownership.Names, _ descriptions: Descriptions) {
    members = first.members.intersection(second.members)
    types = first.types.intersection(second.types)
    self.descriptions = descriptions
  }

  /// What a list has to say that brings all of them along: a class brings those above it and the types of its values.
  var list: [String] {
    var (list, brought): ([String], Ownership.Names) = ([], ([], []))
    for name in widestFirst + types.subtracting(members).sorted() where !has(name, brought) {
      list.append(name)
      let names = self.names(of: name)
      brought = (brought.members.union(names.members), brought.types.union(names.types))
    }
    return list.sorted()
  }

  private func has(_ name: String, _ brought: Ownership.Names) -> Bool {
    (members.contains(name) ? brought.members : brought.types).contains(name)
  }

  /// Those with members. A class brings more than any that is above it.
  private var widestFirst: [String] {
    members.map { ($0, names(of: $0).members.count) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
  }

  private func names(of name: String) -> NameSet { NameSet(of: NameList(name), descriptions) }
}
