import CGTK
import GTKSupport
import ViewGraph

/// What a view does at one of the clipboard's commands while the focus is in it; it stays the same for as long as the modifier is
/// there.
@MainActor
final class ClipboardTaker {
  /// Whether the view itself would do anything now.
  fileprivate var canRunItself: () -> Bool = { false }
  /// Has the view itself do it, and tells whether that was anything.
  fileprivate var runItself: () -> Bool = { false }
  /// The taker of the view around this one, which comes next by the key too.
  fileprivate weak var outer: ClipboardTaker?

  /// Whether the view, or one around it, would do anything now.
  var canRun: Bool { canRunItself() || outer?.canRun == true }

  /// Does it, as the key would from the view on, and tells whether that was anything.
  func run() -> Bool { runItself() || outer?.run() == true }
}

/// The innermost of the views around a place that take each command.
struct TakersAround: Equatable {
  private var takers: [EditCommand: ClipboardTaker] = [:]

  fileprivate(set) subscript(command: EditCommand) -> ClipboardTaker? {
    get { takers[command] }
    set { takers[command] = newValue }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.takers.mapValues(ObjectIdentifier.init) == right.takers.mapValues(ObjectIdentifier.init)
  }
}

extension EnvironmentValues {
  /// Those from which the keys of a view go on to the views around it: none in another window, or in what covers one.
  var takersAround: TakersAround {
    get { self[TakersAroundKey.self] }
    set { self[TakersAroundKey.self] = newValue }
  }
}

private struct TakersAroundKey: EnvironmentKey {
  static var defaultValue: TakersAround { TakersAround() }
}

/// The innermost of the views of a row that take each command: while the row itself has the focus, keys go on to none of them.
struct RowTakers: RowTraitKey {
  static var defaultValue: TakersAround { TakersAround() }
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
  @Environment(\.takersAround) private var around

  func body(content: Content) -> some View {
    (taker.canRunItself, taker.runItself, taker.outer) = (canRun, run, around[command])
    return content.transformEnvironment(\.takersAround) { [taker, isEnabled] in
      if isEnabled && isGiven { $0[command] = taker }
    }
    .takingKeys { press in
      command.isMeant(by: press) && isGiven && !EditCommand.isTextEdited && run() ? .handled : .ignored
    }
    .focusedValue(command.taker, isEnabled && isGiven ? taker : nil)
    .rowTraits { [taker, isEnabled] in
      if isEnabled && isGiven { $0[RowTakers.self][command] = taker }
    }
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

  func isMeant(by press: KeyPress) -> Bool {
    press.phase == .down && press.key == shortcut.key && press.modifiers.subtracting(.capsLock) == shortcut.modifiers
  }

  /// Whether a text has the focus in the window that is active.
  fileprivate static var isTextEdited: Bool {
    GTKSupport.OpenWindows.active.map { EditCommand.editedText(in: $0.cast()) != nil } ?? false
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
    guard let taker = takers[command] ?? nil, taker.canRun else { return nil }
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
