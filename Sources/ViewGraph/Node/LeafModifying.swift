/// A node that has something to do to the leaves below it.
@MainActor
package protocol LeafModifying: ViewNode {
  func modify(_ leaf: any LeafNode)
}
