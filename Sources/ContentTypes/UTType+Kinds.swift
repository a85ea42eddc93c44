extension UTType {
  /// The MIME type, as `image/png`; nil for a type of a program's own and for what is a kind, as `image`.
  public var preferredMIMEType: String? { declaredMIMEType ?? StandardTypes.byIdentifier[identifier]?.mimeType }

  /// The ending that names of such files have, as `png`; of a type of a program's own that of what it is of.
  public var preferredFilenameExtension: String? {
    ([self] + supertypesFromNear).lazy.compactMap(\.ownEnding).first
  }

  private var ownEnding: String? {
    dynamicEnding ?? StandardTypes.byIdentifier[identifier]?.endings.first
      ?? preferredMIMEType.flatMap { MIMEDatabase.shared.endings(of: $0).first }
  }

  /// All types that this one is of, without itself.
  public var supertypes: Set<UTType> { Set(supertypesFromNear) }

  /// Whether this is the other type, or is of it: `.png` conforms to `.image`.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether this is of another type.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether another type is of this.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether nobody has given the type an identifier: it is known by its MIME type.
  public var isDynamic: Bool { identifier == declaredMIMEType || dynamicEnding != nil }

  /// Whether the type is one of the common ones.
  public var isPublic: Bool { StandardTypes.byIdentifier[identifier] != nil }

  /// The nearest first, each once; a damaged database may lead in a circle.
  private var supertypesFromNear: [UTType] {
    var (found, next) = ([UTType](), parents[...])
    while let type = next.popFirst() {
      guard type != self, !found.contains(type) else { continue }
      found.append(type)
      next += type.parents
    }
    return found
  }

  private var parents: [UTType] {
    let known = StandardTypes.byIdentifier[identifier]?.parents ?? declaredParents
    let mimeTypes = preferredMIMEType.map { MIMEDatabase.shared.parents(of: $0) } ?? []
    return known.map { UTType(identifier: $0) } + mimeTypes.compactMap { UTType(mimeType: $0) } + family
  }

  /// What a MIME type says before its slash.
  private var family: [UTType] {
    guard let mimeType = declaredMIMEType else { return [] }
    return switch mimeType.prefix(while: { $0 != "/" }) {
    case "image": [.image]
    case "text": [.text]
    case "audio": [.audio]
    case "video": [.movie]
    default: []
    }
  }
}
