import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section MO: what gets another place moves there.
@Suite(.runtime) @MainActor
struct PlaceMotionTests {
  private static let room = CGSize(width: 300, height: 200)
  private final class Log { var entries: [String] = [] }

  /// Puts its view at a place.
  private struct At: Layout {
    let place: CGPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: place, proposal: .unspecified) }
    }
  }

  private struct Page: View {
    var place = CGPoint.zero
    var size = CGSize(width: 50, height: 20)
    var tick = 0
    var animation: Animation?

    var body: some View {
      At(place: place) { Leaf("a", size: size) }.animation(animation, value: tick)
    }
  }

  private func page() -> RecordingHost<Page> {
    let host = RecordingHost(Page(), laysOut: true, animates: true)
    host.layOut(in: Self.room)
    return host
  }

  private func frame(_ host: RecordingHost<some View>, _ name: String = "a") -> CGRect? { host.frame(of: name) }

  private func change(_ host: RecordingHost<Page>, _ animation: Animation?, _ change: (inout Page) -> Void) {
    withAnimation(animation) { change(&host.rootView) }
    host.settle()
    host.layOut(in: Self.room)
  }

  private func move(_ host: RecordingHost<Page>, _ animation: Animation? = .linear(duration: 1)) {
    change(host, animation) {
      $0.place = CGPoint(x: 100, y: 40)
      $0.size = CGSize(width: 150, height: 60)
    }
  }

  @Test("MO3 MO4 a frame moves from the shown one to the new one, with one evaluation, one layout and one update")
  func frames() {
    let host = page()
    let (counts, layouts) = (UpdateStatistics.start(), host.layoutRequests)
    move(host)
    #expect(frame(host) == CGRect(x: 0, y: 0, width: 50, height: 20))
    let asked = host.layoutRequests - layouts
    host.advance(by: 0.5)
    #expect(frame(host) == CGRect(x: 50, y: 20, width: 100, height: 40))
    host.advance(by: 0.5)
    #expect(frame(host) == CGRect(x: 100, y: 40, width: 150, height: 60))
    #expect(host.isMoving == false)
    #expect(counts.bodies(of: Page.self) == 1)
    #expect(counts.updates(of: Leaf.self) == 1)
    #expect(host.layoutRequests - layouts == asked)
  }

  @Test("a frame that is laid out again on the way there is still on its way")
  func laidOutAgain() {
    let host = page()
    move(host)
    host.advance(by: 0.25)
    host.layOut(in: Self.room)
    #expect(frame(host) == CGRect(x: 25, y: 10, width: 75, height: 30))
    host.advance(by: 0.25)
    #expect(frame(host) == CGRect(x: 50, y: 20, width: 100, height: 40))
  }

  @Test("MO33 a plain change on the way shifts what is shown, and the motion ends at the new place")
  func plainChange() {
    let host = page()
    move(host)
    host.advance(by: 0.5)
    change(host, nil) { $0.place.x = 150 }
    #expect(frame(host) == CGRect(x: 100, y: 20, width: 100, height: 40))
    host.advance(by: 0.5)
    #expect(frame(host) == CGRect(x: 150, y: 40, width: 150, height: 60))
  }

  @Test("MO35 a spring that is turned round goes on from where it is shown, with its velocity")
  func turnedRound() throws {
    let host = page()
    change(host, .default) { $0.place.x = 100 }
    host.advance(by: 0.1)
    #expect(abs(try #require(frame(host)).minX - 35.8) < 0.1)
    change(host, .default) { $0.place.x = 0 }
    host.advance(by: 0.04)
    #expect(abs(try #require(frame(host)).minX - 43.4) < 0.2)
  }

  @Test("MO8 a modifier's animation moves what is below it when its value changes, and only then")
  func animationOfValue() {
    let host = page()
    change(host, nil) {
      ($0.animation, $0.tick, $0.place.x) = (.linear(duration: 1), 1, 100)
    }
    host.advance(by: 0.5)
    #expect(frame(host)?.minX == 50)
    host.advance(by: 0.5)
    change(host, nil) { $0.place.x = 20 }
    #expect(frame(host)?.minX == 20)
    #expect(host.isMoving == false)
  }

  @Test("MO39 a spring right after writes that track their velocity starts with it, and later at rest")
  func trackedWrites() throws {
    for pause in [0.0, 0.2] {
      let host = page()
      for step in 1...10 {
        withTransaction(\.tracksVelocity, true) { host.rootView.place.x = CGFloat(step) * 10 }
        host.settle()
        host.layOut(in: Self.room)
        host.advance(by: 0.02)
      }
      #expect(frame(host)?.minX == 100)
      host.advance(by: pause)
      change(host, .spring(duration: 2)) { $0.place.x = 200 }
      host.advance(by: 1.0 / 60)
      // A steady 500 in a second.
      let speed = (try #require(frame(host)).minX - 100) * 60
      #expect(pause == 0 ? abs(speed - 500) < 50 : abs(speed) < 30)
      for _ in 0..<20 { host.advance(by: 0.5) }
      #expect(!host.isMoving)
    }
  }

  private struct Column: View {
    var names: [String]
    var body: some View { LeafStack(spacing: 0) { ForEach(names, id: \.self) { Leaf($0) } } }
  }

  private func column(_ names: [String]) -> RecordingHost<Column> {
    let host = RecordingHost(Column(names: names), laysOut: true, animates: true)
    host.layOut(in: Self.room)
    return host
  }

  private func show(_ names: [String], in host: RecordingHost<Column>, _ size: CGSize = room) {
    withAnimation(.linear(duration: 1)) { host.rootView.names = names }
    host.settle()
    host.layOut(in: size)
  }

  @Test("MO5 MO61 what is inserted is at its place at once, and the others move there, as when something goes")
  func insertion() {
    let host = column(["a", "b"])
    #expect(frame(host, "a")?.minY == 90)
    show(["a", "c", "b"], in: host)
    #expect(frame(host, "c")?.minY == 95)
    host.advance(by: 0.5)
    #expect(["a", "c", "b"].map { frame(host, $0)?.minY } == [87.5, 95, 102.5])
    host.advance(by: 0.5)
    #expect(["a", "c", "b"].map { frame(host, $0)?.minY } == [85, 95, 105])
    show(["c", "b"], in: host)
    host.advance(by: 0.5)
    #expect(["c", "b"].map { frame(host, $0)?.minY } == [92.5, 102.5])
  }

  @Test("MO3 views that change their order move past each other")
  func order() {
    let host = column(["a", "b", "c"])
    show(["c", "b", "a"], in: host)
    host.advance(by: 0.25)
    #expect(["a", "b", "c"].map { frame(host, $0)?.minY } == [90, 95, 100])
  }

  @Test("MO7 the first layout and another room move nothing, also after an animated change")
  func otherRoom() {
    let host = RecordingHost(Column(names: []), laysOut: true, animates: true)
    host.layOut(in: Self.room)
    show(["a"], in: host)
    #expect(frame(host)?.minY == 95)
    host.layOut(in: CGSize(width: 300, height: 100))
    #expect(frame(host)?.minY == 45)
    host.advance(by: 0.5)
    #expect(frame(host)?.minY == 45)
  }

  @Test("MO63 where the user wants nothing to move, everything is at its place at once")
  func noAnimations() {
    let host = column(["a"])
    host.animates = false
    show(["a", "b"], in: host)
    #expect(frame(host)?.minY == 90 && host.isMoving == false)
  }

  @Test("MO41 who waits for a change that moves only places is told when they are there, and at once where none moves")
  func completion() {
    let host = column(["a"])
    let log = Log()
    func show(_ names: [String]) {
      withAnimation(.linear(duration: 1)) {
        host.rootView.names = names
      } completion: {
        log.entries.append("complete")
      }
      host.settle()
      host.layOut(in: Self.room)
      host.settle()
    }
    show(["a", "b"])
    host.advance(by: 0.5)
    #expect(log.entries == [])
    host.advance(by: 0.5)
    #expect(log.entries == ["complete"])
    show(["a", "b"])
    #expect(log.entries == ["complete", "complete"])
  }

  private struct Scrolled: View {
    var isLarge = false
    var body: some View {
      LeafScroll {
        LeafStack(spacing: 0) {
          Leaf("head", size: CGSize(width: 10, height: isLarge ? 110 : 10))
          ForEach(0..<40) { Leaf("\($0)") }
        }
      }
    }
  }

  @Test("MO3 rows that are laid out together move together, and those inside keep their places in them")
  func rows() {
    let host = RecordingHost(Scrolled(), laysOut: true, animates: true)
    host.layOut(in: Self.room)
    #expect([0, 39].map { frame(host, "\($0)")?.minY } == [10, 400])
    withAnimation(.linear(duration: 1)) { host.rootView.isLarge = true }
    host.settle()
    host.layOut(in: Self.room)
    host.advance(by: 0.5)
    #expect([0, 39].map { frame(host, "\($0)")?.minY } == [60, 450])
    host.advance(by: 0.5)
    #expect([0, 39].map { frame(host, "\($0)")?.minY } == [110, 500])
  }

  @Test("a view that goes while it moves ends nothing else and moves no more")
  func goes() {
    let host = column(["a", "b"])
    show(["a", "c", "b"], in: host)
    host.advance(by: 0.5)
    host.rootView.names = ["c", "b"]
    host.settle()
    host.layOut(in: Self.room)
    host.advance(by: 0.5)
    #expect(["c", "b"].map { frame(host, $0)?.minY } == [90, 100])
    #expect(host.isMoving == false)
  }

  /// Half of the way of two leaves, and its end, after an animated change of one view into another.
  private func way<Content: View>(from start: Content, to end: Content) -> [[CGPoint?]] {
    let host = RecordingHost(start, laysOut: true, animates: true)
    host.layOut(in: Self.room)
    withAnimation(.linear(duration: 1)) { host.rootView = end }
    host.settle()
    host.layOut(in: Self.room)
    return (0..<2).map { _ in
      host.advance(by: 0.5)
      return ["a", "b"].map { frame(host, $0)?.origin }
    }
  }

  @Test("MO3 views that are lined up move when a guide of one of them changes")
  func guide() {
    func row(_ top: CGFloat) -> some View {
      HStackLayout(alignment: .top, spacing: 0)() {
        Leaf("a", 20, 10).laidOut(by: AlignmentGuideLayout(VerticalAlignment.top) { _ in top })
        Leaf("b", 20, 40)
      }
    }
    // At first both begin at 80, and in the end the first one is 20 above the other, both in the middle.
    #expect(
      way(from: row(0), to: row(20)) == [
        [CGPoint(x: 130, y: 75), CGPoint(x: 150, y: 85)], [CGPoint(x: 130, y: 70), CGPoint(x: 150, y: 90)],
      ])
  }

  @Test("MO3 a view moves when its padding alone changes, and what is beside it with it")
  func padding() {
    func row(_ leading: CGFloat) -> some View {
      HStackLayout(spacing: 0)() {
        Leaf("a", 20, 10).laidOut(
          by: PaddingLayout(insets: EdgeInsets(top: 0, leading: leading, bottom: 0, trailing: 0)))
        Leaf("b", 20, 10)
      }
    }
    // From 130 to 110 and the padding.
    #expect(
      way(from: row(0), to: row(40)) == [
        [CGPoint(x: 140, y: 95), CGPoint(x: 160, y: 95)], [CGPoint(x: 150, y: 95), CGPoint(x: 170, y: 95)],
      ])
  }

  @Test("MO3 views move when another layout takes the place of the one that they are in")
  func otherLayout() {
    func page(_ layout: AnyLayout) -> some View {
      layout {
        Leaf("a", 20, 10)
        Leaf("b", 30, 20)
      }
    }
    // From (125, 95) and (145, 90) in a row to (135, 85) and (135, 95) in a column.
    #expect(
      way(
        from: page(AnyLayout(HStackLayout(spacing: 0))),
        to: page(AnyLayout(VStackLayout(alignment: .leading, spacing: 0)))) == [
          [CGPoint(x: 130, y: 90), CGPoint(x: 140, y: 92.5)], [CGPoint(x: 135, y: 85), CGPoint(x: 135, y: 95)],
        ])
  }
}
