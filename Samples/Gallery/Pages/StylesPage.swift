import Graft

/// Controls that belong together, and styles of the program's own beside that of the buttons.
struct StylesPage: View {
  @State private var count = 0
  @State private var isOn = false

  var body: some View {
    Specimens {
      Specimen("Groups") {
        VStack(alignment: .leading, spacing: 12) {
          ControlGroup("Count") {
            Button("One more") { count += 1 }
            Button("Ten more") { count += 10 }
          }
          GroupBox("A box") { Toggle("In a box", isOn: $isOn) }
        }
        .fixedSize()
      }
      Specimen("A toggle and a label of the program's own") {
        HStack(spacing: 24) {
          Toggle("A lamp", isOn: $isOn).toggleStyle(LampStyle())
          Label("Below its icon", systemImage: "leaf.fill").labelStyle(BelowStyle())
        }
      }
      Specimen("A gauge and a task of the program's own") {
        VStack(alignment: .leading) {
          Gauge(value: Double(min(count, 40)), in: 0...40) { Text("Count") }.gaugeStyle(BarStyle())
          ProgressView("Counting", value: Double(min(count, 40)), total: 40).progressViewStyle(DotsStyle())
        }
        .frame(maxWidth: 320)
      }
      Specimen("A box of the program's own") {
        GroupBox("A card") { Text("Its title is in it.") }.groupBoxStyle(CardStyle())
      }
      Text("\(count), \(isOn ? "on" : "off")").font(.headline).accessibilityIdentifier("state")
    }
  }
}
