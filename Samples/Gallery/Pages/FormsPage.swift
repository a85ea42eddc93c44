import Graft

struct FormsPage: View {
  @State private var name = "Ada"
  @State private var notifies = true
  @State private var interval = 15
  @State private var theme = "System"
  @State private var brightness = 0.6

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name)
        LabeledContent("Plan", value: "Free")
        NavigationLinkRow()
      }
      Section {
        Toggle("Notifications", isOn: $notifies)
        if notifies { Stepper("Every \(interval) minutes", value: $interval, in: 5...60, step: 5) }
      } header: {
        Text("Messages")
      } footer: {
        Text("You are told of what is new.")
      }
      Section("Look") {
        Picker("Theme", selection: $theme) {
          ForEach(["System", "Light", "Dark"], id: \.self) { Text($0) }
        }
        Slider(value: $brightness) { Text("Brightness") }
      }
      Section {
        Button("Sign Out", role: .destructive) { name = "" }
        Text("\(name), \(notifies ? "every \(interval) minutes" : "never"), \(theme)").accessibilityIdentifier("state")
      }
    }
    .formStyle(.grouped)
  }
}

private struct NavigationLinkRow: View {
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup("Devices", isExpanded: $isExpanded) {
      LabeledContent("Desk", value: "here")
      LabeledContent("Phone", value: "elsewhere")
    }
  }
}
