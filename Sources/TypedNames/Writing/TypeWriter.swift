/// Writes the names of types: classes without a body of their own, enumerations, records.
struct TypeWriter {
  let descriptions: Descriptions
  /// Whether a class or interface has the names of its members, here or in a module that this one depends on.
  let hasMembers: (String) -> Bool
  /// Whether the structures of a library can be seen.
  let isVisible: (String) -> Bool

  /// One type, as it stands in the space of its library.
  func declaration(of name: String) -> String {
    if name == "Gtk.Widget" { return "  public typealias Widget = Graft.Widget" }
    if let found = descriptions.class(name) { return found.isInterface ? interface(found) : self.class(found) }
    if let found = descriptions.enumeration(name) { return enumeration(found) }
    return descriptions.record(name).map(record) ?? ""
  }

  /// What stands outside of the space: the values of an enumeration, or the pointer to the structure of a class.
  func members(of name: String) -> String {
    descriptions.enumeration(name).map(values) ?? pointer(of: name)
  }

  /// Nothing where the fields of a structure are hidden, as the opaque pointer is there already.
  private func pointer(of name: String) -> String {
    guard let found = descriptions.class(name), found.hasFields, isVisible(name) else { return "" }
    return """
      extension TypedObject where Self: \(name) {
        public var pointer: UnsafeMutablePointer<\(found.cType)> { objectAddress.assumingMemoryBound(to: \(found.cType).self) }
      }

      """
  }

  private func `class`(_ found: ClassDescription) -> String {
    let above = descriptions.ancestors(of: found.name)
    var heads = [base(found.parent)]
    if !found.isAbstract, !above.contains(where: isMade) { heads.append("MadeObject") }
    if !found.hasFields, !above.contains(where: isOpaque) { heads.append("OpaqueInC") }
    return """
        open class \(SwiftName.local(found.name)): \(heads.joined(separator: ", ")) {
      \(identity(found, "open override"))\(deprecatedInitialiser(found))  }
      """
  }

  /// Whether objects of a class can be made, and so those of the classes below it. Not of the two that Graft has itself.
  private func isMade(_ above: ClassDescription) -> Bool { !above.isAbstract && ValueType.given[above.name] == nil }

  private func isOpaque(_ above: ClassDescription) -> Bool {
    if ValueType.given[above.name] != nil { return false }
    if above.name == "Gtk.Widget" || !above.hasFields { return true }
    return hasMembers(above.name) && !descriptions.interfaces(of: above.name).isEmpty
  }

  private func interface(_ found: ClassDescription) -> String {
    let name = SwiftName.local(found.name)
    let demanded = found.prerequisites.filter { descriptions.class($0)?.isInterface == true }.map { $0 + "Protocol" }
    let above = found.prerequisites.first { descriptions.class($0)?.isInterface == false }
    return """
        public protocol \(name)Protocol: \((["OpaqueInC"] + demanded).joined(separator: ", ")) {}
        public final class \(name): \(base(above)), \(name)Protocol {
      \(identity(found, "public override"))    public convenience init(_ object: some \(name)Protocol) { self.init(retaining: object.objectAddress) }
        }
      """
  }

  private func identity(_ found: ClassDescription, _ access: String) -> String {
    """
        \(access) class var objectTypeName: String? { "\(found.typeName)" }
        \(access) class func reference(to object: UnsafeMutableRawPointer) -> ObjectReference {
          \(found.name)(retaining: object)
        }

    """
  }

  private func deprecatedInitialiser(_ found: ClassDescription) -> String {
    guard !found.isAbstract, found.deprecation != nil else { return "" }
    return "    \(SwiftName.mark(found.deprecation))public convenience init() { self.init { _ in } }\n"
  }

  private func base(_ name: String?) -> String {
    guard let name, ValueType.given[name] == nil else { return "Graft.NamedObject" }
    return name == "Gtk.Widget" ? "Graft.NamedWidget" : name
  }

  private func enumeration(_ found: EnumerationDescription) -> String {
    let name = SwiftName.local(found.name)
    return """
        public enum \(name)Kind {}
        public typealias \(name) = \(structure(found))<\(name)Kind>
      """
  }

  private func structure(_ found: EnumerationDescription) -> String { found.isFlags ? "FlagSet" : "OpenEnumeration" }

  private func values(_ found: EnumerationDescription) -> String {
    var seen: Set<String> = []
    let members = found.members.compactMap { member -> String? in
      let name = SwiftName.member(member.name)
      guard seen.insert(name).inserted, fits(member.value, found.isFlags) else { return nil }
      return "  public static var \(name): Self { Self(rawValue: \(member.value)) }\n"
    }
    return "extension \(structure(found)) where Kind == \(found.name)Kind {\n\(members.joined())}\n"
  }

  private func fits(_ value: Int64, _ isFlags: Bool) -> Bool {
    isFlags ? UInt32(exactly: value) != nil : Int32(exactly: value) != nil
  }

  private func record(_ found: RecordDescription) -> String {
    isVisible(found.name) && isPlain(found) ? plainRecord(found) : boxedRecord(found)
  }

  private func isPlain(_ found: RecordDescription) -> Bool { !found.fields.isEmpty && found.fields.allSatisfy(isPlain) }

  /// A number, or a record of numbers that is there as a whole. One without a type of its own may be of the processor's.
  private func isPlain(_ type: TypeDescription?) -> Bool {
    guard case .named(let name) = type.map(descriptions.resolved) else { return false }
    return PlainType.numbers.contains(name) || descriptions.record(name).map { $0.isBoxed && isPlain($0) } ?? false
  }

  private func plainRecord(_ found: RecordDescription) -> String {
    """
      @dynamicMemberLookup public struct \(SwiftName.local(found.name)): PlainRecord {
        public static var recordTypeName: String { "\(found.typeName)" }
        public var fields: \(found.cType)
        public init(_ fields: \(found.cType)) { self.fields = fields }
      }
    """
  }

  private func boxedRecord(_ found: RecordDescription) -> String {
    let isOpaque = found.fields.isEmpty || !isVisible(found.name)
    let structure = isOpaque ? "" : "    public typealias Structure = \(found.cType)\n"
    return """
        public struct \(SwiftName.local(found.name)): \(isOpaque ? "OpaqueRecord" : "VisibleRecord") {
      \(structure)    public static var recordTypeName: String { "\(found.typeName)" }
          public let boxed: Boxed
          public init(boxed: Boxed) { self.boxed = boxed }
        }
      """
  }
}
