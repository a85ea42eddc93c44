import Foundation
import Graft

/// The user's machine under the name that source for UIKit uses.
public final class UIDevice: Sendable {
  /// The machine.
  public static let current = UIDevice()
  /// Nothing is posted under this name: the desktop turns its screen itself.
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
  /// Nothing is posted under this name.
  public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  /// Nothing is posted under this name.
  public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")

  private init() {}

  /// A desktop, which UIKit calls a Mac.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
  /// The name of the machine.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// What kind of machine it is.
  public var model: String { "Desktop" }
  /// What kind of machine it is.
  public var localizedModel: String { model }
  /// The name of the system.
  public var systemName: String { "Linux" }
  /// The version of the system.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// None: nothing tells this machine from others.
  public var identifierForVendor: UUID? { nil }
  /// Not known.
  public var orientation: UIDeviceOrientation { .unknown }
  /// Not known.
  public var batteryLevel: Float { -1 }
  /// Not known.
  public var batteryState: BatteryState { .unknown }
  /// Accepted, and changes nothing.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether a battery is filled.
  public enum BatteryState: Int, Hashable, Sendable { case unknown, unplugged, charging, full }

  /// Does nothing: the orientation is not known.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: the orientation is not known.
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// What kind of machine shows the program.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// How a machine is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on its back or face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
