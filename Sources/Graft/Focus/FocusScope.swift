import Threads
import ViewGraph

/// The views that want the focus of their scopes, by namespaces.
@MainActor
private enum PreferredFocus {
  private static var takers: [Namespace.ID: [Taker]] = [:]

  static func add(_ taker: Taker, in namespace: Namespace.ID) { takers[namespace, default: []].append(taker) }

  static func remove(_ taker: Taker, from namespace: Namespace.ID) {
    takers[namespace]?.removeAll { $0 === taker }
    if takers[namespace]?.isEmpty == true { takers[namespace] = nil }
  }

  /// The first view of a scope that wants the focus has it.
  static func reset(in namespace: Namespace.ID) { takers[namespace]?.first?.take() }

  final class Taker {
    var take: () -> Void = {}
  }
}

/// Gives the focus of a scope to the view that wants it. As SwiftUI documents it. Claim FO4.
@MainActor
public struct ResetFocusAction {
  /// Gives the focus to the view that `prefersDefaultFocus(_:in:)` names in a namespace; where none does, it stays.
  public func callAsFunction(in namespace: Namespace.ID) { PreferredFocus.reset(in: namespace) }
}

extension EnvironmentValues {
  /// What gives the focus of a scope to the view that wants it. Claim FO4.
  public var resetFocus: ResetFocusAction { MainThread.assumeIsolated { ResetFocusAction() } }
}

/// A view that wants the focus of its scope.
private struct PreferringFocus: ViewModifier {
  let isPreferring: Bool
  let namespace: Namespace.ID
  @FocusState private var isFocused: Bool
  @State private var taker = PreferredFocus.Taker()

  func body(content: Content) -> some View {
    content.focused($isFocused).defaultFocus($isFocused, isPreferring)
      .onAppear {
        taker.take = { isFocused = true }
        follow(isPreferring)
      }
      .onChange(of: isPreferring) { _, isPreferring in follow(isPreferring) }
      .onDisappear { follow(false) }
  }

  private func follow(_ isPreferring: Bool) {
    PreferredFocus.remove(taker, from: namespace)
    if isPreferring { PreferredFocus.add(taker, in: namespace) }
  }
}

extension View {
  /// Makes the view a scope, in which views may want the focus by the namespace. As SwiftUI documents it. Claim FO4.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Gives the view the focus when it first appears, as `defaultFocus` does, and whenever the focus of the scope is reset. Of
  /// several the first counts. As SwiftUI documents it. Claim FO4.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    modifier(PreferringFocus(isPreferring: prefersDefaultFocus, namespace: namespace))
  }
}
