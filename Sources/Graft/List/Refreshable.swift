import Foundation
import ViewGraph

/// Loads anew what views show. As SwiftUI documents it. Claim LS59.
@MainActor
public struct RefreshAction {
  let refresher: Refresher

  /// Does it, and returns when it is done. While it is done already, nothing is begun once more.
  public func callAsFunction() async { await refresher.run() }
}

/// Runs an action, once at a time.
@MainActor
final class Refresher {
  var action: @MainActor () async -> Void = {}
  /// Told whether it runs.
  var isRunningDidChange: (Bool) -> Void = { _ in }
  private var task: Task<Void, Never>?

  func run() async { await start().value }

  @discardableResult
  func start() -> Task<Void, Never> {
    if let task { return task }
    isRunningDidChange(true)
    let started = Task { [weak self, action] in
      await action()
      self?.task = nil
      self?.isRunningDidChange(false)
    }
    task = started
    return started
  }

  func cancel() { task?.cancel() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Loads anew what is shown here; nil where no `refreshable` is around. Claim LS59.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Gives this view an action that loads anew what it shows. Views inside call it as `\.refresh`, and what scrolls inside by F5,
  /// Ctrl+R or a pull by touch at its top; a spinner is at the top until it returns. Its task is cancelled when the view disappears. As SwiftUI documents it.
  /// Claims LS59, LS60 and MN29.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    modifier(Refreshable(action: action))
  }
}

/// A view that can be loaded anew.
private struct Refreshable: ViewModifier {
  let action: @MainActor () async -> Void
  @State private var refresher = Refresher()
  @State private var isRunning = false

  func body(content: Content) -> some View {
    let _ = follow()
    content
      .environment(\.refresh, RefreshAction(refresher: refresher))
      .overlay(alignment: .top) {
        if isRunning { ProgressView().padding(8).accessibilityLabel(.own("Loading")) }
      }
      .onDisappear { refresher.cancel() }
  }

  private func follow() {
    refresher.action = action
    refresher.isRunningDidChange = { [$isRunning] in $isRunning.wrappedValue = $0 }
  }
}
