/// Which module makes which name, so that two targets that list the same class have one type: the target that is depended
/// on makes it, and the other takes it from there.
struct Ownership {
  /// Classes and interfaces whose members have names, and types that have one.
  typealias Names = (members: Set<String>, types: Set<String>)

  private let modules: [String: NameModule]
  private let descriptions: Descriptions
  /// What a module makes itself.
  private var made: [String: Names] = [:]

  init(_ modules: [NameModule], _ descriptions: Descriptions) {
    self.modules = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    self.descriptions = descriptions
    for module in modules { resolve(module) }
  }

  /// What a module makes.
  func names(madeBy module: String) -> Names { made[module] ?? ([], []) }

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
    let others = dependencies(of: module)
    for (index, first) in others.enumerated() {
      for second in others.dropFirst(index + 1) {
        guard let shared = shared(by: first, second) else { continue }
        return "\(first) and \(second), of which neither depends on the other, make the same names: "
          + "list \(shared) in a target that both depend on"
      }
    }
    return nil
  }

  /// What a target below two others has to list, so that these make nothing twice.
  private func shared(by first: String, _ second: String) -> String? {
    let names = SharedNames(names(madeBy: first), names(madeBy: second), descriptions).list
    if !names.isEmpty { return names.joined(separator: ", ") }
    return madeSpaces(of: first).first { madeSpaces(of: second).contains($0) }.map { "something of \($0)" }
  }

  private func madeSpaces(of module: String) -> [String] {
    spaces(of: module).filter { owner(ofSpace: $0, for: module) == nil }
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
