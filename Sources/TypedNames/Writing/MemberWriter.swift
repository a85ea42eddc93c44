/// Writes the names of the properties and signals of a class or interface.
struct MemberWriter {
  let descriptions: Descriptions
  /// Whether another module makes a type, which a conformance has to say where neither side is made here.
  let isForeign: (String) -> Bool
  /// There is nothing to gain in what makes one structure of one text, and looking for it is half of what a member costs.
  private static let plain = "@_optimize(none) "

  /// All names of one class.
  func members(of name: String) -> String {
    guard let found = descriptions.class(name) else { return "" }
    return conformances(found) + properties(found) + signals(found)
  }

  private func conformances(_ found: ClassDescription) -> String {
    if found.isInterface { return "" }
    let above = Set(descriptions.ancestors(of: found.name).flatMap { descriptions.interfaces(of: $0.name) })
    let own = descriptions.interfaces(of: found.name).filter { !above.contains($0) }
    let protocols = Set(own).sorted().map { protocolName($0, of: found) }
    return protocols.isEmpty ? "" : "extension \(found.name): \(protocols.joined(separator: ", ")) {}\n"
  }

  private func protocolName(_ interface: String, of found: ClassDescription) -> String {
    (isForeign(interface) && isForeign(found.name) ? "@retroactive " : "") + interface + "Protocol"
  }

  /// An extension for each type of values: where the type is said there, compilers tell best what is wrong with a use.
  private func properties(_ found: ClassDescription) -> String {
    let above = inherited(by: found) { $0.properties.map(\.name) }
    let own = found.properties.filter { !above.contains($0.name) }
    let heads = Dictionary(grouping: own) { property in
      swift(property, in: found).map { "\(kind(of: property)) where Owner: \(constraint(found)), Value == \($0)" }
    }
    return heads.sorted { ($0.key ?? "") < ($1.key ?? "") }.map { head, properties in
      head.map { block($0, found, properties.map(property)) } ?? ""
    }.joined()
  }

  private func kind(of property: PropertyDescription) -> String {
    if property.isConstructOnly { return "ConstructProperty" }
    return property.isWritable ? "ObjectProperty" : "ReadOnlyProperty"
  }

  private func swift(_ property: PropertyDescription, in found: ClassDescription) -> String? {
    ValueType.swift(property.type, isNullable: mayBeNull(property, in: found), descriptions)
  }

  private func property(_ property: PropertyDescription) -> String {
    "\(SwiftName.mark(property.deprecation))\(Self.plain)public static var \(SwiftName.member(property.name)): Self { "
      + ".init(\"\(property.name)\") }"
  }

  /// What these files leave out of a property, the methods that read and write it tell. Not of one that is only read: it
  /// is often NULL before its object is in use, as the widget of a controller is.
  private func mayBeNull(_ property: PropertyDescription, in found: ClassDescription) -> Bool {
    guard property.isWritable, let getter = property.getter.flatMap({ found.methods[$0] }) else { return true }
    return getter.mayAnswerNull || property.setter.flatMap { found.methods[$0] }?.mayBeGivenNull == true
  }

  private func signals(_ found: ClassDescription) -> String {
    let above = inherited(by: found) { $0.signals.map(\.name) }
    let own = found.signals.filter { !above.contains($0.name) }
    return block("ObjectSignal where Owner: \(constraint(found))", found, own.map(signal))
  }

  private func signal(_ signal: SignalDescription) -> String? {
    let arguments = signal.arguments.map { $0.isWritten ? nil : swift($0) }
    guard let answer = answer(signal), !arguments.contains(nil) else { return nil }
    let types = (["Owner", answer] + arguments.compactMap { $0 }).joined(separator: ", ")
    return "\(SwiftName.mark(signal.deprecation))\(Self.plain)public static var \(SwiftName.member(signal.name)): "
      + "ObjectSignal<\(types)> { .init(\"\(signal.name)\") }"
  }

  private func answer(_ signal: SignalDescription) -> String? {
    if signal.answer.type == .named("none") || signal.answer.type == nil { return "Void" }
    return swift(signal.answer)
  }

  private func swift(_ value: ValueDescription) -> String? {
    ValueType.swift(value.type, isNullable: value.isNullable, descriptions)
  }

  private func inherited(by found: ClassDescription, _ names: (ClassDescription) -> [String]) -> Set<String> {
    let above = descriptions.ancestors(of: found.name)
    let interfaces = ([found] + above).flatMap { descriptions.interfaces(of: $0.name) }
    return Set((above + interfaces.compactMap { descriptions.class($0) }).flatMap(names))
  }

  private func constraint(_ found: ClassDescription) -> String {
    found.isInterface ? found.name + "Protocol" : found.name
  }

  private func block(_ head: String, _ found: ClassDescription, _ members: [String?]) -> String {
    let lines = members.compactMap { $0 }.map { "  \($0)\n" }
    return lines.isEmpty ? "" : "\(SwiftName.mark(found.deprecation))extension \(head) {\n\(lines.joined())}\n"
  }
}
