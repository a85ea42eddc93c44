import Foundation

/// An element of the toolkit that holds the elements of leaves, in order.
@MainActor
package protocol LeafHolder: AnyObject {
  /// Puts a leaf's element after another's, or first.
  func insert(_ leaf: any LeafNode, after previous: (any LeafNode)?)
  /// Moves the element of a leaf after another's, or to the front.
  func move(_ leaf: any LeafNode, after previous: (any LeafNode)?)
  /// Takes an element off: it was dismantled, or goes on in another holder.
  func remove(_ leaf: any LeafNode)
  /// Something inside that layout depends on has changed: leaves, their order, or the parameters of a layout.
  func layoutDidChange()
  /// The bounds of what is seen of a frame among the leaves, in the coordinates of another holder in the window, or in
  /// those of the window.
  func convert(_ frame: CGRect, to other: (any LeafHolder)?) -> CGRect
  /// The same without effects around that layout shall know nothing of (FX33). As with them unless said otherwise.
  func convertInLayout(_ frame: CGRect, to other: (any LeafHolder)?) -> CGRect
}

extension LeafHolder {
  package func convertInLayout(_ frame: CGRect, to other: (any LeafHolder)?) -> CGRect { convert(frame, to: other) }
}

/// The element of an island inside a host.
@MainActor
package protocol IslandElement: LeafHolder, LeafElement {
  /// Begins a pass of the island if the toolkit knows that a size inside has changed.
  func validateSizes()
  /// Moves elements inside, after which all sizes hold if they held before. Tells whether they do.
  func keepingSizes(_ moves: () -> Void) -> Bool
  /// What is inside has other places, and no other size.
  func orderDidChange()
  /// The toolkit was told sizes that do not hold for the place that the element is given next.
  func forgetSizes()
  /// Nothing inside takes part in layout now: the element gets no place until something does again.
  func leaveOut()
}

extension IslandElement {
  // Where nothing is drawn, nothing has to be left out.
  package func leaveOut() {}

  // What is inside moves to its own places.
  package var changesSizeInMotion: Bool { false }
}

/// The toolkit's side of a host: it owns the elements on the screen, in the order of the leaves.
@MainActor
package protocol GraphHost: LeafHolder {
  /// Makes the element of an island, which the caller keeps.
  func makeElement(for island: Island) -> any IslandElement
  /// A round or effects begin. What they run may let go of the host, which must not go before they have ended.
  func willWork()
  /// They have ended.
  func didWork()
  /// A round begins: the host says where it hangs now.
  func willEvaluate()
  /// A round's changes are on the screen; sizes may be others.
  func didCommit()
  #if DEBUG
    /// Whether the content can be seen.
    var isOnScreen: Bool { get }
  #endif
  /// Whether a layout will follow, after which the host calls `Graph.layoutDidFinish()`; effects wait for it (LC17).
  var willLayOut: Bool { get }
  /// Effects wait for a layout, which the host must now bring about.
  func effectsWait()
  /// Whether frames are shown in which views can be moved, and the user wants that.
  var animates: Bool { get }
  /// Transitions run: the host calls `Graph.move(to:)` in each frame until they have ended.
  func motionDidBegin()
  func motionDidEnd()
  /// The time that timelines go by.
  var now: Date { get }
  /// Another timeline may be the next whose date comes: `Graph.nextTick` says when.
  func timelinesDidChange()
  /// The layout that runs gives a view another place that somebody follows; `Graph.compareGeometry()` comes after it.
  func geometryDidChange()
}

extension GraphHost {
  // Whoever shows nothing of a toolkit is kept by its owner.
  package func willWork() {}
  package func didWork() {}

  /// Nothing is drawn.
  package var animates: Bool { false }
  package func motionDidBegin() {}
  package func motionDidEnd() {}

  package var now: Date { Date() }
  package func timelinesDidChange() {}

  #if DEBUG
    package var isOnScreen: Bool { true }
  #endif

  /// Nobody asks for sizes but the toolkit.
  package func didCommit() {}

  /// The host compares after each layout.
  package func geometryDidChange() {}
}

extension Island {
  /// Makes its element, which the caller keeps.
  func makeElement(in host: (any GraphHost)?) -> any IslandElement {
    guard let host else { fatalError("an element is made for a host that is gone") }
    let element = host.makeElement(for: self)
    holder = element
    return element
  }
}

extension Graph {
  /// Makes the element of an island of this tree, which the caller keeps: for leaves that hold views, in their make, and for
  /// the rows of a list, when the toolkit shows them.
  package func makeElement(for island: Island) -> any IslandElement { island.makeElement(in: host) }
}
