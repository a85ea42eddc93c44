import Foundation
import FoundationXML

/// Reads a `.gir` file.
final class DescriptionReader: NSObject, XMLParserDelegate {
  private(set) var result = Description()
  private var path: [String] = []
  private var type: TypeDescription?
  private var current: ClassDescription?
  private var property: PropertyDescription?
  private var signal: SignalDescription?
  private var method: (name: String, description: MethodDescription)?
  private var value = ValueDescription()
  private var enumeration: EnumerationDescription?
  private var record: RecordDescription?
  private var alias: String?

  /// What a file says; nil when it is none.
  static func read(_ file: URL) -> Description? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return read(data)
  }

  static func read(_ data: Data) -> Description? {
    let (parser, reader) = (XMLParser(data: data), DescriptionReader())
    parser.delegate = reader
    return parser.parse() ? reader.result : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let outer = path.last ?? ""
    path.append(element)
    switch element {
    case "include": attributes["name"].map { result.includes[$0] = attributes["version"] ?? "" }
    case "namespace": beginNamespace(attributes)
    case "class", "interface": beginClass(attributes, isInterface: element == "interface")
    case "enumeration", "bitfield":
      enumeration = EnumerationDescription(name: full(attributes["name"]), isFlags: element == "bitfield")
    case "record": beginRecord(attributes)
    case "alias": (alias, type) = (full(attributes["name"]), nil)
    case "type" where outer == "field" && attributes["c:type"]?.hasSuffix("*") == true: break
    case "type": beginType(attributes["name"], in: outer)
    case "array": type = .array(of: nil)
    default: beginMember(element, attributes, in: outer)
    }
  }

  private func beginMember(_ element: String, _ attributes: [String: String], in outer: String) {
    switch element {
    case "implements": attributes["name"].map { current?.interfaces.append(full($0)) }
    case "prerequisite": attributes["name"].map { current?.prerequisites.append(full($0)) }
    case "property": beginProperty(attributes)
    case "glib:signal":
      signal = SignalDescription(name: attributes["name"] ?? "", deprecation: deprecation(attributes))
    case "method": method = (attributes["name"] ?? "", MethodDescription())
    case "return-value", "parameter": beginValue(attributes)
    case "field":
      type = nil
      if outer == "class" { current?.hasFields = true }
    // Of several types, so of none.
    case "union": if outer == "record" { record?.fields.append(nil) }
    case "member":
      guard let name = attributes["name"], let value = attributes["value"].flatMap({ Int64($0) }) else { return }
      enumeration?.members.append((name, value))
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
    let outer = path.last ?? ""
    switch element {
    case "class", "interface":
      current.map { result.classes[$0.name] = $0 }
      current = nil
    case "enumeration", "bitfield":
      enumeration.map { result.enumerations[$0.name] = $0 }
      enumeration = nil
    case "record":
      record.map { result.records[$0.name] = $0 }
      record = nil
    case "alias":
      if let alias, let type { result.aliases[alias] = type }
      alias = nil
    default: endMember(element, in: outer)
    }
  }

  private func endMember(_ element: String, in outer: String) {
    switch element {
    case "property":
      property?.type = type
      property.map { current?.properties.append($0) }
      property = nil
    case "glib:signal":
      signal.map { current?.signals.append($0) }
      signal = nil
    case "method":
      method.map { current?.methods[$0.name] = $0.description }
      method = nil
    case "return-value": endAnswer(in: outer)
    case "parameter": endArgument()
    case "field":
      if outer == "record" { record?.fields.append(type) }
    default: break
    }
  }
}

// MARK: - Elements

extension DescriptionReader {
  private func beginNamespace(_ attributes: [String: String]) {
    result.name = attributes["name"] ?? ""
    result.version = attributes["version"] ?? ""
  }

  private func beginClass(_ attributes: [String: String], isInterface: Bool) {
    var found = ClassDescription(name: full(attributes["name"]))
    found.isInterface = isInterface
    found.parent = attributes["parent"].map { full($0) }
    found.typeName = attributes["glib:type-name"] ?? ""
    found.cType = attributes["c:type"] ?? found.typeName
    found.isAbstract = attributes["abstract"] == "1"
    found.deprecation = deprecation(attributes)
    current = found
  }

  private func beginRecord(_ attributes: [String: String]) {
    // Records of classes and unions inside of others have none of their own.
    guard path.dropLast().last == "namespace" else { return }
    var found = RecordDescription(name: full(attributes["name"]))
    found.cType = attributes["c:type"] ?? ""
    found.typeName = attributes["glib:type-name"] ?? ""
    // A variant is a type beside the boxed ones.
    found.isBoxed = attributes["glib:get-type"].map { $0 != "intern" } ?? false
    record = found
  }

  private func beginProperty(_ attributes: [String: String]) {
    type = nil
    var found = PropertyDescription(name: attributes["name"] ?? "")
    found.isReadable = attributes["readable"] != "0"
    found.isWritable = attributes["writable"] == "1"
    found.isConstructOnly = attributes["construct-only"] == "1"
    (found.getter, found.setter) = (attributes["getter"], attributes["setter"])
    found.deprecation = deprecation(attributes)
    property = found
  }

  private func beginValue(_ attributes: [String: String]) {
    type = nil
    value = ValueDescription()
    value.isNullable = attributes["nullable"] == "1" || attributes["allow-none"] == "1"
    value.isWritten = attributes["direction"].map { $0 != "in" } ?? false
  }

  /// Types that others are made of, as the strings of a `GLib.List`, are not looked at.
  private func beginType(_ name: String?, in outer: String) {
    guard outer != "type", let name else { return }
    type = outer == "array" ? .array(of: full(name)) : .named(full(name))
  }

  private func endAnswer(in outer: String) {
    value.type = type
    if outer == "glib:signal" { signal?.answer = value }
    if outer == "method" { method?.description.mayAnswerNull = value.isNullable }
  }

  private func endArgument() {
    value.type = type
    switch path.dropLast().last {
    case "glib:signal": signal?.arguments.append(value)
    case "method": if value.isNullable { method?.description.mayBeGivenNull = true }
    default: break
    }
  }

  private func deprecation(_ attributes: [String: String]) -> String? {
    guard attributes["deprecated"] == "1" else { return nil }
    return attributes["deprecated-version"].map { "deprecated since \(result.name) \($0)" } ?? "deprecated"
  }

  private func full(_ name: String?) -> String {
    guard let name, !name.contains("."), PlainType.swift[name] == nil, !PlainType.others.contains(name) else {
      return name ?? ""
    }
    return "\(result.name).\(name)"
  }
}
