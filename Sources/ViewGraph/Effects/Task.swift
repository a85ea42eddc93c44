/// A view with an asynchronous action that lives as long as the view is there.
struct TaskView<Content: View, ID: Equatable>: WrapperView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  /// Whether content that shows nothing has a task as well.
  var isIndependent = false
  let action: @MainActor () async -> Void

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { TaskNode(view, at: site) }
}

extension View {
  /// Starts a task when the view appears, and cancels it when the view disappears; content that shows nothing has no task
  /// until it shows something, as with `onAppear`.
  ///
  /// The task starts on the main actor, after every action for appearances and changes of the same round. Evaluating
  /// again starts no other one. Cancelling only asks: the action ends where it looks for cancellation, and what it
  /// does until then is done. Claims LC23 to LC25, LC27.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: TaskWithoutID(), priority: priority, action: action)
  }

  /// Starts a task when the view appears; when an evaluation gives another id, cancels it and starts another one with
  /// the action of that evaluation, without waiting for a layout. Claim LC26.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: id, priority: priority, action: action)
  }
}

extension View {
  /// A task as `task(id:)` starts it, also for content that shows nothing: the content waits for it.
  package func loading<ID: Equatable>(id: ID, _ action: @escaping @MainActor () async -> Void) -> some View {
    TaskView(content: self, id: id, priority: .userInitiated, isIndependent: true, action: action)
  }
}

/// The id of a task that has none: it never changes.
private struct TaskWithoutID: Equatable {}

/// The node of `.task`.
final class TaskNode<Content: View, ID: Equatable>: ElementFollowerNode<TaskView<Content, ID>> {
  private var running: Task<Void, Never>?
  private var willStart = false

  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    queueStart(phase.effects)
  }

  override func update(_ newView: TaskView<Content, ID>, _ phase: inout EvaluatePhase) {
    let isSame = view.id == newView.id
    super.update(newView, &phase)
    if !isSame, running != nil { queueRestart(phase.effects) }
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    queueCancellation(phase.effects)
  }

  override func setAppeared(_ isAppeared: Bool, _ effects: EffectQueue) {
    if isAppeared { queueStart(effects) } else { queueCancellation(effects) }
  }

  private func queueStart(_ effects: EffectQueue) {
    guard !willStart else { return }
    willStart = true
    effects.tasks.append { [self] in if willStart { start() } }
  }

  override func elementsMayHaveCome(_ effects: EffectQueue) {
    if running == nil { queueStart(effects) }
  }

  override func elementsDidGo(_ phase: inout EvaluatePhase) {
    if !view.isIndependent { queueCancellation(phase.effects) }
  }

  private func queueRestart(_ effects: EffectQueue) {
    effects.restarts.append { [self] in if running != nil { start() } }
  }

  /// A task that was not started waits for elements, and starts with the latest action.
  private func start() {
    willStart = false
    guard hasAnyElements || view.isIndependent, !isAway else { return }
    running?.cancel()
    running = Task(priority: view.priority, operation: view.action)
  }

  /// Before all disappearances, and without waiting for what takes the place.
  private func queueCancellation(_ effects: EffectQueue) {
    willStart = false
    guard let task = running else { return }
    running = nil
    effects.cancellations.append { task.cancel() }
  }
}
