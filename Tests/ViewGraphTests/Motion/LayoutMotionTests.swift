import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section MO: layouts with data to animate, which are asked in each frame.
@Suite(.runtime) @MainActor
struct LayoutMotionTests {
  private static let room = CGSize(width: 200, height: 100)

  /// Puts its views on a circle, so that the way of a turn is not straight.
  private struct Ring: Layout {
    var angle: Double
    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let turned = CGPoint(x: bounds.midX + 40 * cos(angle), y: bounds.midY + 40 * sin(angle))
      for subview in subviews { subview.place(at: turned, anchor: .center, proposal: .unspecified) }
    }
  }

  /// As wide as its length.
  private struct Strip: Layout {
    var length: CGFloat
    var animatableData: CGFloat {
      get { length }
      set { length = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: length, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  private struct Page<Arrangement: Layout>: View {
    var layout: Arrangement
    var size = CGSize(width: 20, height: 10)
    var body: some View { layout { Leaf("a", size: size) } }
  }

  private func page<Arrangement: Layout>(_ layout: Arrangement) -> RecordingHost<Page<Arrangement>> {
    let host = RecordingHost(Page(layout: layout), laysOut: true, animates: true)
    host.layOut(in: Self.room)
    return host
  }

  private func change<Root: View>(
    _ host: RecordingHost<Root>, _ animation: Animation? = .linear(duration: 1), _ change: (inout Root) -> Void
  ) {
    withAnimation(animation) { change(&host.rootView) }
    host.settle()
    host.layOut(in: Self.room)
  }

  private func advance(_ host: RecordingHost<some View>, by seconds: Double) -> CGPoint? {
    host.advance(by: seconds)
    host.layOut(in: Self.room)
    return host.frame(of: "a").map { CGPoint(x: $0.midX.rounded(), y: $0.midY.rounded()) }
  }

  @Test("MO3 MO4 a layout with animatable data is asked in each frame with the data between, and no body is evaluated")
  func frames() {
    let host = page(Ring(angle: 0))
    let counts = UpdateStatistics.start()
    change(host) { $0.layout.angle = .pi / 2 }
    #expect(host.frame(of: "a") == CGRect(x: 130, y: 45, width: 20, height: 10))
    let asked = host.layoutRequests
    // On the circle at an eighth of a turn, not on the straight way to the end: 40 / √2 is 28.
    #expect(advance(host, by: 0.5) == CGPoint(x: 128, y: 78))
    #expect(host.layoutRequests - asked == 1)
    #expect(advance(host, by: 0.5) == CGPoint(x: 100, y: 90))
    #expect(host.isMoving == false)
    #expect(counts.bodies(of: Page<Ring>.self) == 1)
    #expect(counts.updates(of: Leaf.self) == 0)
    #expect(advance(host, by: 0.5) == CGPoint(x: 100, y: 90))
    #expect(host.layoutRequests - asked == 2)
  }

  @Test("MO33 a plain change on the way shifts the data that a layout is asked with, and the motion goes on")
  func plainChange() {
    let host = page(Strip(length: 100))
    change(host) { $0.layout.length = 200 }
    #expect(advance(host, by: 0.5) == CGPoint(x: 35, y: 45))
    change(host, nil) { $0.layout.length = 150 }
    #expect(host.frame(of: "a")?.minX == 50)
    #expect(advance(host, by: 0.5) == CGPoint(x: 35, y: 45))
  }

  @Test("MO3 what a layout places moves its own size as well, and a layout whose length changes moves its place")
  func sizes() {
    let host = page(Strip(length: 100))
    change(host) {
      $0.layout.length = 200
      $0.size.width = 40
    }
    host.advance(by: 0.5)
    host.layOut(in: Self.room)
    #expect(host.frame(of: "a") == CGRect(x: 25, y: 40, width: 30, height: 10))
    host.advance(by: 0.5)
    host.layOut(in: Self.room)
    #expect(host.frame(of: "a") == CGRect(x: 0, y: 40, width: 40, height: 10))
  }

  @Test("MO3 a layout whose type is hidden is asked in each frame as well")
  func hidden() {
    let host = page(AnyLayout(Ring(angle: 0)))
    change(host) { $0.layout = AnyLayout(Ring(angle: .pi / 2)) }
    #expect(advance(host, by: 0.5) == CGPoint(x: 128, y: 78))
    #expect(advance(host, by: 0.5) == CGPoint(x: 100, y: 90))
  }

  @Test("MO3 the views of a layout that takes the place of another one move straight, whatever data the two have")
  func otherType() {
    for (other, half, end) in [(AnyLayout(Strip(length: 20)), 48.0, 45.0), (AnyLayout(ZStackLayout()), 50, 50)] {
      let host = page(AnyLayout(Ring(angle: 0)))
      change(host) { $0.layout = other }
      #expect(advance(host, by: 0.5) == CGPoint(x: 120, y: half))
      #expect(advance(host, by: 0.5) == CGPoint(x: 100, y: end))
      #expect(host.isMoving == false)
    }
  }

  @Test("MO3 a layout that goes on the way, and one that comes back, end at the latest")
  func switchedTwice() {
    let host = page(AnyLayout(Ring(angle: 0)))
    change(host) { $0.layout = AnyLayout(Ring(angle: .pi)) }
    host.advance(by: 0.25)
    host.layOut(in: Self.room)
    change(host) { $0.layout = AnyLayout(ZStackLayout()) }
    host.advance(by: 0.25)
    host.layOut(in: Self.room)
    change(host) { $0.layout = AnyLayout(Ring(angle: .pi / 2)) }
    #expect(advance(host, by: 2) == CGPoint(x: 100, y: 90))
    #expect(host.isMoving == false)
  }

  @Test("MO63 where nothing may move, a layout is asked with the end alone")
  func noAnimations() {
    let host = page(Ring(angle: 0))
    host.animates = false
    change(host) { $0.layout.angle = .pi / 2 }
    #expect(host.frame(of: "a")?.midY == 90 && host.isMoving == false)
  }

  @Test("animatable data of a hidden type is that of its vectors, and the left one where the types differ")
  func hiddenData() {
    let (one, three) = (AnyLayout(Ring(angle: 1)).animatableData, AnyLayout(Ring(angle: 3)).animatableData)
    let other = AnyLayout(Strip(length: 2)).animatableData
    #expect(one + one.scaled(by: 2) == three && three - one == one.scaled(by: 2))
    #expect(three.magnitudeSquared == 9 && one != three)
    #expect(one + other == one && one - other == .zero && one != other)
    #expect(.zero + one == one && .zero - one == one.scaled(by: -1) && one - .zero == one)
    #expect(one - one == .zero)
  }
}
