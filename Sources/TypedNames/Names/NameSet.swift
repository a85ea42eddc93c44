/// What names a list asks for: the listed classes with those above them and their interfaces, and the types of the values
/// that their members have.
struct NameSet {
  /// Classes and interfaces whose properties and signals have names.
  private(set) var members: Set<String> = []
  /// Types that have a name at least.
  private(set) var types: Set<String> = []
  private let descriptions: Descriptions

  init(of list: NameList, _ descriptions: Descriptions) {
    self.descriptions = descriptions
    for (name, _) in list.names { add(name) }
  }

  /// Those that are not made by others.
  func without(_ members: Set<String>, _ types: Set<String>) -> (members: Set<String>, types: Set<String>) {
    (self.members.subtracting(members), self.types.subtracting(types))
  }

  private mutating func add(_ name: String) {
    addType(name)
    guard let found = descriptions.class(name), ValueType.isObject(found, descriptions) else { return }
    guard name != ValueType.object, members.insert(name).inserted else { return }
    for member in ValueType.values(of: found) { addType(ofValue: member) }
    for interface in descriptions.interfaces(of: name) { add(interface) }
    found.parent.map { add($0) }
    found.prerequisites.forEach { add($0) }
  }

  private mutating func addType(ofValue type: TypeDescription) {
    if case .named(let name) = descriptions.resolved(type), name.contains(".") { addType(name) }
  }

  private mutating func addType(_ name: String) {
    guard ValueType.hasName(name, descriptions), types.insert(name).inserted else { return }
    guard let found = descriptions.class(name) else { return }
    (found.prerequisites + [found.parent].compactMap { $0 }).forEach { addType($0) }
  }
}
