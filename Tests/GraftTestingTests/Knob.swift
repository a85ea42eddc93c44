// snippet: a representable and its page
import Graft

struct Knob: GtkWidgetRepresentable {
  @Binding var isOn: Bool

  func makeGtkWidget(context: Context) -> Widget {
    let knob = Widget(typeName: "GtkSwitch")
    knob.connect("notify::active") { isOn = $0.sender["active"] }
    return knob
  }

  func updateGtkWidget(_ knob: Widget, context: Context) { knob["active"] = isOn }
}

struct KnobPage: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Knob(isOn: $isOn)
      Text(isOn ? "on" : "off")
      Button("Reset") { isOn = false }
    }
  }
}
// snippet end
