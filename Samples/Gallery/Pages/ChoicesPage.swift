import Graft

struct ChoicesPage: View {
  @State private var isOn = true
  @State private var fruit = Fruit.apple
  @State private var extras: Set<Fruit> = [.pear]

  var body: some View {
    Specimens {
      Specimen("Toggles") {
        VStack(alignment: .leading) {
          Toggle("Automatic", isOn: $isOn)
          Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
          Toggle("Button", isOn: $isOn).toggleStyle(.button)
          Toggle("Tinted", isOn: $isOn).toggleStyle(.switch).tint(.pink)
          Toggle("Disabled", isOn: $isOn).disabled(true)
        }
        .fixedSize()
      }
      Specimen("A toggle of several") {
        VStack(alignment: .leading) {
          Toggle("All fruit", sources: Fruit.allCases.map(contains), isOn: \.self)
          ForEach(Fruit.allCases) { fruit in
            Toggle(fruit.name, isOn: contains(fruit)).padding(.leading, 20)
          }
        }
      }
      Specimen("Pickers") {
        VStack(alignment: .leading, spacing: 12) {
          picker.pickerStyle(.menu)
          picker.pickerStyle(.segmented)
          picker.pickerStyle(.radioGroup)
        }
        .frame(maxWidth: 360, alignment: .leading)
      }
      Text("\(fruit.name), \(isOn ? "on" : "off"), \(extras.count) extras").font(.headline)
        .accessibilityIdentifier("state")
    }
  }

  private var picker: some View {
    Picker("Fruit", selection: $fruit) {
      ForEach(Fruit.allCases) { Text($0.name).tag($0) }
    }
  }

  private func contains(_ fruit: Fruit) -> Binding<Bool> {
    Binding {
      extras.contains(fruit)
    } set: {
      if $0 { extras.insert(fruit) } else { extras.remove(fruit) }
    }
  }
}

enum Fruit: String, CaseIterable, Identifiable {
  case apple, pear, cherry

  var id: Self { self }
  var name: String { rawValue.capitalized }
}
