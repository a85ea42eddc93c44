import Foundation
import Graft

/// Shapes, paints, effects and a canvas on one page. None of what is drawn here has a widget.
struct DrawingPage: View {
  @State private var share = 0.25

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Drawing").font(.title)
      HStack(spacing: 24) {
        ProgressRing(share: share).frame(width: 96, height: 96).animation(.smooth, value: share)
        Bars(values: [0.3, 0.8, share, 0.55, 1, 0.4])
      }
      .frame(height: 96)
      Shapes().frame(height: 56)
      Gradients().frame(height: 56)
      Effects().frame(height: 56)
      Waves(share: share).frame(height: 40)
      Slider(value: $share, in: 0...1, step: 0.25) { Text("Share") }
      HStack {
        Text("Share")
        Text("\(Int(share * 100)) %").padding(.horizontal, 10).padding(.vertical, 3).foregroundStyle(.white)
          .background(.blue, in: Capsule())
      }
    }.padding()
  }
}

/// A ring of which a part is filled, clockwise from the top.
struct ProgressRing: View {
  let share: Double

  var body: some View {
    Circle().inset(by: 6).stroke(.quaternary, lineWidth: 12)
      .overlay {
        Circle().inset(by: 6).trim(from: 0, to: share).rotation(.degrees(-90))
          .stroke(.blue, style: StrokeStyle(lineWidth: 12, lineCap: .round))
      }
      .overlay { Text("\(Int(share * 100)) %").bold() }
  }
}

/// A bar for each value, as high as its share.
struct Bars: View {
  let values: [Double]

  var body: some View {
    GeometryReader { room in
      HStack(alignment: .bottom, spacing: 6) {
        ForEach(values.indices, id: \.self) { index in
          UnevenRoundedRectangle(topLeadingRadius: 5, topTrailingRadius: 5)
            .fill(.linearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom))
            .frame(height: room.size.height * values[index])
        }
      }
      .frame(height: room.size.height, alignment: .bottom)
    }
  }
}

/// The shapes that there are, and one of one's own.
private struct Shapes: View {
  var body: some View {
    HStack(spacing: 12) {
      Rectangle().fill(.red)
      RoundedRectangle(cornerRadius: 14).fill(.orange)
      Capsule().fill(.yellow).strokeBorder(.orange, lineWidth: 3)
      Circle().fill(.green)
      Ellipse().stroke(.blue, style: StrokeStyle(lineWidth: 3, dash: [6, 4]))
      Star(points: 5).fill(.purple)
    }
  }
}

private struct Gradients: View {
  private let colors: [Color] = [.pink, .orange, .yellow]

  var body: some View {
    HStack(spacing: 12) {
      LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      RadialGradient(colors: colors, center: .center, startRadius: 4, endRadius: 40)
      AngularGradient(colors: colors + [.pink], center: .center).clipShape(Circle())
      EllipticalGradient(colors: colors).cornerRadius(12)
    }
  }
}

/// What is done to what was drawn.
private struct Effects: View {
  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 14).fill(.white).shadow(radius: 4, y: 2)
      Circle().fill(.red).blur(radius: 4)
      LinearGradient(colors: [.pink, .orange, .yellow], startPoint: .top, endPoint: .bottom).mask { Star(points: 5) }
      ZStack {
        Circle().fill(.cyan).offset(x: -10)
        Circle().fill(.yellow).offset(x: 10).blendMode(.multiply)
      }
      .compositingGroup()
      Text("Turned").rotationEffect(.degrees(-20)).frame(maxWidth: .infinity)
      Star(points: 5).fill(.blue).grayscale(0.8)
    }
  }
}

/// Waves that a function draws: higher with the share.
private struct Waves: View {
  let share: Double

  var body: some View {
    Canvas { context, size in
      for (index, color) in [Color.teal, .blue, .indigo].enumerated() {
        context.opacity = 0.6
        context.fill(wave(in: size, shift: Double(index)), with: .color(color))
      }
    }
    .cornerRadius(8)
  }

  private func wave(in size: CGSize, shift: Double) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: size.height))
      for x in stride(from: 0, through: size.width, by: 4) {
        let height = size.height * (0.5 + share * 0.35 * sin(x / 24 + shift * 2))
        path.addLine(to: CGPoint(x: x, y: size.height - height))
      }
      path.addLine(to: CGPoint(x: size.width, y: size.height))
      path.closeSubpath()
    }
  }
}

/// A star with as many points as are asked for.
struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for corner in 0..<(2 * points) {
        let angle = Double(corner) / Double(points) * .pi - .pi / 2
        let reach = corner.isMultiple(of: 2) ? radius : radius * 0.45
        let place = CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
        if corner == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.closeSubpath()
    }
  }
}
