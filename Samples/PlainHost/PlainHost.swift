import CGTK
import Graft
import Observation

@Observable final class Volume { var level = 3 }

struct VolumePane: View {
  let volume: Volume
  let setLevel: (Int) -> Void

  var body: some View {
    Text("The volume is \(volume.level)").font(.title2)
    Button("Louder") { setLevel(volume.level + 1) }
  }
}

/// The content of an imperative window: a scale of its own, and one declarative pane. They share the volume both ways.
@MainActor func makeContent() -> Widget {
  let volume = Volume()
  let scale = Widget(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 10, 1))
  let range = scale.cast(to: GtkRange.self)
  scale.connect("value-changed") { volume.level = Int(gtk_range_get_value(range)) }
  gtk_range_set_value(range, 3)
  let pane = GtkHostingWidget(rootView: VolumePane(volume: volume) { gtk_range_set_value(range, Double($0)) })
  let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
  for child in [scale, pane] { gtk_box_append(box.cast(), child.widgetPointer) }
  return box
}
