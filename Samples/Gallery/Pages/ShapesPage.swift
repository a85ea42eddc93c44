import Foundation
import Graft

struct ShapesPage: View {
  @State private var share = 0.7

  var body: some View {
    Specimens {
      Specimen("Shapes") {
        HStack(spacing: 16) {
          Group {
            Rectangle().fill(.red)
            RoundedRectangle(cornerRadius: 12).fill(.orange.gradient)
            Circle().fill(.yellow)
            Ellipse().fill(.green)
            Capsule().fill(.blue)
            Star(points: 5).fill(.purple)
          }
          .frame(width: 56, height: 56)
        }
      }
      Specimen("Strokes") {
        HStack(spacing: 16) {
          Circle().stroke(.tint, lineWidth: 4)
          Circle().trim(from: 0, to: share).stroke(.pink, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray, style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
          Star(points: 7).stroke(.teal, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
        }
        .frame(height: 56)
        .frame(maxWidth: 320)
      }
      Specimen("Gradients") {
        HStack(spacing: 16) {
          Rectangle().fill(.linearGradient(colors: [.blue, .mint], startPoint: .top, endPoint: .bottom))
          Rectangle().fill(.radialGradient(colors: [.white, .purple], center: .center, startRadius: 0, endRadius: 40))
          Circle().fill(
            .angularGradient(
              colors: [.red, .yellow, .green, .blue, .red], center: .center, startAngle: .zero, endAngle: .degrees(360))
          )
        }
        .frame(height: 64)
        .frame(maxWidth: 320)
      }
      Specimen("A canvas") {
        Canvas { context, size in
          for step in 0..<24 {
            let angle = Angle.degrees(Double(step) * 15)
            var path = Path()
            path.move(to: CGPoint(x: size.width / 2, y: size.height / 2))
            path.addLine(
              to: CGPoint(x: size.width / 2 + 40 * cos(angle.radians), y: size.height / 2 + 40 * sin(angle.radians)))
            context.stroke(
              path, with: .color(Color(hue: Double(step) / 24, saturation: 0.8, brightness: 0.9)), lineWidth: 3)
          }
        }
        .frame(width: 120, height: 90)
      }
      Slider(value: $share) { Text("Share of the circle") }.frame(maxWidth: 320)
      Text(share, format: .percent.precision(.fractionLength(0))).font(.headline).accessibilityIdentifier("state")
    }
  }
}

private struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    let (center, radius) = (CGPoint(x: rect.midX, y: rect.midY), min(rect.width, rect.height) / 2)
    return Path { path in
      for corner in 0..<(points * 2) {
        let length = corner.isMultiple(of: 2) ? radius : radius * 0.45
        let angle = Double(corner) * .pi / Double(points) - .pi / 2
        let point = CGPoint(x: center.x + length * cos(angle), y: center.y + length * sin(angle))
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
