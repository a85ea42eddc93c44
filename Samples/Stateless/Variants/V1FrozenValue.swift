import Graft

/// V1: the failure. The number is captured when the host is made, and nobody replaces it.
// snippet: the outer view
struct V1Outer: View {
  let memory: InnerMemory
  @State private var clicks = 0

  var body: some View {
    VStack {
      Top { clicks += 1 }
      V1Representable(clicks: clicks, memory: memory)
    }
  }
}
// snippet end

// snippet: the frozen value
struct V1Representable: GtkWidgetControllerRepresentable {
  let clicks: Int
  let memory: InnerMemory

  func makeGtkWidgetController(context: Context) -> GtkHostingController<ValueBottom> {
    GtkHostingController(rootView: ValueBottom(clicks: clicks, memory: memory))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<ValueBottom>, context: Context) {
    // Called with each new number, and does nothing with it.
  }
}
// snippet end
