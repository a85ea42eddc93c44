import Graft

/// Every control on one page; what they are bound to is shown in the last line.
struct ControlsPage: View {
  @State private var isWrapped = true
  @State private var volume = 30.0
  @State private var name = "Ada"
  @State private var password = ""
  @State private var isDisabled = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "emblem-system").accessibilityLabel("Settings")
        Text("Controls")
      }.font(.title)
      VStack(alignment: .leading, spacing: 12) {
        Toggle("Wrap lines", isOn: $isWrapped)
        Slider(value: $volume, in: 0...100, step: 5) { Text("Volume") }
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
      }.disabled(isDisabled)
      ProgressView("Copying", value: volume, total: 100)
      HStack(spacing: 0) {
        Color.red
        Color.orange
        Color.green
        Color.blue
        Color.accentColor.opacity(0.5)
      }.frame(height: 24)
      WordsSection()
      HStack {
        Toggle("Disable", isOn: $isDisabled)
        Spacer()
        Button("Reset", action: reset).help("Sets all controls back")
      }
      summary
    }.padding()
  }

  private var summary: Text {
    Text("\(name), ") + Text("\(Int(volume)) %").bold()
      + Text(isWrapped ? ", wrapped" : ", not wrapped").foregroundColor(.secondary)
  }

  private func reset() { (isWrapped, volume, name, password) = (true, 30, "Ada", "") }
}
