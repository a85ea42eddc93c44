import Graft

struct FieldsPage: View {
  @State private var name = "Ada"
  @State private var password = ""
  @State private var notes = "Several lines\nof text"
  @State private var message = ""
  @State private var amount = 3
  @State private var volume = 40.0
  @State private var submissions = 0

  var body: some View {
    Specimens {
      Specimen("One line") {
        VStack(alignment: .leading) {
          TextField("Name", text: $name)
          TextField("Large", text: $name).font(.title2).foregroundStyle(.blue)
          SecureField("Password", text: $password)
          TextField("Amount", value: $amount, format: .number)
        }
        .onSubmit { submissions += 1 }
        .frame(maxWidth: 320)
      }
      Specimen("Several lines") {
        VStack(alignment: .leading) {
          TextField("Message", text: $message, axis: .vertical).lineLimit(2...4)
          TextEditor(text: $notes).frame(height: 80).border(.separator)
        }
        .frame(maxWidth: 320)
      }
      Specimen("Numbers") {
        VStack(alignment: .leading) {
          Stepper("Amount: \(amount)", value: $amount, in: 0...9)
          Slider(value: $volume, in: 0...100, step: 10) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
          }
        }
        .frame(maxWidth: 320)
      }
      Text("\(name), \(amount), \(Int(volume)) %, \(submissions) submitted").font(.headline)
        .accessibilityIdentifier("state")
    }
  }
}
