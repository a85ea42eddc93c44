import Graft

/// V3: a cure. Update pushes a new root view; the inner view stays stateless and keeps its own state.
struct V3Outer: View {
  let memory: InnerMemory
  @State private var clicks = 0

  var body: some View {
    VStack {
      Top { clicks += 1 }
      V3Representable(clicks: clicks, memory: memory)
    }
  }
}

// snippet: the pushed root view
struct V3Representable: GtkWidgetControllerRepresentable {
  let clicks: Int
  let memory: InnerMemory

  func makeGtkWidgetController(context: Context) -> GtkHostingController<ValueBottom> {
    GtkHostingController(rootView: ValueBottom(clicks: clicks, memory: memory))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<ValueBottom>, context: Context) {
    controller.rootView = ValueBottom(clicks: clicks, memory: memory)
  }
}
// snippet end
