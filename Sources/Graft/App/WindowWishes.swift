import Foundation
import ViewGraph

/// What source may wish of windows that the desktop decides: it is taken and changes nothing. As SwiftUI documents it. Claim
/// WI12.
extension Scene {
  /// The desktop places windows.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// The desktop decides which windows are over others.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// What a window becomes when it is made large is the desktop's to say.
  public func windowIdealSize(_ size: WindowIdealSize) -> some Scene { self }

  /// Windows have one kind of header bar.
  public func windowToolbarStyle<Style: WindowToolbarStyle>(_ style: Style) -> some Scene { self }

  /// The first scene takes what other programs ask for.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// Which windows a window is over.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let normal = Self(name: "normal")
  public static let desktop = Self(name: "desktop")
  public static let floating = Self(name: "floating")
}

/// How large a window becomes when the user makes it large.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let fitToContent = Self(name: "fitToContent")
  public static let maximum = Self(name: "maximum")
}

/// How tools and title share a window's bar.
public protocol WindowToolbarStyle {}

/// As the desktop has it.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// The style.
  public init() {}
}

/// The title above the tools.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// The style.
  public init() {}
}

/// The title beside the tools.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// The style.
  public init(showsTitle: Bool = true) {}
}

/// The title beside the tools, in less room.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// The style.
  public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: Self { Self() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: Self { Self() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: Self { Self() }

  /// With the title or without it.
  public static func unified(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: Self { Self() }

  /// With the title or without it.
  public static func unifiedCompact(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}
