/// A node that follows whether there is any element below it: something that has a place of its own in the layout.
@MainActor
protocol ElementFollower: ViewNode {
  /// Views came or went below: it looks once more, after the evaluation of this round.
  func followLater()
  func followElements(_ phase: inout EvaluatePhase)
}

/// A node that knows whether it has elements without looking at all that is below.
@MainActor
protocol ElementCounting: ViewNode {
  var hasElements: Bool { get }
}

extension ViewNode {
  /// Whether there is any element here or below.
  final var hasAnyElements: Bool {
    if isItem { return true }
    if let counting = self as? any ElementCounting { return counting.hasElements }
    var found = false
    forEachChild { if !found { found = $0.hasAnyElements } }
    return found
  }

  /// Views came or went below. Tells those around that follow whether there are any, up to the nearest element.
  final func elementsDidChange() {
    guard graph.root?.marks.contains(.elementFollowers) == true else { return }
    var node = self
    while let parent = node.parent, !parent.isItem {
      (parent as? any ElementFollower)?.followLater()
      node = parent
    }
  }
}
