import Foundation
import Graft

/// Light or dark surroundings, as AppKit names them.
public final class NSAppearance: Sendable {
  /// What surroundings are called.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// A name from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Light surroundings.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark ones.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light ones behind which something is seen: no surroundings of the desktop are.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark ones behind which something is seen: no surroundings of the desktop are.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }

  /// What they are called.
  public let name: Name

  init(name: Name) { self.name = name }

  /// The first of some names that is this one's; the first that is as light or as dark if none is; nil where there is none.
  public func bestMatch(from appearances: [Name]) -> Name? {
    if appearances.contains(name) { return name }
    let near: Name = name == .darkAqua ? .vibrantDark : .vibrantLight
    if appearances.contains(near) { return near }
    return appearances.first { $0 == .aqua }
  }
}
