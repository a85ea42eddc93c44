import Graft

struct MotionPage: View {
  @State private var isMoved = false
  @State private var isShown = true
  @State private var plays = 0
  @Namespace private var space

  var body: some View {
    Specimens {
      Specimen("Springs and curves") {
        VStack(alignment: .leading) {
          runner("linear", .linear(duration: 1))
          runner("ease in out", .easeInOut(duration: 1))
          runner("spring", .spring(duration: 1))
          runner("bouncy", .bouncy(duration: 1))
        }
        .frame(maxWidth: 360)
      }
      Specimen("Coming and going") {
        HStack {
          if isShown {
            Text("by scale").padding(8).background(.yellow, in: .capsule).foregroundStyle(.black).transition(.scale)
            Text("by move").padding(8).background(.mint, in: .capsule).foregroundStyle(.black)
              .transition(.move(edge: .leading).combined(with: .opacity))
          }
        }
        .frame(height: 40)
      }
      Specimen("One view in two places") {
        HStack {
          if !isMoved { hero }
          Spacer()
          if isMoved { hero }
        }
        .frame(maxWidth: 360)
      }
      AnimatorSpecimens(plays: plays)
      HStack {
        Button("Move") { withAnimation(.spring) { isMoved.toggle() } }
        Button("Show or hide") { withAnimation { isShown.toggle() } }
        Button("Play") { plays += 1 }
      }
      Text("\(isMoved ? "moved" : "at the start"), played \(plays) times").font(.headline)
        .accessibilityIdentifier("state")
    }
  }

  private var hero: some View {
    RoundedRectangle(cornerRadius: isMoved ? 24 : 8).fill(.indigo.gradient)
      .matchedGeometryEffect(id: "hero", in: space)
      .frame(width: isMoved ? 96 : 48, height: 48)
  }

  private func runner(_ name: String, _ animation: Animation) -> some View {
    HStack {
      Text(name).frame(width: 90, alignment: .leading)
      Circle().fill(.tint).frame(width: 20, height: 20)
        .frame(maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
        .animation(animation, value: isMoved)
    }
  }
}
