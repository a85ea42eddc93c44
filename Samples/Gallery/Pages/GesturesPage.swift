import Foundation
import Graft

struct GesturesPage: View {
  @State private var taps = 0
  @State private var place = CGSize.zero
  @GestureState private var drag = CGSize.zero
  @State private var isHovered = false
  @State private var pinch = Pinch()
  @State private var start = Pinch()

  var body: some View {
    Specimens {
      Specimen("Taps") {
        HStack(spacing: 16) {
          square(.blue, "Tap").onTapGesture { taps += 1 }
          square(.green, "Double tap").onTapGesture(count: 2) { taps += 10 }
          square(.orange, "Hold").onLongPressGesture { taps += 100 }
        }
      }
      Specimen("Dragging") {
        square(.purple, "Drag me")
          .offset(x: place.width + drag.width, y: place.height + drag.height)
          .gesture(
            DragGesture().updating($drag) { value, state, _ in
              state = value.translation
            }
            .onEnded { value in
              place = CGSize(
                width: place.width + value.translation.width, height: place.height + value.translation.height)
            })
      }
      Specimen("Two fingers") {
        HStack(spacing: 40) {
          square(.teal, "Pinch and turn").scaleEffect(pinch.scale).rotationEffect(pinch.angle).gesture(fingers)
          Button("Turn back") {
            start = Pinch()
            withAnimation(.spring) { pinch = start }
          }
        }
      }
      Specimen("Under the pointer") {
        square(isHovered ? .red : .gray, "Hover").onHover { isHovered = $0 }
          .animation(.easeOut(duration: 0.2), value: isHovered)
        HStack(spacing: 16) {
          square(.indigo, "Grab").pointerStyle(.grabIdle)
          square(.cyan, "Zoom").pointerStyle(.zoomIn)
        }
      }
      Text("\(taps) taps, at \(Int(place.width))").font(.headline).accessibilityIdentifier("state")
    }
  }

  private var fingers: some Gesture {
    MagnifyGesture().onChanged { pinch.scale = start.scale * $0.magnification }
      .simultaneously(with: RotateGesture().onChanged { pinch.angle = start.angle + $0.rotation })
      .onEnded { _ in start = pinch }
  }

  private func square(_ color: Color, _ name: String) -> some View {
    RoundedRectangle(cornerRadius: 8).fill(color.gradient).frame(width: 96, height: 64)
      .overlay { Text(name).foregroundStyle(.white) }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(name)
  }
}

/// How large something is, and how far it is turned.
private struct Pinch {
  var scale: CGFloat = 1
  var angle = Angle.zero
}
