import Foundation
import Graft

/// Who is told of the beginning and the end of a program, as AppKit names it. Claim WI20.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
  /// Makes the delegate: a class that is not final declares it as `required`.
  init()
  /// The program is about to begin: before the first window's body.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// The program begins: before the first window's body.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// The program ends: all windows are closed.
  func applicationWillTerminate(_ notification: Notification)
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
}

/// The program under the name that source for AppKit uses.
@MainActor
public final class NSApplication {
  /// The program.
  public static let shared = NSApplication()

  public nonisolated static let willFinishLaunchingNotification = ProgramEvent.willFinishLaunching.name(in: "NS")
  public nonisolated static let didFinishLaunchingNotification = ProgramEvent.didFinishLaunching.name(in: "NS")
  public nonisolated static let willTerminateNotification = ProgramEvent.willTerminate.name(in: "NS")

  private init() {}

  /// Closes all windows, with which the program ends.
  public func terminate(_ sender: Any?) { SceneHost.current?.closeWindows() }
}

/// Makes an object that is told of the beginning and the end of the program: `@NSApplicationDelegateAdaptor(Delegate.self) var
/// delegate` in an `App`. One that is observable is in the environment of all views. As SwiftUI documents it. Claim WI20.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSApplicationDelegate>: DynamicProperty {
  /// The object.
  public let wrappedValue: DelegateType

  /// Makes an object of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    self.init(delegateType.init()) { views, _ in views }
  }

  /// Makes an object of a type, for `@EnvironmentObject`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
    self.init(delegateType.init()) { AnyView($0.environmentObject($1)) }
  }

  /// Makes an object of a type, for `@Environment(Delegate.self)`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: Observable {
    self.init(delegateType.init()) { AnyView($0.environment($1)) }
  }

  private init(_ delegate: DelegateType, provide: @escaping (AnyView, DelegateType) -> AnyView) {
    wrappedValue = delegate
    ProgramDelegate.declare(
      ProgramDelegate(
        begin: {
          delegate.applicationWillFinishLaunching(Notification(name: NSApplication.willFinishLaunchingNotification))
          delegate.applicationDidFinishLaunching(Notification(name: NSApplication.didFinishLaunchingNotification))
        },
        end: { delegate.applicationWillTerminate(Notification(name: NSApplication.willTerminateNotification)) },
        provide: { provide($0, delegate) }))
  }
}
