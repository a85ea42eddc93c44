import Graft

/// V5: a cure. Both sides hold one observable model, and the inner view is subscribed to what it reads of it.
struct V5Outer: View {
  let memory: InnerMemory
  @State private var model = ClickModel()

  var body: some View {
    VStack {
      Top { model.clicks += 1 }
      V5Representable(model: model, memory: memory)
    }
  }
}

// snippet: the shared model
struct V5Representable: GtkWidgetControllerRepresentable {
  let model: ClickModel
  let memory: InnerMemory

  func makeGtkWidgetController(context: Context) -> GtkHostingController<ModelBottom> {
    GtkHostingController(rootView: ModelBottom(model: model, memory: memory))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<ModelBottom>, context: Context) {
    // Nothing to do: the model is the same object on both sides.
  }
}
// snippet end
