import Graft

/// V7: the commonest form of the failure. A wrapper for any content runs its closure in make, and never again.
struct V7Outer: View {
  let memory: InnerMemory
  @State private var clicks = 0

  var body: some View {
    VStack {
      Top { clicks += 1 }
      V7Representable { ValueBottom(clicks: clicks, memory: memory) }
    }
  }
}

struct V7Representable<Content: View>: GtkWidgetControllerRepresentable {
  let content: () -> Content

  func makeGtkWidgetController(context: Context) -> GtkHostingController<Content> {
    GtkHostingController(rootView: content())
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<Content>, context: Context) {
    // Called, as the closure read the number in make, and does nothing.
  }
}
