import CGTK
import GTKSupport
import ViewGraph

/// What a view does at one of the clipboard's commands while the focus is in it; it stays the same for as long as the modifier is
/// there.
@MainActor
final class ClipboardTaker {
  /// Whether it would do anything now.
  fileprivate(set) var canRun: () -> Bool = { false }
  /// Does it, and tells whether that was anything.
  fileprivate(set) var run: () -> Bool = { false }
}

/// Has a view take a command of the clipboard by its key and by its item. Claim DD10.
struct ClipboardTaking: ViewModifier {
  let command: EditCommand
  /// Whether there is anything to do at all; without, a view around may take the command.
  let isGiven: Bool
  let canRun: () -> Bool
  let run: () -> Bool
  @State private var taker = ClipboardTaker()
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    (taker.canRun, taker.run) = (canRun, run)
    return content.takingKeys { press in
      command.isMeant(by: press) && isGiven && !EditCommand.isTextEdited && run() ? .handled : .ignored
    }
    .focusedValue(command.taker, isEnabled && isGiven ? taker : nil)
  }
}

extension EditCommand {
  /// What is given to the item of a command of the clipboard.
  fileprivate var taker: WritableKeyPath<FocusedValues, ClipboardTaker?> {
    switch self {
    case .cut: \.cutTaker
    case .paste: \.pasteTaker
    default: \.copyTaker
    }
  }

  fileprivate func isMeant(by press: KeyPress) -> Bool {
    press.phase == .down && press.key == shortcut.key && press.modifiers.subtracting(.capsLock) == shortcut.modifiers
  }

  /// Whether a text has the focus, which has the keys then, also those with which it does nothing.
  fileprivate static var isTextEdited: Bool {
    guard let window = GTKSupport.OpenWindows.active, let focus = gtk_window_get_focus(window.cast()) else {
      return false
    }
    return Widget(focus).isText
  }
}

/// What the views around the focus do at the commands of the clipboard.
struct ClipboardTakers: DynamicProperty {
  @FocusedValue(\.copyTaker) private var copy
  @FocusedValue(\.cutTaker) private var cut
  @FocusedValue(\.pasteTaker) private var paste

  /// Whether any view around the focus takes one.
  @MainActor var areThere: Bool { copy != nil || cut != nil || paste != nil }

  /// What the item of a command does; nil if it does nothing.
  @MainActor
  func action(of command: EditCommand) -> (() -> Void)? {
    let takers: [EditCommand: ClipboardTaker?] = [.copy: copy, .cut: cut, .paste: paste]
    guard let taker = takers[command] ?? nil, taker.canRun() else { return nil }
    return { _ = taker.run() }
  }
}

extension FocusedValues {
  fileprivate var copyTaker: ClipboardTaker? {
    get { self[CopyTakerKey.self] }
    set { self[CopyTakerKey.self] = newValue }
  }

  fileprivate var cutTaker: ClipboardTaker? {
    get { self[CutTakerKey.self] }
    set { self[CutTakerKey.self] = newValue }
  }

  fileprivate var pasteTaker: ClipboardTaker? {
    get { self[PasteTakerKey.self] }
    set { self[PasteTakerKey.self] = newValue }
  }
}

private struct CopyTakerKey: FocusedValueKey { typealias Value = ClipboardTaker }
private struct CutTakerKey: FocusedValueKey { typealias Value = ClipboardTaker }
private struct PasteTakerKey: FocusedValueKey { typealias Value = ClipboardTaker }
