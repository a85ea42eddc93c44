import Graft

/// The inner view, stateless: it shows the number that it was given, and cannot know of a newer one.
struct ValueBottom: View {
  let clicks: Int
  let memory: InnerMemory
  @State private var local = 0

  var body: some View {
    BottomLayout(clicks: clicks, mark: { local = 1 }, report: { memory.report(local) })
  }
}

/// The inner view with a binding: it reads the number where it is kept.
struct BindingBottom: View {
  @Binding var clicks: Int
  let memory: InnerMemory
  @State private var local = 0

  var body: some View {
    BottomLayout(clicks: clicks, mark: { local = 1 }, report: { memory.report(local) })
  }
}

/// The inner view with a model: it reads the number from an object that both sides share.
struct ModelBottom: View {
  let model: ClickModel
  let memory: InnerMemory
  @State private var local = 0

  var body: some View {
    BottomLayout(clicks: model.clicks, mark: { local = 1 }, report: { memory.report(local) })
  }
}

/// What all inner views show. `local` is written by one button and reported by another; no body reads it.
struct BottomLayout: View {
  let clicks: Int
  let mark: () -> Void
  let report: () -> Void

  var body: some View {
    VStack {
      Text("\(clicks) clicks").font(.title2)
      HStack {
        Button("Mark", action: mark)
        Button("Still marked?", action: report)
      }
    }
  }
}
