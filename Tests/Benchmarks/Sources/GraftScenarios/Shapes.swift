import CGTK
import Foundation
import Graft
import Harness
import Observation

/// Which colours are shown.
@Observable @MainActor
private final class Round {
  var isChanged = false
}

/// A square or a disc of the field.
private struct FieldShape: View {
  let index: Int
  let isChanged: Bool

  var body: some View {
    let color = isChanged ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)
    if index.isMultiple(of: 2) { Rectangle().fill(color) } else { Circle().fill(color) }
  }
}

/// Shapes of 8 pixels in rows of forty, as in the program by hand.
private struct Field: View {
  let count: Int
  let round: Round

  var body: some View {
    let isChanged = round.isChanged
    VStack(spacing: 1) {
      ForEach(0..<count / 40) { row in
        HStack(spacing: 1) {
          ForEach(0..<40) { FieldShape(index: row * 40 + $0, isChanged: isChanged).frame(width: 8, height: 8) }
        }
      }
    }
  }
}

@MainActor
func repaintShapes(_ count: Int) {
  bench_init()
  let round = Round()
  let host = GtkHostingWidget(rootView: Field(count: count, round: round))
  bench_show(host.widgetPointer)
  Repetition.run { _ in
    round.isChanged.toggle()
  } isApplied: { _ in
    true
  }
  withExtendedLifetime(host) {}
}

/// The third shape follows the round by itself.
private struct FieldWithOne: View {
  let count: Int
  let round: Round

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<count / 40) { row in
        HStack(spacing: 1) {
          ForEach(0..<40) { Placed(index: row * 40 + $0, round: round).frame(width: 8, height: 8) }
        }
      }
    }
  }
}

private struct Placed: View {
  let index: Int
  let round: Round

  var body: some View { FieldShape(index: index, isChanged: index == 3 && round.isChanged) }
}

@MainActor
func changeShape(_ count: Int) {
  bench_init()
  let round = Round()
  let host = GtkHostingWidget(rootView: FieldWithOne(count: count, round: round))
  bench_show(host.widgetPointer)
  Repetition.run { _ in
    round.isChanged.toggle()
  } isApplied: { _ in
    true
  }
  withExtendedLifetime(host) {}
}

/// The field comes and goes.
private struct ComingField: View {
  let count: Int
  let round: Round

  var body: some View {
    VStack { if round.isChanged { Field(count: count, round: Round()) } }
  }
}

@MainActor
func buildShapes(_ count: Int) {
  bench_init()
  let round = Round()
  let host = GtkHostingWidget(rootView: ComingField(count: count, round: round))
  bench_show(host.widgetPointer)
  bench_count_every_second(0)
  Repetition.run { _ in
    round.isChanged.toggle()
  } isApplied: { _ in
    true
  }
  withExtendedLifetime(host) {}
}

// MARK: A canvas that is drawn in each frame

/// How far a way of a second there and a second back is, from 0 to 1.
private func swing(_ date: Date) -> Double {
  let time = date.timeIntervalSinceReferenceDate / 2
  let share = time - time.rounded(.down)
  return share < 0.5 ? 2 * share : 2 - 2 * share
}

private struct Primitives: View {
  let count: Int
  let areDiscs: Bool

  var body: some View {
    TimelineView(.animation) { timeline in
      let shift = 10 * swing(timeline.date)
      Canvas { context, _ in
        for index in 0..<count {
          let (x, y) = (Double(index % 100) * 3.5 + shift, Double(index / 100) * 4 + shift)
          let rect = CGRect(x: x, y: y, width: 3, height: 3)
          context.fill(areDiscs ? Path(ellipseIn: rect) : Path(rect), with: .color(index % 2 == 0 ? .first : .second))
        }
      }
    }
  }
}

extension Color {
  fileprivate static let first = Color(red: 1, green: 0, blue: 0)
  fileprivate static let second = Color(red: 0, green: 0, blue: 1)
}

@MainActor
private func draw(_ count: Int, areDiscs: Bool) {
  bench_init()
  let host = GtkHostingWidget(rootView: Primitives(count: count, areDiscs: areDiscs))
  bench_show(host.widgetPointer)
  bench_frames(200)
  withExtendedLifetime(host) {}
}

@MainActor
func drawSquares(_ count: Int) { draw(count, areDiscs: false) }

@MainActor
func drawDiscs(_ count: Int) { draw(count, areDiscs: true) }
