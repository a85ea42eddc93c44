import Graft

/// Every control on one page, with what it is bound to.
@main
struct ControlsSample: App {
  var body: some Scene {
    WindowGroup("Controls") { ControlsPage() }
  }
}

/// What the controls change is shown beside them.
struct ControlsPage: View {
  @State private var isOn = true
  @State private var volume = 30.0
  @State private var name = "Ada"
  @State private var password = ""
  @State private var isDisabled = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("Controls", systemImage: "preferences-system").font(.title)
      VStack(alignment: .leading, spacing: 12) {
        Toggle("Wrap lines", isOn: $isOn)
        Slider(value: $volume, in: 0...100, step: 5) { Text("Volume") }
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
      }.disabled(isDisabled)
      ProgressView("Copying", value: volume, total: 100)
      HStack {
        ProgressView()
        Text("\(name), ") + Text("\(Int(volume)) %").bold() + Text(isOn ? ", wrapped" : "").foregroundColor(.secondary)
      }
      HStack(spacing: 0) {
        Color.red
        Color.orange
        Color.green
        Color.blue
        Color.accentColor
      }.frame(height: 24)
      Toggle("Disable", isOn: $isDisabled)
    }.padding()
  }
}
