import Graft

/// V0: no join at all. Everything is declarative, and the stateless inner view follows.
struct V0Outer: View {
  let memory: InnerMemory
  @State private var clicks = 0

  var body: some View {
    VStack {
      Top { clicks += 1 }
      ValueBottom(clicks: clicks, memory: memory)
    }
  }
}
