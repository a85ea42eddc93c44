/// The views of a builder block, in order. Each keeps its place, whatever its siblings do (ID5).
public struct TupleView<each Content: View>: View {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }
}
