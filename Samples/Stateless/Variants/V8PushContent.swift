import Graft

/// V8: its cure. Update runs the closure again and pushes what it makes.
struct V8Outer: View {
  let memory: InnerMemory
  @State private var clicks = 0

  var body: some View {
    VStack {
      Top { clicks += 1 }
      V8Representable { ValueBottom(clicks: clicks, memory: memory) }
    }
  }
}

// snippet: the pushed content
struct V8Representable<Content: View>: GtkWidgetControllerRepresentable {
  let content: () -> Content

  func makeGtkWidgetController(context: Context) -> GtkHostingController<Content> {
    GtkHostingController(rootView: content())
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<Content>, context: Context) {
    controller.rootView = content()
  }
}
// snippet end
