import CGTK
import Graft

/// Writes its state in each frame of its window.
struct Restless: View {
  @State private var frames = 0
  let isRunning: Bool

  var body: some View {
    VStack {
      Text("\(frames)")
      if isRunning { Ticker(frames: $frames) }
    }
  }
}

struct Ticker: GtkWidgetRepresentable {
  @Binding var frames: Int

  init(frames: Binding<Int>) { _frames = frames }

  func makeCoordinator() -> Ticks { Ticks($frames) }

  func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(typeName: "GtkLabel")
    context.coordinator.start(on: label)
    return label
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

@MainActor
final class Ticks {
  private let frames: Binding<Int>

  init(_ frames: Binding<Int>) { self.frames = frames }

  func start(on widget: Widget) {
    gtk_widget_add_tick_callback(
      widget.widgetPointer,
      { _, _, data in
        guard let data else { return 0 }
        let ticks = Unmanaged<Ticks>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { ticks.frames.wrappedValue += 1 }
        return 1
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in if let data { Unmanaged<Ticks>.fromOpaque(data).release() } })
  }
}
