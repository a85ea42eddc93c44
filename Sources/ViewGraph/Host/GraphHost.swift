/// The toolkit's side of a host: it owns the elements on the screen, in the order of the leaves.
@MainActor
package protocol GraphHost: AnyObject {
  /// Puts a new leaf's element after another's, or first.
  func insert(_ leaf: any LeafNode, after previous: (any LeafNode)?)
  /// Moves the element of a leaf after another's, or to the front.
  func move(_ leaf: any LeafNode, after previous: (any LeafNode)?)
  /// Takes an element off the screen; it was dismantled before.
  func remove(_ leaf: any LeafNode)
  /// A round begins: the host says where it hangs now.
  func willEvaluate()
  /// Something that layout depends on has changed.
  func layoutDidChange()
  /// Whether a layout will follow, after which the host calls `Graph.layoutDidFinish()`; effects wait for it (LC17).
  var willLayOut: Bool { get }
  /// Effects wait for a layout, which the host must now bring about.
  func effectsWait()
}
