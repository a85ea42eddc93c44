import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What moves by numbers that are none, and shapes and timelines that ask for too much.
@Suite(.gtk) @MainActor
struct MotionBadInputTests {
  private static let size = CGSize(width: 100, height: 100)

  private struct Page<Content: View>: View {
    var number = 1.0
    let content: (Double) -> Content
    var body: some View {
      ZStack {
        Color.white
        content(number)
      }
    }
  }

  private nonisolated static let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300, -1]

  /// Cells of 100 by 100, four in each line, none of which paints into another.
  private struct Cells: View {
    let contents: [(Double) -> AnyView]
    let number: Double
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<3) { line in HStack(spacing: 0) { ForEach(0..<4) { cell(4 * line + $0) } } } }
    }

    private func cell(_ index: Int) -> some View {
      ZStack {
        Color.white
        if index < contents.count { contents[index](number) }
      }
      .frame(width: 100, height: 100).clipped()
    }
  }

  /// The colours in the middle of cells, after what is in them has moved to a number and back.
  private func afterwards(_ number: Double, _ contents: [(Double) -> AnyView]) async throws -> [[UInt8]] {
    let clock = TestClock()
    return try await clock.drivingGTK {
      let cells = { (number: Double) in Cells(contents: contents, number: number) }
      let mounted = try await MountedView(Page(content: cells), size: CGSize(width: 400, height: 300))
      for next in [number, 1] {
        withAnimation(.linear(duration: 0.5)) { mounted.rootView.number = next }
        await Settling.settle()
        for _ in 0..<2 {
          await clock.advance(by: .seconds(0.3))
          _ = try Pixels(mounted.root)
        }
      }
      let pixels = try Pixels(mounted.root)
      return contents.indices.map { pixels[50 + 100 * ($0 % 4), 50 + 100 * ($0 / 4)] }
    }
  }

  @Test("effects and shapes that move to what is no number, endless, huge or negative come back", arguments: numbers)
  func effects(number: Double) async throws {
    let square = Color.black.frame(width: 40, height: 40)
    let light = Color.white.frame(width: 40, height: 40)
    let effects: [(Double) -> AnyView] = [
      { AnyView(square.opacity($0)) }, { AnyView(square.scaleEffect($0)) },
      { AnyView(square.rotationEffect(.radians($0 - 1))) },
      { AnyView(square.rotation3DEffect(.radians($0 - 1), axis: (0, 1, 0))) },
      {
        AnyView(
          square.rotation3DEffect(
            .degrees(60), axis: (x: 0, y: $0, z: 0), anchor: UnitPoint(x: $0 - 0.5, y: 0.5), anchorZ: $0 - 1,
            perspective: $0))
      },
      {
        AnyView(
          Rectangle().fill(.white.shadow(.drop(color: .black, radius: 0, x: 30 * $0))).frame(width: 20, height: 20)
            .offset(x: -30))
      },
      { AnyView(light.border(.black, width: 20 * $0)) }, { AnyView(square.offset(x: $0 - 1)) },
      { AnyView(square.blur(radius: $0 - 1)) }, { AnyView(Circle().trim(from: 0, to: $0).fill(.black)) },
      { AnyView(Rectangle().inset(by: $0).fill(.black)) },
    ]
    let black = [[UInt8]](repeating: [0, 0, 0], count: 11)
    #expect(try await afterwards(number, effects) == black)
    #expect(
      Diagnostics.recorded.allSatisfy { [.invalidEffect, .invalidFrame, .flattenedPerspective].contains($0.kind) })
  }

  @Test("texts go over by animations of any length", arguments: [0, -1, Double.nan, .infinity])
  func lengths(seconds: Double) async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let content = { (number: Double) in Text("\(number)").contentTransition(.numericText(value: number)) }
      let mounted = try await MountedView(Page(content: content), size: Self.size)
      withAnimation(.linear(duration: seconds)) { mounted.rootView.number = .nan }
      await Settling.settle()
      await clock.advance(by: .seconds(5))
      #expect(mounted.root.texts == ["NaN"])
      mounted.rootView.number = 2
      await Settling.settle()
      #expect(mounted.root.texts == ["2.000000"])
    }
  }

  @Test("a view of a path of a million segments is painted")
  func manySegments() async throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 100))
      for index in 0...1_000_000 {
        path.addLine(to: CGPoint(x: Double(index) / 10_000, y: index.isMultiple(of: 2) ? 20 : 20.1))
      }
      path.addLine(to: CGPoint(x: 100, y: 100))
    }
    let shown = try await Pixels.of(path.fill(.black), length: 100)
    #expect(shown[50, 60] == [0, 0, 0] && shown[50, 10] == [255, 255, 255])
  }

  @Test("a timeline that asks for 10,000 dates in a second is evaluated once a frame", arguments: [true, false])
  func frequentTimeline(isAnimation: Bool) async throws {
    let clock = TestClock()
    let before = TimelineTime.now
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    TimelineTime.now = { start.addingTimeInterval(clock.now.sinceStart / .seconds(1)) }
    defer { TimelineTime.now = before }
    try await clock.drivingGTK {
      let log = Log()
      let content = { (_: Double) in Frequent(isAnimation: isAnimation, start: start, log: log) }
      let mounted = try await MountedView(Page(content: content), size: Self.size)
      log.entries = []
      await clock.advance(by: .seconds(0.5))
      #expect((25...35).contains(log.entries.count), "\(log.entries.count)")
      #expect(mounted.root.texts == ["date"])
    }
  }

  private struct Frequent: View {
    let isAnimation: Bool
    let start: Date
    let log: Log

    @ViewBuilder var body: some View {
      if isAnimation {
        TimelineView(.animation(minimumInterval: 0.0001)) { _ in noted }
      } else {
        TimelineView(.periodic(from: start, by: 0.0001)) { _ in noted }
      }
    }

    private var noted: some View {
      log.note("date")
      return Text("date")
    }
  }
}
