import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What drawing and moving cost, in counts in which no machine's speed has a part: the scenarios of `Tests/Benchmarks` with
/// fewer shapes and frames.
@Suite(.gtk) @MainActor
struct MotionCostTests {
  private struct Dot: View {
    var isChanged = false
    var body: some View { Circle().fill(isChanged ? .red : .blue).frame(width: 5, height: 5) }
  }

  private struct Dots: View {
    var changed: ClosedRange<Int>?

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<10) { row in
          HStack(spacing: 0) {
            ForEach(0..<30) { Dot(isChanged: changed?.contains(row * 30 + $0) ?? false) }
          }
        }
      }
    }
  }

  @Test("three hundred shapes have no widget of their own, and none is made where all of them are painted anew")
  func shapes() async throws {
    let alone = try await MountedView(Dot())
    let mounted = try await MountedView(Dots())
    #expect(mounted.root.all.count == alone.root.all.count)
    let counts = UpdateStatistics.start()
    mounted.rootView.changed = 0...299
    await Settling.settle()
    #expect(counts.bodies(of: Dots.self) == 1 && counts.bodies(of: Dot.self) == 300)
    #expect(mounted.root.all.count == alone.root.all.count)
  }

  @Test("one of three hundred shapes that is painted in another colour costs one body")
  func oneShape() async throws {
    let mounted = try await MountedView(Dots())
    let counts = UpdateStatistics.start()
    mounted.rootView.changed = 7...7
    await Settling.settle()
    #expect(counts.bodies(of: Dot.self) == 1)
  }

  private struct Bar: Shape {
    var share: Double
    let log: Log

    var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
      MainActor.assumeIsolated { log.note("path") }
      return Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
    }
  }

  private struct Measured: GtkWidgetRepresentable {
    let log: Log

    func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkDrawingArea") }
    func updateGtkWidget(_ gtkWidget: Widget, context: Context) { log.note("updated") }

    func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
      log.note("measured")
      return CGSize(width: 30, height: 20)
    }
  }

  private struct Page: View {
    var isChanged = false
    let log: Log

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: isChanged ? 60 : 20)
        Measured(log: log).offset(x: isChanged ? 50 : 0)
        Rectangle().fill(isChanged ? .red : .blue).frame(width: 100, height: 20)
        Bar(share: isChanged ? 1 : 0, log: log).frame(width: 100, height: 20)
      }
    }
  }

  @Test("thirty frames of places, a colour and a shape run no body and measure nothing; the shape has a path for each")
  func frames() async throws {
    let (log, clock) = (Log(), TestClock())
    try await clock.drivingGTK {
      let mounted = try await MountedView(Page(log: log), size: CGSize(width: 200, height: 200))
      withAnimation(.linear(duration: 1)) { mounted.rootView.isChanged = true }
      await Settling.settle()
      await clock.advance(by: .seconds(0.1))
      _ = log.take()
      let counts = UpdateStatistics.start()
      await clock.advance(by: .seconds(0.5))
      #expect(counts.bodies(of: Page.self) == 0)
      #expect(log.take() == Array(repeating: "path", count: 30))
    }
  }

  @Test("a spring that is interrupted each tenth of a second costs a body for each change, and leaves no memory behind")
  func spring() async throws {
    let (log, clock) = (Log(), TestClock())
    try await clock.drivingGTK {
      let mounted = try await MountedView(Page(log: log), size: CGSize(width: 200, height: 200))
      let growth = await Memory.growth(below: 10_000) {
        let counts = UpdateStatistics.start()
        for _ in 0..<10 {
          withAnimation(.spring) { mounted.rootView.isChanged.toggle() }
          await clock.advance(by: .seconds(0.1))
        }
        #expect(counts.bodies(of: Page.self) == 10)
        _ = log.take()
      }
      #expect(growth < 10_000)
    }
  }
}
