/// Which module makes which name, so that two targets that list the same class have one type: the target that is depended
/// on makes it, and the other takes it from there.
struct Ownership {
  private let modules: [String: NameModule]
  private let descriptions: Descriptions
  /// What a module makes itself.
  private var made: [String: (members: Set<String>, types: Set<String>)] = [:]

  init(_ modules: [NameModule], _ descriptions: Descriptions) {
    self.modules = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    self.descriptions = descriptions
    for module in modules { resolve(module) }
  }

  /// What a module makes.
  func names(madeBy module: String) -> (members: Set<String>, types: Set<String>) { made[module] ?? ([], []) }

  /// The modules with lists that a module depends on, directly or not, by name.
  func dependencies(of module: String) -> [String] {
    var (found, pending): (Set<String>, [String]) = ([], modules[module]?.dependencies ?? [])
    while let next = pending.popLast() {
      guard found.insert(next).inserted else { continue }
      pending += modules[next]?.dependencies ?? []
    }
    return found.sorted()
  }

  /// The module that makes the space of a library's names, of those that a module depends on.
  func owner(ofSpace library: String, for module: String) -> String? {
    dependencies(of: module).first { other in
      spaces(of: other).contains(library) && dependencies(of: other).allSatisfy { !spaces(of: $0).contains(library) }
    }
  }

  /// What is wrong with the lists that a module depends on: two of them make the same, and neither knows of the other.
  func fault(for module: String) -> String? {
    var owners: [String: String] = [:]
    for other in dependencies(of: module) {
      let own = names(madeBy: other).types.sorted() + spaces(of: other).filter { owner(ofSpace: $0, for: other) == nil }
      for name in own {
        if let first = owners.updateValue(other, forKey: name) {
          return "\(name) is made by \(first) and by \(other), of which neither depends on the other: "
            + "list it in a target that both depend on"
        }
      }
    }
    return nil
  }

  func spaces(of module: String) -> [String] {
    Set((names(madeBy: module).types).map { String($0.prefix { $0 != "." }) }).sorted()
  }

  private mutating func resolve(_ module: NameModule) {
    guard made[module.name] == nil else { return }
    for other in module.dependencies { modules[other].map { resolve($0) } }
    let others = dependencies(of: module.name).compactMap { made[$0] }
    made[module.name] = NameSet(of: module.list, descriptions).without(
      others.reduce(into: []) { $0.formUnion($1.members) }, others.reduce(into: []) { $0.formUnion($1.types) })
  }
}
