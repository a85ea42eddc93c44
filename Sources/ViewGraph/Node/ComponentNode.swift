/// The node of a view with a `body`: keeps its dynamic properties, and evaluates the body when what it read or what
/// its parent supplies has changed.
class ComponentNode<Content: View>: ValueNode<Content>, NamedInPaths, PropertyKeeping, ChangeExplaining {
  private let fields = FieldTable.of(Content.self)
  private let slots = FieldTable.of(Content.self).makeSlots()
  private var child: Node<Content.Body>?
  private var bodyCall: Dependent?

  final override func mount(_ phase: inout EvaluatePhase) {
    if CallStack.isFull(at: self) { return }
    let node = Content.Body._makeNode(evaluateBody(), at: site())
    child = node
    node.mount(&phase)
  }

  final override func update(_ newView: Content, _ phase: inout EvaluatePhase) {
    if fields.areEqual(latestView, newView) { return }
    view = isOnItsWay || phase.mayMove ? shown(of: newView) { [unowned self] in show($0) } : newView
    evaluateChanged(&phase)
  }

  /// Shows a value of the view on its way to the latest.
  private func show(_ shown: Content) {
    view = shown
    markDirty()
  }

  /// Evaluates the view, which the parent has changed.
  final func evaluateChanged(_ phase: inout EvaluatePhase) {
    if ChangeTrace.isOn { ChangeTrace.noteValue(for: self) }
    evaluate(&phase)
  }

  final override func evaluate(_ phase: inout EvaluatePhase) {
    // Cleared first: a parent that updates this node spares the evaluation that was queued for it (A21).
    isDirty = false
    child?.update(evaluateBody(), &phase)
  }

  private func evaluateBody() -> Content.Body {
    UpdateStatistics.current?.countBody(of: Content.self)
    let (body, call) = Dependent.run(.body, of: self, fields, recordedIn: bodyCall) {
      if let slots { fields.install(&view, slots: slots, scope: scope) }
      return view.body
    }
    bodyCall = call
    if ChangeTrace.isOn { ChangeTrace.forget(self) }
    return body
  }

  final override var hasChangedParts: Bool { bodyCall?.hasChangedParts ?? true }

  final override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    bodyCall?.dispose()
    slots?.dispose()
  }

  final override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  // Most nodes are components, and there are many in each row: this spares a closure for each.
  override func collectLeaves(_ leaves: inout [any LeafNode]) { child?.collectLeaves(&leaves) }

  final func changedInputs(_ changes: ChangeTrace.Changes) -> [String] {
    if child == nil {
      let properties = fields.propertyNames
      return ["@self"] + (properties.isEmpty ? [] : ["@identity"] + properties)
    }
    let inputs = (changes.isNewValue ? ["@self"] : []) + fields.names(of: changes.sources, in: view)
    return inputs.isEmpty ? ["@dependencies"] : inputs
  }

  final var keepsProperties: Bool { slots?.isKept == true }

  final var isMissed: Bool { slots?.isMissed == true }
}
