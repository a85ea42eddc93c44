/// A leaf whose element may go on as that of another view once it was reset.
@MainActor
protocol ElementResetting: ViewNode {
  /// The view is that of another row now: the element is reset, and updated whatever the view says.
  func becomeAnother(_ phase: inout EvaluatePhase)
}

extension ViewNode {
  /// Has the elements here and below reset that go on as those of other views.
  final func resetElements(_ phase: inout EvaluatePhase) {
    guard marks.contains(.resets) else { return }
    (self as? any ElementResetting)?.becomeAnother(&phase)
    forEachChild { $0.resetElements(&phase) }
  }
}

extension RepresentableNode: ElementResetting {
  final func becomeAnother(_ phase: inout EvaluatePhase) {
    guard Behavior.isReset, hasElement else { return }
    needsReset = true
    evaluate(&phase)
  }
}
