import Graft

struct ButtonsPage: View {
  @State private var clicks = 0

  var body: some View {
    Specimens {
      Specimen("Styles") {
        HStack {
          Button("Automatic", action: count)
          Button("Prominent", action: count).buttonStyle(.borderedProminent)
          Button("Borderless", action: count).buttonStyle(.borderless)
          Button("Plain", action: count).buttonStyle(.plain)
          Button("Link", action: count).buttonStyle(.link)
        }
      }
      Specimen("Roles and state") {
        HStack {
          Button("Delete", role: .destructive, action: count)
          Button("Cancel", role: .cancel, action: count)
          Button("Disabled", action: count).disabled(true)
        }
      }
      Specimen("Labels") {
        HStack {
          Button("Add", systemImage: "plus", action: count)
          Button(action: count) { Label("Icon only", systemImage: "star.fill") }.labelStyle(.iconOnly)
          Button(action: count) {
            VStack {
              Image(systemName: "square.and.arrow.down")
              Text("Below").font(.caption)
            }
          }
        }
      }
      Specimen("Tints and shapes") {
        HStack {
          Button("Green", action: count).tint(.green)
          Button("Purple", action: count).tint(.purple).buttonBorderShape(.capsule)
          Button("Orange", action: count).tint(.orange).buttonBorderShape(.roundedRectangle(radius: 2))
        }
        .buttonStyle(.borderedProminent)
      }
      Specimen("Sizes") {
        HStack {
          ForEach(ControlSize.allCases, id: \.self) { size in
            Button("\(size)", action: count).controlSize(size)
          }
        }
      }
      Specimen("A style of the program's own") {
        Button("Pressed is smaller", action: count).buttonStyle(BubbleStyle())
      }
      Text("\(clicks) clicks").font(.headline).accessibilityIdentifier("state")
    }
  }

  private func count() { clicks += 1 }
}

private struct BubbleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(.teal.gradient, in: .capsule)
      .scaleEffect(configuration.isPressed ? 0.92 : 1)
      .animation(.snappy, value: configuration.isPressed)
  }
}
