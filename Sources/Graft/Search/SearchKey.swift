import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

extension View {
  /// Runs an action on Ctrl+F, wherever the focus is in the window.
  func onSearchKey(_ action: @escaping () -> Void) -> some View {
    ModifiedItems(content: self, modifier: SearchKey(action: action))
  }
}

private struct SearchKey: IslandEffect {
  let action: () -> Void

  func makeCoordinator() -> SearchKeyCoordinator { SearchKeyCoordinator() }

  func update(_ widget: Widget, _ coordinator: SearchKeyCoordinator, environment: EnvironmentValues) {
    coordinator.action = action
    coordinator.install(on: widget)
  }
}

/// The key of a search.
@MainActor
private final class SearchKeyCoordinator {
  var action: () -> Void = {}
  private var isInstalled = false

  func install(on widget: Widget) {
    guard !isInstalled else { return }
    isInstalled = true
    Shortcut.add(key: GDK_KEY_f, modifiers: GDK_CONTROL_MASK, to: widget) { [weak self] in
      guard let self else { return false }
      action()
      return true
    }
  }
}
