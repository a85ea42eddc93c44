import Foundation
import Graft

// What source takes from Apple's SDK without saying so.

/// A second in nanoseconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// A millisecond in nanoseconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// A microsecond in nanoseconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_USEC: UInt64 = 1000
/// A second in microseconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The user's screen under the name that source for UIKit uses.
@MainActor
public final class UIScreen {
  /// The first screen of the display.
  public static let main = UIScreen()

  private init() {}

  /// The size of the screen in points; nothing without a display.
  public var bounds: CGRect { DesktopScreen.frame ?? .zero }

  /// How many pixels a point has along each axis.
  public var scale: CGFloat { DesktopScreen.scale }

  /// The size of the screen in pixels.
  public var nativeBounds: CGRect {
    let (bounds, scale) = (bounds, scale)
    return CGRect(
      x: bounds.minX * scale, y: bounds.minY * scale, width: bounds.width * scale, height: bounds.height * scale)
  }
}

/// The user's screen under the name that source for AppKit uses.
@MainActor
public final class NSScreen {
  /// The first screen of the display; nil without a display.
  public static var main: NSScreen? { DesktopScreen.frame == nil ? nil : shared }
  private static let shared = NSScreen()

  private init() {}

  /// Where the screen is, in points.
  public var frame: CGRect { DesktopScreen.frame ?? .zero }

  /// The same: what the desktop has at the edges is not known.
  public var visibleFrame: CGRect { frame }

  /// How many pixels a point has along each axis.
  public var backingScaleFactor: CGFloat { DesktopScreen.scale }
}

/// The program under the name that source for UIKit uses.
@MainActor
public final class UIApplication {
  /// The program.
  public static let shared = UIApplication()

  /// Accepted for source that says it.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  private init() {}

  /// Has the desktop start its program for a URL; see `OpenURLAction`. Options change nothing.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) { EnvironmentValues().openURL(url) { completionHandler?($0) } }

  /// Whether the desktop has a program for URLs of such a scheme.
  public func canOpenURL(_ url: URL) -> Bool { DesktopPrograms.canOpen(url.scheme ?? "") }
}

/// The desktop under the name that source for AppKit uses.
@MainActor
public final class NSWorkspace {
  /// The desktop.
  public static let shared = NSWorkspace()

  private init() {}

  /// Has the desktop start its program for a URL, and says whether it has one.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    EnvironmentValues().openURL(url)
    return DesktopPrograms.canOpen(url.scheme ?? "")
  }
}

extension Widget {
  /// What is shown while the pointer rests on the widget, as AppKit names it; nil for nothing.
  public var toolTip: String? {
    get { self["tooltip-text"] }
    set { self["tooltip-text"] = newValue }
  }
}

extension URL {
  /// Where a program keeps data of its own for the user.
  public static var applicationSupportDirectory: URL { userDirectory(.applicationSupportDirectory) }
  /// Where a program keeps what it can make again.
  public static var cachesDirectory: URL { userDirectory(.cachesDirectory) }
  /// The user's folder for documents.
  public static var documentsDirectory: URL { userDirectory(.documentDirectory) }
  /// The user's folder for what is fetched.
  public static var downloadsDirectory: URL { userDirectory(.downloadsDirectory) }

  private static func userDirectory(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}

/// What Linux's Foundation has under other names only.
extension UserDefaults {
  /// Sets the value of a key; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
