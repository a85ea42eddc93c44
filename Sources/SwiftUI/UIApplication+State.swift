import Foundation
import Graft

/// What UIKit tells of a program; posted for programs with an `App`. A window that is opened over another one takes the focus
/// from it, so that a program may become inactive and active again.
extension UIApplication {
  public nonisolated static let didFinishLaunchingNotification = ProgramEvent.didFinishLaunching.name(in: "UI")
  public nonisolated static let willEnterForegroundNotification = ProgramEvent.willEnterForeground.name(in: "UI")
  public nonisolated static let didBecomeActiveNotification = ProgramEvent.didBecomeActive.name(in: "UI")
  public nonisolated static let willResignActiveNotification = ProgramEvent.willResignActive.name(in: "UI")
  public nonisolated static let didEnterBackgroundNotification = ProgramEvent.didEnterBackground.name(in: "UI")
  public nonisolated static let willTerminateNotification = ProgramEvent.willTerminate.name(in: "UI")
  /// Nothing is posted under this name.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Whether the user works in the program.
  public enum State: Int, Hashable, Sendable { case active, inactive, background }

  /// Whether the user works in the program.
  public var applicationState: State {
    switch SceneHost.phase {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }

  /// Accepted, and changes nothing: `inhibits(_:reason:while:)` keeps the session awake.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
}

extension NSApplication {
  public nonisolated static let willBecomeActiveNotification = ProgramEvent.willBecomeActive.name(in: "NS")
  public nonisolated static let didBecomeActiveNotification = ProgramEvent.didBecomeActive.name(in: "NS")
  public nonisolated static let willResignActiveNotification = ProgramEvent.willResignActive.name(in: "NS")
  public nonisolated static let didResignActiveNotification = ProgramEvent.didResignActive.name(in: "NS")

  /// Whether the user works in the program.
  public var isActive: Bool { SceneHost.phase == .active }

  /// Brings a window of the program to the front, as far as the desktop lets it.
  public func activate(ignoringOtherApps flag: Bool = true) { SceneHost.current?.present() }
}

/// The program under the name that source for AppKit uses.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! { NSApplication.shared }
