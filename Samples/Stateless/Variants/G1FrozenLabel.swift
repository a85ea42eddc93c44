import CGTK
import Graft

/// G1: the same failure without a hosted view. The label is made with the number, and update leaves it alone.
struct G1Outer: View {
  @State private var clicks = 0

  var body: some View {
    VStack {
      Top { clicks += 1 }
      G1Representable(clicks: clicks)
    }
  }
}

// snippet: the frozen label
struct G1Representable: GtkWidgetRepresentable {
  let clicks: Int

  func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    gtk_label_new("\(clicks) clicks")
  }

  func updateGtkWidget(_ label: UnsafeMutablePointer<GtkWidget>, context: Context) {
    // Called with each new number, and does nothing with it.
  }
}
// snippet end
