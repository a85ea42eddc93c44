/// A window that the views in it can close.
package final class DismissibleWindow: Sendable {
  private let close: @MainActor () -> Void

  package init(close: @escaping @MainActor () -> Void) { self.close = close }

  /// Closes the window when no update is due any more, and never in the midst of one.
  @MainActor
  func dismiss() { UpdateScheduler.shared.afterUpdates(close) }
}

/// Closes the window of a view. Read it from the environment: `@Environment(\.dismiss) private var dismiss`.
public struct DismissAction: Sendable {
  /// None where no window holds the view.
  let window: DismissibleWindow?

  /// The action for the views in a window, or in none.
  package init(window: DismissibleWindow?) { self.window = window }

  /// Asks the window that holds the view to close, as its user does: a handler of `close-request` may refuse.
  ///
  /// The window closes when the action that asks for it has ended and no update is due; an `onChange` of a value that the
  /// action has written does not run any more. Nothing happens where no window holds the view. Otherwise as SwiftUI
  /// documents it.
  @MainActor @preconcurrency
  public func callAsFunction() { window?.dismiss() }
}

/// Whether a view is in a window that it can close. The older form of `DismissAction`.
public struct PresentationMode {
  /// Whether a window holds the view.
  public internal(set) var isPresented: Bool

  /// Asks the window to close; see `DismissAction`. As SwiftUI documents it.
  public mutating func dismiss() { isPresented = false }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(window: nil) }
}

extension EnvironmentValues {
  /// Closes the window of the view.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether a window holds the view, which `dismiss` can close.
  public var isPresented: Bool { dismiss.window != nil }

  /// Whether a window holds the view, and how it is closed: `presentationMode.wrappedValue.dismiss()`.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    return Binding {
      PresentationMode(isPresented: dismiss.window != nil)
    } set: { mode in
      if !mode.isPresented { Task { @MainActor in dismiss() } }
    }
  }
}
