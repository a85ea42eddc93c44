import Graft

/// What is mixed with what is below it, and what changes as it is scrolled.
struct MixedSpecimens: View {
  var body: some View {
    Specimen("Materials upon a mesh") {
      HStack(spacing: 12) {
        label("ultra thin", .ultraThinMaterial)
        label("regular", .regularMaterial)
        label("thick", .thickMaterial)
      }
      .padding(16).background(mesh)
    }
    Specimen("Mixed with what is below") {
      HStack(spacing: 16) {
        ForEach([BlendMode.multiply, .screen, .overlay, .difference], id: \.self) { mode in
          ZStack {
            LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
            Circle().fill(.yellow).padding(8).blendMode(mode)
          }
          .frame(width: 56, height: 56)
        }
      }
    }
    Specimen("As it is scrolled") {
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          ForEach(0..<16) { _ in
            RoundedRectangle(cornerRadius: 8).fill(.red).frame(width: 48, height: 48)
              .visualEffect { content, proxy in
                content.hueRotation(.degrees(Double(proxy.frame(in: .scrollView).minX)))
              }
              .scrollTransition { content, phase in content.scaleEffect(1 - abs(phase.value) / 2) }
          }
        }
      }
      .frame(width: 320, height: 64)
    }
  }

  private func label(_ name: String, _ material: Material) -> some View {
    Text(name).padding(.horizontal, 12).padding(.vertical, 6).background(material, in: .capsule)
  }

  private var mesh: MeshGradient {
    MeshGradient(
      width: 3, height: 2, points: [[0, 0], [0.4, 0], [1, 0], [0, 1], [0.6, 1], [1, 1]],
      colors: [.purple, .blue, .mint, .orange, .pink, .yellow])
  }
}
