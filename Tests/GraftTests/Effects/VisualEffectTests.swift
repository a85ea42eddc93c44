import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Effects that follow the geometry of a view.
@Suite(.gtk) @MainActor
struct VisualEffectTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let size = CGSize(width: 100, height: 100)
  private let white: [UInt8] = [255, 255, 255]
  private let painted: [UInt8] = [255, 0, 0]

  private func scroll(_ mounted: MountedView<some View>, to place: Int) async throws {
    let window = try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" })
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(window.widget.cast()), Double(place))
    await Settling.settle()
  }

  @Test("FX34 an effect is made of the final geometry of the view, and changes no layout")
  func geometry() async throws {
    let view = HStack(spacing: 0) {
      Self.red.frame(width: 20, height: 20).visualEffect { content, proxy in
        content.offset(y: proxy.size.height + proxy.frame(in: .global).minX)
      }
      Block(30, 20)
    }
    let mounted = try await MountedView(view.background(Color.white), size: Self.size)
    // The view is at (25, 40).
    let shown = try Pixels(mounted.root)
    #expect(shown[30, 90] == painted && shown[30, 50] == white)
    #expect(mounted.root.blockFrames == [CGRect(45, 40, 30, 20)])
  }

  @Test("FX34 effects of all kinds are done in their order")
  func kinds() async throws {
    func pixels<Effect: VisualEffect>(_ effect: @escaping @Sendable (EmptyVisualEffect) -> Effect) async throws
      -> Pixels
    {
      try await .of(Self.red.frame(width: 40, height: 40).visualEffect { content, _ in effect(content) }, length: 100)
    }
    let scaled = try await pixels { $0.scaleEffect(0.5).offset(x: 10) }
    #expect(
      scaled[60, 50] == painted && scaled[55, 42] == painted && scaled[45, 50] == white && scaled[72, 50] == white)
    let moved = try await pixels { $0.offset(x: 10).scaleEffect(0.5) }
    #expect(moved[47, 50] == painted && moved[43, 50] == white)
    let faded = try await pixels { $0.opacity(0.5).grayscale(1) }
    #expect(faded[50, 50][0] == faded[50, 50][1] && faded[50, 50] != white)
    let turned = try await pixels { $0.rotationEffect(.degrees(45)).brightness(0).blur(radius: 0) }
    #expect(turned[50, 25] == painted && turned[32, 32] == white)
    let gone = try await pixels { $0.opacity(0).scaleEffect(.nan) }
    #expect(gone[50, 50] == white)
  }

  private struct Rows: View {
    let log: Log

    var body: some View {
      let _ = log.note("rows")
      ScrollView {
        VStack(spacing: 0) {
          VisualEffectTests.red.frame(width: 100, height: 20).visualEffect { content, proxy in
            content.offset(x: 40 - proxy.frame(in: .global).minY)
          }
          Block(20, 500)
        }.padding(.top, 40)
      }.background(Color.white)
    }
  }

  @Test("FX34 while the scroll view around scrolls the effect is made anew, and no body is evaluated")
  func scrolls() async throws {
    let log = Log()
    let mounted = try await MountedView(Rows(log: log), size: Self.size)
    #expect(try Pixels(mounted.root)[5, 50] == painted)
    try await scroll(mounted, to: 20)
    let shown = try Pixels(mounted.root)
    #expect(shown[15, 30] == white && shown[25, 30] == painted)
    #expect(log.take() == ["rows"])
  }

  private struct Changing: View {
    @State private var distance: CGFloat = 0

    var body: some View {
      let distance = distance
      VStack {
        Button("Change") { self.distance = 30 }
        VisualEffectTests.red.frame(width: 20, height: 20).visualEffect { content, _ in content.offset(x: distance) }
      }
    }
  }

  @Test("FX34 an effect that captures another value is made anew")
  func captures() async throws {
    let mounted = try await MountedView(Changing().background(Color.white), size: Self.size)
    func columns() throws -> [Int] {
      let shown = try Pixels(mounted.root)
      return (0..<100).filter { shown[$0, 70] == painted }
    }
    #expect(try columns().first == 40)
    try await mounted.root.find(role: .button, name: "Change").click()
    #expect(try columns().first == 70)
  }

  private struct Moving: View {
    var distance: CGFloat = 0
    var top = 0
    let log: Log

    var body: some View {
      let _ = log.note("body")
      let distance = distance
      VStack(spacing: 0) {
        Block(10, top)
        VisualEffectTests.red.frame(width: 20, height: 20).visualEffect { content, proxy in
          content.offset(x: distance + proxy.frame(in: .named("page")).minY)
        }
      }
      .frame(width: 100, height: 100, alignment: .top).background(Color.white).coordinateSpace(.named("page"))
    }
  }

  /// The first column that is red below a row, if any.
  private func start(_ mounted: MountedView<Moving>) throws -> Int? {
    let shown = try Pixels(mounted.root)
    return (0..<100).first { column in (0..<100).contains { shown[column, $0] == painted } }
  }

  @Test("MO1 an effect moves in an animated update to what it is made of other captured values, and no body is asked")
  func capturesInMotion() async throws {
    let (log, clock) = (Log(), TestClock())
    try await clock.drivingGTK {
      let mounted = try await MountedView(Moving(log: log), size: Self.size)
      #expect(try start(mounted) == 40)
      withAnimation(.linear(duration: 1)) { mounted.rootView.distance = 30 }
      await Settling.settle()
      #expect(try start(mounted) == 40)
      _ = log.take()
      await clock.advance(by: .seconds(0.5))
      #expect(abs((try start(mounted) ?? 0) - 55) <= 1)
      await clock.advance(by: .seconds(0.6))
      #expect(try start(mounted) == 70)
      #expect(log.take() == [])
      mounted.rootView.distance = 10
      await Settling.settle()
      #expect(try start(mounted) == 50)
    }
  }

  @Test("MO1 an effect moves in an animated update as the geometry that it follows does")
  func geometryInMotion() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Moving(log: Log()), size: Self.size)
      withAnimation(.linear(duration: 1)) { mounted.rootView.top = 40 }
      await Settling.settle()
      await clock.advance(by: .seconds(0.5))
      #expect(abs((try start(mounted) ?? 0) - 60) <= 1)
      await clock.advance(by: .seconds(0.6))
      #expect(try start(mounted) == 80)
    }
  }

  /// Rows of 50 points, of which the first and the third are faded beyond the edges of the 100 points that can be seen.
  private func faded(_ configuration: ScrollTransitionConfiguration) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<4) { _ in
          Self.red.frame(width: 100, height: 50).scrollTransition(configuration) { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 20)
          }
        }
      }
    }.background(Color.white)
  }

  @Test(
    "FX35 a view that is wholly seen is in its identity, and goes to other phases beyond the edges, through a curve")
  func interactive() async throws {
    let mounted = try await MountedView(faded(.interactive), size: Self.size)
    let start = try Pixels(mounted.root)
    #expect(start[50, 5] == painted && start[50, 95] == painted && start[2, 50] == painted)
    try await scroll(mounted, to: 25)
    let half = try Pixels(mounted.root)
    // Half of the way, of the first to the left and of the last to the right.
    #expect(abs(Int(half[50, 5][1]) - 128) <= 2 && half[95, 5] == white && half[50, 50] == painted)
    #expect(abs(Int(half[50, 90][1]) - 128) <= 2 && half[5, 90] == white)
    try await scroll(mounted, to: 10)
    // An ease in and out has 0.0816 of its way behind it at a fifth.
    #expect(abs(Int(try Pixels(mounted.root)[50, 5][1]) - 21) <= 3)
  }

  @Test("FX35 a transition that is animated changes at its threshold, and one that is none does not")
  func animated() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let configuration = ScrollTransitionConfiguration.animated(.linear(duration: 1)).threshold(.centered)
      let mounted = try await MountedView(faded(configuration), size: Self.size)
      try await scroll(mounted, to: 20)
      #expect(try Pixels(mounted.root)[50, 5] == painted)
      try await scroll(mounted, to: 30)
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.5))
      #expect(abs(Int(try Pixels(mounted.root)[50, 5][1]) - 128) <= 8)
      await clock.advance(by: .seconds(1))
      #expect(try Pixels(mounted.root)[50, 5] == white)
    }
    let none = try await MountedView(faded(.identity), size: Self.size)
    try await scroll(none, to: 30)
    #expect(try Pixels(none.root)[50, 5] == painted)
  }
}
