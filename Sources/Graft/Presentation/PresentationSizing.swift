import Foundation

/// How large a sheet is. As SwiftUI documents it. Claim PR16.
public struct PresentationSizing: Hashable, Sendable {
  let presentedSize: PresentedSize

  /// As large as the content.
  public static let automatic = Self(presentedSize: PresentedSize())
  /// As large as the content.
  public static let fitted = Self(presentedSize: PresentedSize())
  /// As wide as a form.
  public static let form = Self(presentedSize: PresentedSize(width: 540))
  /// As wide as a page of text, and as high as the window that presents.
  public static let page = Self(presentedSize: PresentedSize(width: 720, detent: .large))

  /// The same, but as wide or as high as the content.
  public func fitted(horizontal: Bool, vertical: Bool) -> Self {
    var size = presentedSize
    if horizontal { size.width = nil }
    if vertical { size.detent = nil }
    return Self(presentedSize: size)
  }

  /// The same: a sheet that is shown grows with its content, and the user makes it smaller.
  public func sticky(horizontal: Bool = true, vertical: Bool = true) -> Self { self }
}
