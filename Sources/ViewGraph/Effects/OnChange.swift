/// A view with an action for the changes of a value.
struct OnChangeView<Content: View, Value: Equatable>: WrapperView {
  let content: Content
  let value: Value
  let isInitial: Bool
  /// Whether the action is that of the evaluation before the change, as in the deprecated form (LC11).
  let usesPreviousAction: Bool
  let action: (Value, Value) -> Void

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { OnChangeNode(view, at: site) }
}

extension View {
  /// Runs an action with the old and the new value when an evaluation gives another value (LC8 to LC13), at the end of
  /// that update and before the next event.
  ///
  /// With `initial`, also after the first layout, with the value twice; a change before that is told after it. The value
  /// is followed whether the content shows anything or not.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    OnChangeView(content: self, value: value, isInitial: initial, usesPreviousAction: false, action: action)
  }

  /// Runs an action when an evaluation gives another value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value; what it captured is of the evaluation before (LC11).
  @available(*, deprecated, message: "use the action with no or with two parameters")
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    OnChangeView(content: self, value: value, isInitial: false, usesPreviousAction: true) { action($1) }
  }
}

/// The node of `.onChange`.
final class OnChangeNode<Content: View, Value: Equatable>: WrapperNode<OnChangeView<Content, Value>> {
  private var limit = RepetitionLimit()
  private var mountGeneration: UInt32 = 0

  override func mount(_ phase: inout EvaluatePhase) {
    mountGeneration = phase.effects.generation
    super.mount(&phase)
    guard view.isInitial else { return }
    // Among the appearances, in the order in which the modifiers were applied (LC18). With the value mounted: a change
    // before the appearance is reported as a change, after it.
    phase.effects.appearances.append { [self, view] in
      if isMounted { view.action(view.value, view.value) }
    }
  }

  override func update(_ newView: OnChangeView<Content, Value>, _ phase: inout EvaluatePhase) {
    let oldView = view
    super.update(newView, &phase)
    guard oldView.value != newView.value else { return }
    let action = newView.usesPreviousAction ? oldView.action : newView.action
    let burst = graph.bursts.current
    phase.effects.valueChanges(mountedIn: mountGeneration) { [self] in
      guard isMounted else { return }
      if limit.allows(burst) { action(oldView.value, newView.value) } else { reportCycle() }
    }
  }

  private func reportCycle() {
    Diagnostics.report(
      .updateCycle, at: self,
      "the action of onChange(of:) keeps changing the \(Value.self) that it observes; it is not run again")
  }
}
