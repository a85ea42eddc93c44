/// Something that the views in it can close or leave: a window, a page of a stack, or what is presented.
package final class DismissibleWindow: Sendable {
  private let close: @MainActor () -> Void

  package init(close: @escaping @MainActor () -> Void) { self.close = close }

  /// Closes it when no update is due any more, and never in the midst of one.
  @MainActor
  func dismiss() { UpdateScheduler.shared.afterUpdates(close) }
}

/// Leaves the page of a view, or closes what is presented or the window around it. Read it from the environment: `@Environment(\.dismiss) private var dismiss`.
public struct DismissAction: Sendable {
  /// None where nothing around the view can be closed.
  let window: DismissibleWindow?

  /// The action for the views in something that can be closed, or in nothing such.
  package init(window: DismissibleWindow?) { self.window = window }

  /// Leaves the page that the view is in, where that is not the root of its stack (NV8); else closes the sheet, the popover or the
  /// cover around it, whose source is written; else asks the window to close, as its user does: a handler of
  /// `close-request` may refuse.
  ///
  /// That is done when the action that asks for it has ended and no update is due; an `onChange` of a value that the action has
  /// written does not run any more where the view is gone then. Nothing happens where no window holds the view. Otherwise as
  /// SwiftUI documents it.
  @MainActor @preconcurrency
  public func callAsFunction() { window?.dismiss() }
}

/// Whether a view is in something that it can close. The older form of `DismissAction`.
public struct PresentationMode {
  /// Whether a window holds the view, with or without a page or a presentation around it.
  public internal(set) var isPresented: Bool

  /// Leaves the page or closes what is around the view; see `DismissAction`. As SwiftUI documents it.
  public mutating func dismiss() { isPresented = false }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(window: nil) }
}

extension EnvironmentValues {
  /// Leaves the page of the view, or closes what is presented or the window around it.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether a window holds the view, so that there is something which `dismiss` leaves or closes.
  public var isPresented: Bool { dismiss.window != nil }

  /// Whether a window holds the view, and how that or what is nearer around the view is closed: `presentationMode.wrappedValue.dismiss()`.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    return Binding {
      PresentationMode(isPresented: dismiss.window != nil)
    } set: { mode in
      if !mode.isPresented { Task { @MainActor in dismiss() } }
    }
  }
}
