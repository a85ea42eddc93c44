/// The type of a file or of data: by an identifier, as `public.png`, by a MIME type or by the ending of a file's name.
///
/// What kinds a type is of, and which endings it has, comes from a table of the common types and from the desktop's shared
/// MIME database. Types are equal if their identifiers are. Any thread; the database is read once, when it is first asked.
/// Claim DD5.
public struct UTType: Sendable {
  /// The identifier; of a type that is only known by its MIME type, that.
  public let identifier: String
  /// What a program says of a type of its own.
  let declaredParents: [String]
  let declaredMIMEType: String?

  init(identifier: String, mimeType: String? = nil, parents: [String] = []) {
    self.identifier = identifier
    declaredMIMEType = mimeType
    declaredParents = parents
  }

  /// The type of an identifier, as `public.png`, or one of the program's own, as `org.example.note`: no file beside the program
  /// declares those here. Nil for what is no identifier, which has a point, and otherwise letters, digits and hyphens.
  public init?(_ identifier: String) {
    guard StandardTypes.byIdentifier[identifier] != nil || Self.isIdentifier(identifier) else { return nil }
    self.init(identifier: identifier)
  }

  private static func isIdentifier(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) } }
  }

  /// A type of the program's own, which is of another kind as well.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier: identifier, parents: parentType.map { [$0.identifier] } ?? [])
  }

  /// A type that another program has, which is of another kind as well.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The type of a MIME type; nil for what is none.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = MIMEDatabase.shared.canonical(mimeType.prefix { $0 != ";" }.lowercased())
    guard name.split(separator: "/", omittingEmptySubsequences: false).count == 2 else { return nil }
    if let known = StandardTypes.byMIMEType[name] {
      self.init(identifier: known)
    } else {
      self.init(identifier: name, mimeType: name, parents: [supertype.identifier])
    }
  }

  /// The type of files with an ending, as `png`; where nobody knows it, a dynamic type of these files. Nil for no ending.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    if let known = StandardTypes.byEnding[ending] {
      self.init(identifier: known)
    } else if let name = MIMEDatabase.shared.mimeType(ofEnding: ending) {
      self.init(mimeType: name, conformingTo: supertype)
    } else {
      guard !ending.isEmpty, !ending.contains("/") else { return nil }
      self.init(identifier: Self.dynamicPrefix + ending, parents: [supertype.identifier])
    }
  }

  /// What identifiers of types begin with that are known by the ending of their files alone.
  static let dynamicPrefix = "dyn."

  /// The ending of a type that is known by that alone.
  var dynamicEnding: String? {
    identifier.hasPrefix(Self.dynamicPrefix) ? String(identifier.dropFirst(Self.dynamicPrefix.count)) : nil
  }
}

extension UTType: Hashable {
  public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType: Codable {
  /// The type of an identifier.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(mimeType: identifier) ?? UTType(exportedAs: identifier)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
