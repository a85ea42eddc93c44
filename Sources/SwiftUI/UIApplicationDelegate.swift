import Foundation
import Graft

/// Who is told of the beginning and the end of a program, as UIKit names it. Claim WI20.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Makes the delegate: a class that is not final declares it as `required`.
  init()
  /// The program begins: before the first window's body. The answer changes nothing, and there are no options.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The program ends: all windows are closed.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// What is said of why a program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// Makes an object that is told of the beginning and the end of the program: `@UIApplicationDelegateAdaptor(Delegate.self) var
/// delegate` in an `App`. One that is observable is in the environment of all views. As SwiftUI documents it. Claim WI20.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
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
        begin: { _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil) },
        end: { delegate.applicationWillTerminate(.shared) },
        provide: { provide($0, delegate) }))
  }
}
