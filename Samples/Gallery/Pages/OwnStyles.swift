import Graft

struct LampStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Circle().fill(configuration.isOn ? .yellow : .gray).frame(width: 16, height: 16)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct BelowStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.foregroundStyle(.green)
      configuration.title.font(.caption)
    }
  }
}

struct BarStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      GeometryReader { proxy in
        Capsule().fill(.quaternary)
        Capsule().fill(.teal).frame(width: proxy.size.width * configuration.value)
      }
      .frame(height: 8)
    }
  }
}

struct DotsStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      ForEach(0..<8) { dot in
        Circle().fill(Double(dot) < 8 * (configuration.fractionCompleted ?? 0) ? .orange : .gray.opacity(0.3))
          .frame(width: 10, height: 10)
      }
    }
  }
}

struct CardStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(12)
    .background(.mint.opacity(0.3), in: .rect(cornerRadius: 12))
  }
}
