import Foundation
import ViewGraph

/// What has been done and can be taken back, each as one action that the program registers beside the change. Foundation's class of
/// this name, which it lacks on Linux. Claims UN1 to UN5.
///
/// ```swift
/// func delete(_ note: Note, undoManager: UndoManager?) {
///   notes.removeAll { $0.id == note.id }
///   undoManager?.registerUndo(withTarget: self) { $0.restore(note, undoManager: undoManager) }
///   undoManager?.setActionName("Delete Note")
/// }
/// ```
///
/// What is registered while something is undone is what redoing does. A window has one: `@Environment(\.undoManager)`.
@MainActor @preconcurrency
open class UndoManager {
  /// The groups that are open, the innermost last.
  private var open: [UndoGroup] = []
  private var undoStack = UndoStack()
  private var redoStack = UndoStack()
  private var disabled = 0
  /// Whether the outermost group ends with the event.
  private var isEventOpen = false

  /// Told of what is registered, undone and redone.
  var didChange: (() -> Void)?

  private enum Act { case undo, redo }

  /// What is being done.
  private var act: Act?

  /// Whether an undo is being done, so that what is registered redoes.
  public var isUndoing: Bool { act == .undo }

  /// Whether a redo is being done.
  public var isRedoing: Bool { act == .redo }

  /// Whether what is registered in one event of the program is one group. True at the start.
  public var groupsByEvent = true

  /// A manager with nothing to undo.
  public nonisolated init() {}

  /// How many groups are kept, the oldest of which is forgotten first; 0, as at the start, is no limit.
  public var levelsOfUndo: Int {
    get { undoStack.limit }
    set {
      undoStack.limit = newValue
      redoStack.limit = newValue
    }
  }

  // MARK: Registering

  /// Registers what takes a change back. The target is not kept: when it is gone, nothing is left to undo.
  ///
  /// Whoever registers a new change can no longer redo what was undone before.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor @Sendable (Target) -> Void
  ) {
    guard disabled == 0 else { return }
    defer { didChange?() }
    if open.isEmpty { openForEvent() }
    let action = UndoGroup.Action(target: target) { [weak target] in
      if let target { handler(target) }
    }
    guard open.isEmpty else { return open[open.count - 1].actions.append(action) }
    Diagnostics.report(
      .unbalancedUndoGroup, place: "\(Target.self)",
      "an undo of \(Target.self) was registered outside of a group, with a manager that does not group by events: "
        + "it is a group of its own")
    close(UndoGroup(actions: [action]))
  }

  /// Names what the group that is open, or else the last one, does, as in "Undo Delete Note".
  open func setActionName(_ actionName: String) {
    guard disabled == 0 else { return }
    if open.isEmpty { undoStack.setName(actionName) } else { open[open.count - 1].name = actionName }
  }

  /// Whether what is registered counts.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Has what is registered no effect, until `enableUndoRegistration()` was called as often.
  open func disableUndoRegistration() { disabled += 1 }

  /// Takes one `disableUndoRegistration()` back.
  open func enableUndoRegistration() {
    guard disabled > 0 else {
      return Diagnostics.report(
        .unbalancedUndoGroup, place: "registration", "the registration of undos was enabled without being disabled")
    }
    disabled -= 1
  }

  /// Forgets everything, and has what is registered count again.
  open func removeAllActions() {
    disabled = 0
    for index in open.indices { open[index].actions = [] }
    undoStack.removeAll()
    redoStack.removeAll()
  }

  /// Forgets all actions of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for index in open.indices { open[index].actions.removeAll { $0.target === target } }
    undoStack.removeAll(of: target)
    redoStack.removeAll(of: target)
  }

  // MARK: Groups

  /// How many groups are open in each other.
  public var groupingLevel: Int { open.count }

  /// Opens a group: all that is registered until its end is undone at once.
  open func beginUndoGrouping() {
    if open.isEmpty { openForEvent() }
    beginGroup()
  }

  /// Ends the group that was opened last. A group without an action leaves nothing.
  open func endUndoGrouping() {
    guard !open.isEmpty else {
      return Diagnostics.report(.unbalancedUndoGroup, place: "groups", "a group of undos ended that was not begun")
    }
    // Who hears of it may register more.
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = open.removeLast()
    if open.isEmpty {
      isEventOpen = false
      if !group.actions.isEmpty { close(group) }
    } else {
      open[open.count - 1].add(group)
      if open.count == 1, isEventOpen { endWithEvent() }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func beginGroup(named name: String = "") {
    open.append(UndoGroup(name: name))
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func openForEvent() {
    guard groupsByEvent, act == nil else { return }
    isEventOpen = true
    beginGroup()
    endWithEvent()
  }

  /// Ends the group of the event after it. One that the program has left open in it stays open, and with it the outer one.
  private func endWithEvent() {
    Task { [weak self] in
      if let self, isEventOpen, open.count == 1 { endUndoGrouping() }
    }
  }

  private func close(_ group: UndoGroup) {
    if isUndoing { return redoStack.append(group) }
    undoStack.append(group)
    if !isRedoing { redoStack.removeAll() }
  }

  // MARK: Undoing

  /// Whether there is something to undo.
  public var canUndo: Bool { open.contains(where: \.doesSomething) || undoStack.last != nil }

  /// Whether there is something to redo.
  public var canRedo: Bool { redoStack.last != nil && !open.contains(where: \.doesSomething) }

  /// What the next undo takes back; empty without a name.
  public var undoActionName: String { (open.first(where: \.doesSomething) ?? undoStack.last)?.name ?? "" }

  /// What the next redo does; empty without a name.
  public var redoActionName: String { canRedo ? redoStack.last?.name ?? "" : "" }

  /// What an item of a menu says, as in "Undo Delete Note".
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// What an item of a menu says, as in "Redo Delete Note".
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of an item that undoes something.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    String(localized: actionName.isEmpty ? .own("Undo") : .own("Undo \(actionName)"))
  }

  /// The title of an item that redoes something.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    String(localized: actionName.isEmpty ? .own("Redo") : .own("Redo \(actionName)"))
  }

  /// Takes the last group back, and that which is open, if it is in no other; what is registered meanwhile is redone by `redo()`.
  open func undo() {
    guard mayBegin(.undo), let group = undoStack.takeLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    perform(group, as: .undo)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was undone last.
  open func redo() {
    guard mayBegin(.redo), let group = redoStack.takeLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    perform(group, as: .redo)
    post(.NSUndoManagerDidRedoChange)
  }

  private func perform(_ group: UndoGroup, as act: Act) {
    self.act = act
    beginGroup(named: group.name)
    for action in group.actions.reversed() { action.run() }
    // With it end those that a handler has left open.
    while !open.isEmpty { endUndoGrouping() }
    self.act = nil
    didChange?()
  }

  /// Whether nothing else is being done, and no group within a group is open; one that is open alone ends.
  private func mayBegin(_ next: Act) -> Bool {
    guard act == nil, open.count <= 1 else {
      let isInside = act != nil
      Diagnostics.report(
        .unbalancedUndoGroup, place: isInside ? "\(next) inside" : "\(next)",
        isInside
          ? "\(next) was called by what an undo or redo does: nothing is done"
          : "\(next) was called in a group within a group: nothing is done; end it with endUndoGrouping() before")
      return false
    }
    if !open.isEmpty { endUndoGrouping() }
    return true
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// A manager is equal to itself alone.
extension UndoManager: Hashable {
  public nonisolated static func == (left: UndoManager, right: UndoManager) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
