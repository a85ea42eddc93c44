/// What one undo or redo does: the actions of a group, of which the last is done first.
struct UndoGroup {
  /// What takes one change back.
  struct Action {
    weak var target: AnyObject?
    let run: @MainActor () -> Void
  }

  var actions: [Action] = []
  var name = ""

  /// A group whose targets are all gone does nothing.
  var doesSomething: Bool { actions.contains { $0.target != nil } }

  /// Takes what a group inside of this one has.
  mutating func add(_ inner: UndoGroup) {
    actions += inner.actions
    if !inner.name.isEmpty { name = inner.name }
  }
}

/// Groups, of which the last that does something is next.
struct UndoStack {
  private var groups: [UndoGroup] = []
  /// How many groups are kept; 0 is no limit.
  var limit = 0 {
    didSet { forgetOldest() }
  }

  var last: UndoGroup? { groups.last(where: \.doesSomething) }

  mutating func append(_ group: UndoGroup) {
    groups.append(group)
    forgetOldest()
  }

  mutating func takeLast() -> UndoGroup? {
    while let group = groups.popLast() {
      if group.doesSomething { return group }
    }
    return nil
  }

  /// Names the newest group.
  mutating func setName(_ name: String) {
    guard !groups.isEmpty else { return }
    groups[groups.count - 1].name = name
  }

  mutating func removeAll() { groups = [] }

  mutating func removeAll(of target: AnyObject) {
    for index in groups.indices { groups[index].actions.removeAll { $0.target === target } }
  }

  private mutating func forgetOldest() {
    if limit > 0, groups.count > limit { groups.removeFirst(groups.count - limit) }
  }
}
