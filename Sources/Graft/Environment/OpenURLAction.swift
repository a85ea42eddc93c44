import Foundation
import ViewGraph

/// Opens URLs. Read it from the environment: `@Environment(\.openURL) private var openURL`.
///
/// ```swift
/// content.environment(\.openURL, OpenURLAction { url in
///   url.scheme == "app" ? .handled : .systemAction
/// })
/// ```
public struct OpenURLAction: Sendable {
  /// What a handler has made of a URL.
  public struct Result: Sendable {
    fileprivate enum Outcome: Sendable {
      case handled, discarded
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// The handler has opened it.
    public static let handled = Result(outcome: .handled)
    /// The URL shall not be opened.
    public static let discarded = Result(outcome: .discarded)
    /// The desktop shall open it.
    public static let systemAction = Result(outcome: .system(nil))
    /// The desktop shall open another URL in its place.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  /// An action that asks a function what is to be done. As SwiftUI documents it.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens a URL. Without another handler around the view, the desktop starts its program for it; a URL for which it has
  /// none is reported as `unopenedURL`. As SwiftUI documents it.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL, and tells whether a handler has dealt with it or a program was started; by the desktop, in a later turn.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).outcome {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): OpenURLAction.openBySystem(other ?? url, completion)
    }
  }

  @MainActor
  private static func openBySystem(_ url: URL, _ completion: @escaping (Bool) -> Void) {
    DesktopPrograms.open(url.absoluteString) { problem in
      if let problem {
        Diagnostics.report(
          .unopenedURL, place: url.absoluteString, "\(url.absoluteString) cannot be opened: \(problem)")
      }
      completion(problem == nil)
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}

extension EnvironmentValues {
  /// Opens URLs.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
