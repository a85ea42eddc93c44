import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Bars at the edges of views, and what is covered by them.
@Suite(.gtk) @MainActor
struct SafeAreaTests {
  private static let size = CGSize(width: 200, height: 100)

  private func bar(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
    Filler().frame(width: width, height: height)
  }

  private func frames(_ content: some View) async throws -> [CGRect] {
    try await MountedView(content, size: Self.size).root.blockFrames
  }

  @Test("FX38 a bar keeps its height at the edge, and the content is offered what it and the spacing leave")
  func vertical() async throws {
    let below = Filler().safeAreaInset(edge: .bottom) { bar(nil, 30) }
    #expect(try await frames(below) == [CGRect(0, 0, 200, 70), CGRect(0, 70, 200, 30)])
    let spaced = Filler().safeAreaInset(edge: .top, alignment: .trailing, spacing: 10) { bar(40, 30) }
    #expect(try await frames(spaced) == [CGRect(0, 40, 200, 60), CGRect(160, 0, 40, 30)])
    let both = Filler().safeAreaInset(edge: .bottom) { bar(nil, 10) }.safeAreaInset(edge: .bottom) { bar(nil, 20) }
    #expect(try await frames(both) == [CGRect(0, 0, 200, 70), CGRect(0, 70, 200, 10), CGRect(0, 80, 200, 20)])
  }

  @Test("FX38 a bar at the leading or trailing edge keeps its width")
  func horizontal() async throws {
    let leading = Filler().safeAreaInset(edge: .leading, alignment: .bottom, spacing: 5) { bar(30, 20) }
    #expect(try await frames(leading) == [CGRect(35, 0, 165, 100), CGRect(0, 80, 30, 20)])
    let trailing = Filler().safeAreaInset(edge: .trailing) { bar(30) }
    #expect(try await frames(trailing) == [CGRect(0, 0, 170, 100), CGRect(170, 0, 30, 100)])
    let reversed = leading.environment(\.layoutDirection, .rightToLeft)
    #expect(try await frames(reversed) == [CGRect(0, 0, 165, 100), CGRect(170, 80, 30, 20)])
  }

  @Test("FX38 a view that is smaller than its room grows by the bar")
  func sizes() throws {
    #expect(
      try idealSize(of: Block(50, 20).safeAreaInset(edge: .bottom) { Block(80, 30) }) == CGSize(width: 50, height: 50))
  }

  private func scrolled(_ mounted: MountedView<some View>) throws -> UnsafeMutablePointer<GtkAdjustment>? {
    let window = try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" })
    return gtk_scrolled_window_get_vadjustment(window.widget.cast())
  }

  @Test("FX38 a scroll view goes on behind the bar, and can be scrolled until its end is above it")
  func scrollView() async throws {
    let view = ScrollView { Block(50, 300) }.frame(maxWidth: .infinity).safeAreaInset(edge: .bottom) { bar(nil, 30) }
    let mounted = try await MountedView(view, size: Self.size)
    #expect(mounted.root.blockFrames[1] == CGRect(0, 70, 200, 30))
    let adjustment = try scrolled(mounted)
    #expect(gtk_adjustment_get_page_size(adjustment) == 100 && gtk_adjustment_get_upper(adjustment) == 330)
    gtk_adjustment_set_value(adjustment, 1000)
    await Settling.settle()
    #expect(mounted.root.blockFrames[0].maxY == 70)
  }

  private struct Growing: View {
    let log: Log

    var body: some View {
      let _ = log.note("growing")
      Rows(log: log).safeAreaInset(edge: .top) { Bar(log: log) }
    }
  }

  private struct Rows: View {
    let log: Log

    var body: some View {
      let _ = log.note("rows")
      ScrollView { Block(50, 300) }
    }
  }

  private struct Bar: View {
    let log: Log
    @State private var height: CGFloat = 30

    var body: some View {
      let _ = log.note("bar")
      Button("Grow") { height = 50 }.frame(height: height)
    }
  }

  @Test("FX38 scroll content follows a bar that grows, and no other body is evaluated")
  func growing() async throws {
    let log = Log()
    let mounted = try await MountedView(Growing(log: log), size: Self.size)
    #expect(mounted.root.blockFrames[0].minY == 30)
    #expect(log.take().sorted() == ["bar", "growing", "rows"])
    try await mounted.root.find(role: .button, name: "Grow").click()
    #expect(mounted.root.blockFrames[0].minY == 50)
    #expect(gtk_adjustment_get_upper(try scrolled(mounted)) == 350)
    #expect(log.take() == ["bar"])
  }

  @Test("FX38 several bars around scroll content add up, and content inside of it is not covered")
  func severalBars() async throws {
    let inner = ScrollView(.horizontal) { Block(300, 40) }
    let view = ScrollView {
      VStack(spacing: 0) {
        inner; Block(50, 300)
      }
    }
    .safeAreaInset(edge: .top) { bar(nil, 10) }.safeAreaInset(edge: .top) { bar(nil, 20) }
    let mounted = try await MountedView(view, size: Self.size)
    let frames = mounted.root.blockFrames
    #expect(frames[0].minY == 30 && frames[0].minX == 0 && frames[1].minY == 70)
    #expect(frames[2...].map(\.minY) == [20, 0])
    #expect(gtk_adjustment_get_upper(try scrolled(mounted)) == 370)
  }

  @Test("FX38 a bar that goes leaves its room")
  func goes() async throws {
    func view(_ isShown: Bool) -> some View {
      ScrollView { Block(50, 300) }.safeAreaInset(edge: .top) { if isShown { bar(nil, 30) } }
    }
    let mounted = try await MountedView(view(true), size: Self.size)
    #expect(mounted.root.blockFrames[0].minY == 30)
    mounted.rootView = view(false)
    await Settling.settle()
    #expect(mounted.root.blockFrames[0].minY == 0)
  }

  @Test("room that is kept free is padding, and around scroll content it is scrolled")
  func padding() async throws {
    #expect(try await frames(Filler().safeAreaPadding(10)) == [CGRect(10, 10, 180, 80)])
    #expect(try await frames(Filler().safeAreaPadding(.leading)) == [CGRect(16, 0, 184, 100)])
    let scroll = ScrollView { Block(50, 300) }.safeAreaPadding(.vertical, 20)
    let mounted = try await MountedView(scroll, size: Self.size)
    #expect(mounted.root.blockFrames[0].minY == 20)
    #expect(gtk_adjustment_get_upper(try scrolled(mounted)) == 340)
  }

  private struct Told: View {
    let log: Log
    var body: some View {
      GeometryReader { proxy in
        let insets = proxy.safeAreaInsets
        let _ = log.note("\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
        Filler()
      }
    }
  }

  /// What a view in the middle of another one is told last.
  private func told(_ content: (Told) -> some View) async throws -> String? {
    let log = Log()
    _ = try await MountedView(content(Told(log: log)), size: Self.size)
    return log.entries.last
  }

  @Test("FX38 a view is told what bars cover at the edges that it touches, and nothing where it ends before")
  func insets() async throws {
    #expect(try await told { $0 } == "0.0 0.0 0.0 0.0")
    #expect(try await told { $0.safeAreaInset(edge: .bottom, spacing: 5) { bar(nil, 30) } } == "0.0 0.0 35.0 0.0")
    let both = try await told {
      $0.safeAreaInset(edge: .top) { bar(nil, 10) }.safeAreaInset(edge: .top) { bar(nil, 20) }.safeAreaPadding(
        .bottom, 7)
    }
    #expect(both == "30.0 0.0 7.0 0.0")
    let apart = try await told { $0.padding(.top, 1).safeAreaInset(edge: .top) { bar(nil, 10) }.safeAreaPadding(7) }
    #expect(apart == "0.0 7.0 7.0 7.0")
    let between = try await told {
      $0.safeAreaInset(edge: .top) { bar(nil, 10) }.padding(1).safeAreaInset(edge: .top) { bar(nil, 20) }
    }
    #expect(between == "10.0 0.0 0.0 0.0")
    let inEffects = try await told { $0.clipped().offset(x: 0).safeAreaInset(edge: .top) { bar(nil, 10) } }
    #expect(inEffects == "10.0 0.0 0.0 0.0")
  }

  @Test("FX38 the insets are those of the leading edge from right to left, and none in scroll content")
  func insetsElsewhere() async throws {
    let reversed = try await told {
      $0.safeAreaInset(edge: .leading) { bar(30) }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(reversed == "0.0 30.0 0.0 0.0")
    let content = try await told { told in
      ScrollView { told.frame(height: 20) }.safeAreaInset(edge: .top) { bar(nil, 30) }
    }
    #expect(content == "0.0 0.0 0.0 0.0")
    let around = try await told { told in
      ScrollView { Block(50, 300) }.frame(maxWidth: .infinity).background(told).safeAreaInset(edge: .bottom) {
        bar(nil, 30)
      }
    }
    #expect(around == "0.0 0.0 30.0 0.0")
  }

  private struct GrowingBeside: View {
    let log: Log
    var body: some View { Told(log: log).safeAreaInset(edge: .top) { Bar(log: Log()) } }
  }

  @Test("FX38 a view is told anew what is covered when a bar grows")
  func insetsFollow() async throws {
    let log = Log()
    let mounted = try await MountedView(GrowingBeside(log: log), size: Self.size)
    #expect(log.take().last == "30.0 0.0 0.0 0.0")
    try await mounted.root.find(role: .button, name: "Grow").click()
    #expect(log.take().last == "50.0 0.0 0.0 0.0")
  }
}
