/// A node that has something to do to the leaves below it.
@MainActor
package protocol LeafModifying: ViewNode {
  /// Does it, the outer modifiers first. Attributes, such as names, may be those of something around the leaf.
  func modify(_ leaf: any LeafNode, withAttributes: Bool)
}
