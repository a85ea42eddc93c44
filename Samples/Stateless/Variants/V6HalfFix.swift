import Graft

/// V6: half a cure, which is none. The representable has a binding, but the inner view gets its value.
struct V6Outer: View {
  let memory: InnerMemory
  @State private var clicks = 0

  var body: some View {
    VStack {
      Top { clicks += 1 }
      V6Representable(clicks: $clicks, memory: memory)
    }
  }
}

// snippet: half a cure
struct V6Representable: GtkWidgetControllerRepresentable {
  @Binding var clicks: Int
  let memory: InnerMemory

  func makeGtkWidgetController(context: Context) -> GtkHostingController<ValueBottom> {
    GtkHostingController(rootView: ValueBottom(clicks: clicks, memory: memory))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<ValueBottom>, context: Context) {
    // Called, as make read the binding, and does nothing.
  }
}
// snippet end
