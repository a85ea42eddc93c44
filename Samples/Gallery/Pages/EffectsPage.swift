import Graft

struct EffectsPage: View {
  @State private var turn = 20.0

  var body: some View {
    Specimens {
      Specimen("Where it is") {
        HStack(spacing: 40) {
          tile.rotationEffect(.degrees(turn))
          tile.scaleEffect(0.7)
          tile.offset(x: 8, y: -8)
          tile.rotation3DEffect(.degrees(turn), axis: (x: 0, y: 1, z: 0))
        }
        .padding(12)
      }
      Specimen("How it looks") {
        HStack(spacing: 16) {
          tile.opacity(0.4)
          tile.blur(radius: 3)
          tile.shadow(color: .black.opacity(0.5), radius: 6, y: 4)
          tile.saturation(0.2)
          tile.hueRotation(.degrees(90))
          tile.colorInvert()
          tile.brightness(0.25)
        }
      }
      Specimen("Cut out") {
        HStack(spacing: 16) {
          tile.clipShape(Circle())
          tile.mask { Image(systemName: "heart.fill").resizable().scaledToFit() }
          tile.cornerRadius(20)
          tile.border(.primary, width: 3)
          tile.overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 14, height: 14).offset(x: 5, y: -5) }
        }
      }
      MixedSpecimens()
      Slider(value: $turn, in: 0...90, step: 10) { Text("Turn") }.frame(maxWidth: 320)
      Text("\(Int(turn))°").font(.headline).accessibilityIdentifier("state")
    }
  }

  private var tile: some View {
    ZStack {
      LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
      Image(systemName: "star.fill").foregroundStyle(.white)
    }
    .frame(width: 56, height: 56)
  }
}
