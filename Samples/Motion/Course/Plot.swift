import Foundation
import Graft

/// Shares against time: the formula as a line, and the frames as dots.
struct Plot: View {
  let course: Course
  private let seconds = 1.25
  private let greatest = 1.25

  var body: some View {
    let moments = course.shownMoments
    Canvas { context, size in
      drawScale(in: context, size)
      context.stroke(line(size), with: .color(.blue), lineWidth: 1)
      for moment in moments where moment.time <= seconds { context.fill(dot(at: moment, size), with: .color(.orange)) }
    }
  }

  /// The axes, a line at each end of the way, and their names.
  private func drawScale(in context: GraphicsContext, _ size: CGSize) {
    for share in [0.0, 1] {
      let level = Path { path in
        path.move(to: place((0, share), size))
        path.addLine(to: place((seconds, share), size))
      }
      context.stroke(level, with: .style(.tertiary), style: StrokeStyle(lineWidth: 1, dash: share == 0 ? [] : [4, 3]))
      context.draw(name(share == 0 ? "0" : "1"), at: CGPoint(x: 6, y: place((0, share), size).y))
    }
    context.draw(name("1 s"), at: CGPoint(x: place((1, 0), size).x, y: size.height - 8))
  }

  private func name(_ text: String) -> Text { Text(verbatim: text).font(.caption).foregroundStyle(.secondary) }

  private func line(_ size: CGSize) -> Path {
    Path { path in
      path.move(to: place((0, 0), size))
      for step in 1...250 {
        let time = seconds * Double(step) / 250
        path.addLine(to: place((time, course.formula.share(time)), size))
      }
    }
  }

  private func dot(at moment: Course.Moment, _ size: CGSize) -> Path {
    let place = place(moment, size)
    return Path(ellipseIn: CGRect(x: place.x - 1.5, y: place.y - 1.5, width: 3, height: 3))
  }

  private func place(_ moment: Course.Moment, _ size: CGSize) -> CGPoint {
    CGPoint(
      x: 16 + (size.width - 20) * moment.time / seconds,
      y: (size.height - 20) * (1 - moment.share / greatest))
  }
}
