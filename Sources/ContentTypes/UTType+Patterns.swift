/// Which files are of a type, for who shows only those.
package struct FilePatterns: Sendable, Equatable {
  /// MIME types, and families of them, as `image/*`.
  package let mimeTypes: [String]
  /// Endings of names, without a point.
  package let endings: [String]
  /// Whether any file may be of the type.
  package var isAny: Bool { mimeTypes.isEmpty && endings.isEmpty }
}

extension UTType {
  /// Which files are of the type. A type of the program's own shows those of what it is of.
  package var filePatterns: FilePatterns {
    guard ![.item, .data, .content].contains(self) else { return FilePatterns(mimeTypes: [], endings: []) }
    let types =
      [self]
      + StandardTypes.byIdentifier.keys.sorted().map { UTType(identifier: $0) }
      .filter { $0.isSubtype(of: self) }
    let mimeTypes = families + types.compactMap(\.preferredMIMEType)
    let endings =
      [dynamicEnding].compactMap(\.self) + types.flatMap { StandardTypes.byIdentifier[$0.identifier]?.endings ?? [] }
    if mimeTypes.isEmpty, endings.isEmpty, let parent = declaredParents.first {
      return UTType(identifier: parent).filePatterns
    }
    return FilePatterns(mimeTypes: mimeTypes, endings: endings)
  }

  private var families: [String] {
    switch self {
    case .image: ["image/*"]
    case .text: ["text/*"]
    case .audio: ["audio/*"]
    case .movie, .video: ["video/*"]
    case .audiovisualContent: ["audio/*", "video/*"]
    default: []
    }
  }

  /// What a user calls the type: the ending of its files, or the last part of its identifier.
  public var localizedDescription: String? {
    preferredFilenameExtension?.uppercased() ?? identifier.split(separator: ".").last.map { $0.capitalized }
  }
}
