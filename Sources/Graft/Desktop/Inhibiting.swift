import GTKBridge
import GTKSupport
import ViewGraph

extension View {
  /// Keeps the session from doing something while the view is there and a condition holds:
  /// `.inhibits([.logout, .suspend], reason: "Files are being copied", while: isCopying)`.
  ///
  /// The user may be told the reason, and may have the session do it all the same. Claim AC5.
  public func inhibits(
    _ what: SessionInhibition, reason: String, while isActive: Bool = true
  ) -> some View {
    ModifiedItems(
      content: self, modifier: Inhibiting(wish: isActive ? Inhibiting.Wish(what: what, reason: reason) : nil))
  }
}

/// That the session does not do something.
private struct Inhibiting: IslandEffect {
  struct Wish: Equatable {
    let what: SessionInhibition
    let reason: String
  }

  let wish: Wish?

  @MainActor
  final class Coordinator {
    var wish: Wish?
    var inhibitor: SessionInhibitor?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  /// The new wish is heard before the former one ends.
  func update(_ widget: Widget, _ coordinator: Coordinator, environment: EnvironmentValues) {
    guard coordinator.wish != wish else { return }
    coordinator.wish = wish
    coordinator.inhibitor = wish.map { SessionInhibitor($0.what, reason: $0.reason, in: widget) }
  }

  static func dismantle(_ coordinator: Coordinator) { coordinator.inhibitor = nil }
}
