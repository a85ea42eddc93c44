import Graft

/// V2: a cure. The inner view holds a binding, and is subscribed to the number itself.
struct V2Outer: View {
  let memory: InnerMemory
  @State private var clicks = 0

  var body: some View {
    VStack {
      Top { clicks += 1 }
      V2Representable(clicks: $clicks, memory: memory)
    }
  }
}

// snippet: the binding
struct V2Representable: GtkWidgetControllerRepresentable {
  @Binding var clicks: Int
  let memory: InnerMemory

  func makeGtkWidgetController(context: Context) -> GtkHostingController<BindingBottom> {
    GtkHostingController(rootView: BindingBottom(clicks: $clicks, memory: memory))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<BindingBottom>, context: Context) {
    // Nothing to do: the binding leads past the representable.
  }
}
// snippet end
