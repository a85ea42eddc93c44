import Graft

/// V4: a bad cure. Each number is another identity, so everything is made anew and the inner state is lost.
struct V4Outer: View {
  let memory: InnerMemory
  @State private var clicks = 0

  var body: some View {
    VStack {
      Top { clicks += 1 }
      // snippet: the new identity
      V4Representable(clicks: clicks, memory: memory).id(clicks)
      // snippet end
    }
  }
}

struct V4Representable: GtkWidgetControllerRepresentable {
  let clicks: Int
  let memory: InnerMemory

  func makeGtkWidgetController(context: Context) -> GtkHostingController<ValueBottom> {
    GtkHostingController(rootView: ValueBottom(clicks: clicks, memory: memory))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<ValueBottom>, context: Context) {
    // Nothing to do: another number never arrives here.
  }
}
