import Graft

/// G2: its cure. Update sets the label.
struct G2Outer: View {
  @State private var clicks = 0

  var body: some View {
    VStack {
      Top { clicks += 1 }
      G2Representable(clicks: clicks)
    }
  }
}

// snippet: the label that is set
struct G2Representable: GtkWidgetRepresentable {
  let clicks: Int

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ label: Widget, context: Context) { label["label"] = "\(clicks) clicks" }
}
// snippet end
