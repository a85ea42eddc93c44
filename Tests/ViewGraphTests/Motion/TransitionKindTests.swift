import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section AN: which transition a view has, and what each does.
@Suite(.runtime) @MainActor
struct TransitionKindTests {
  private struct Shown<Content: View>: View {
    var isShown: Bool
    let content: Content
    var body: some View {
      LeafStack {
        if isShown { content }
      }
    }
  }

  /// How a leaf of 10 × 20 in the middle of 100 × 100 is drawn after a quarter of its way in and out.
  private func effects(
    _ content: some View, mirrored: Bool = false, _ animation: Animation? = .linear(duration: 4)
  ) -> [TransitionEffect?] {
    let host = RecordingHost(
      Shown(isShown: false, content: content).environment(\.layoutDirection, mirrored ? .rightToLeft : .leftToRight),
      animates: true)
    func effect(_ isShown: Bool) -> TransitionEffect? {
      withAnimation(animation) {
        host.rootView = Shown(isShown: isShown, content: content)
          .environment(\.layoutDirection, mirrored ? .rightToLeft : .leftToRight)
      }
      host.settle()
      host.layOut(in: CGSize(width: 100, height: 100))
      host.advance(by: 1)
      defer { host.advance(by: 3) }
      return host.effect(on: "leaf")
    }
    return [effect(true), effect(false)]
  }

  private func effects(of transition: AnyTransition, mirrored: Bool = false) -> [TransitionEffect?] {
    effects(Self.leaf.transition(transition), mirrored: mirrored)
  }

  private static let leaf = Leaf("leaf", size: CGSize(width: 10, height: 20))

  private static func moved(_ x: CGFloat, _ y: CGFloat) -> TransitionEffect {
    TransitionEffect(offset: CGPoint(x: x, y: y))
  }

  @Test("AN9 opacity and scale are there in part: scale around the middle, or the point that was said")
  func opacityAndScale() {
    #expect(effects(of: .opacity) == [TransitionEffect(opacity: 0.25), TransitionEffect(opacity: 0.75)])
    #expect(
      effects(of: .scale(scale: 0)) == [
        TransitionEffect(scale: 0.25, offset: CGPoint(x: 37.5, y: 37.5)),
        TransitionEffect(scale: 0.75, offset: CGPoint(x: 12.5, y: 12.5)),
      ])
    // The leaf is at 45, 40.
    #expect(
      effects(of: .scale(scale: 0.5, anchor: .topLeading)).first
        == TransitionEffect(scale: 0.625, offset: CGPoint(x: 16.875, y: 15)))
  }

  @Test("AN9 move, slide, push and offset go as far as the view is long, or as was said, and as people read")
  func movements() {
    #expect(effects(of: .move(edge: .leading)) == [Self.moved(-7.5, 0), Self.moved(-2.5, 0)])
    #expect(effects(of: .move(edge: .bottom)) == [Self.moved(0, 15), Self.moved(0, 5)])
    #expect(effects(of: .slide) == [Self.moved(-7.5, 0), Self.moved(2.5, 0)])
    #expect(effects(of: .slide, mirrored: true) == [Self.moved(7.5, 0), Self.moved(-2.5, 0)])
    #expect(effects(of: .offset(x: 40, y: 80)) == [Self.moved(30, 60), Self.moved(10, 20)])
    #expect(
      effects(of: .push(from: .top)) == [
        TransitionEffect(opacity: 0.25, offset: CGPoint(x: 0, y: -15)),
        TransitionEffect(opacity: 0.75, offset: CGPoint(x: 0, y: 5)),
      ])
  }

  @Test("MO56 a view of 100 moves by its own size, a scale begins with next to nothing, and a push fades")
  func halfWay() {
    let wide = Leaf("leaf", size: CGSize(width: 100, height: 20))
    func half(_ transition: AnyTransition) -> [TransitionEffect?] {
      effects(wide.transition(transition), .linear(duration: 2))
    }
    #expect(half(.move(edge: .leading)) == [Self.moved(-50, 0), Self.moved(-50, 0)])
    #expect(half(.move(edge: .top)) == [Self.moved(0, -10), Self.moved(0, -10)])
    #expect(half(.slide) == [Self.moved(-50, 0), Self.moved(50, 0)])
    #expect(half(.offset(x: 8, y: -4)) == [Self.moved(4, -2), Self.moved(4, -2)])
    #expect(
      half(.push(from: .bottom)) == [
        TransitionEffect(opacity: 0.5, offset: CGPoint(x: 0, y: 10)),
        TransitionEffect(opacity: 0.5, offset: CGPoint(x: 0, y: -10)),
      ])
    #expect(half(.scale).allSatisfy { abs(($0?.scale ?? 0) - 0.500005) < 1e-9 })
    #expect(half(.scale(scale: 0.2)).map { $0?.scale } == [0.6, 0.6])
  }

  @Test("MO62 where little shall move, what moves fades")
  func reducedMotion() {
    for transition in [AnyTransition.slide, .scale, .push(from: .top), .opacity.combined(with: .offset(x: 1))] {
      #expect(
        effects(Self.leaf.transition(transition).environment(\.accessibilityReduceMotion, true))
          == [TransitionEffect(opacity: 0.25), TransitionEffect(opacity: 0.75)])
    }
    #expect(
      effects(Self.leaf.transition(.identity).environment(\.accessibilityReduceMotion, true)) == [nil, nil])
  }

  @Test("AN9 transitions are combined, have two sides, and an animation of their own")
  func composition() {
    #expect(
      effects(of: .opacity.combined(with: .offset(x: 4))).first
        == TransitionEffect(opacity: 0.25, offset: CGPoint(x: 3, y: 0)))
    #expect(
      effects(of: .asymmetric(insertion: .opacity, removal: .offset(x: 4))) == [
        TransitionEffect(opacity: 0.25), Self.moved(1, 0),
      ])
    let own = AnyTransition.opacity.animation(.linear(duration: 2))
    #expect(effects(of: own).first == TransitionEffect(opacity: 0.5))
    #expect(effects(Self.leaf.transition(own), nil).first == TransitionEffect(opacity: 0.5))
    #expect(effects(of: .identity) == [nil, nil])
  }

  @Test("AN9 the transition may stand around or inside of what keeps no place of its own; the outermost is meant")
  func placeOfTheModifier() {
    let faded = [TransitionEffect(opacity: 0.25), TransitionEffect(opacity: 0.75)]
    #expect(effects(Group { Self.leaf.transition(.slide) }.transition(.opacity)) == faded)
    #expect(effects(LeafStack { Self.leaf.transition(.slide) }) == faded)
    #expect(effects(Self.leaf.id(1).transition(.offset(x: 4))).first == Self.moved(3, 0))
    #expect(effects(Self.leaf.transition(.offset(x: 4)).frame(width: 40, height: 40)).first == Self.moved(3, 0))
    let host = RecordingHost(Self.leaf.id(1).transition(.offset(x: 4)), animates: true)
    withAnimation(.linear(duration: 4)) { host.rootView = Self.leaf.id(2).transition(.offset(x: 4)) }
    host.settle()
    host.advance(by: 1)
    #expect(host.effect(on: "leaf") == Self.moved(3, 0))
  }

  @Test("AN9 a view moves by its whole length, frame included, and by nothing where the length is no number")
  func wholeView() {
    let framed = Self.leaf.frame(width: 40, height: 40)
    #expect(effects(framed.transition(.move(edge: .trailing))) == [Self.moved(30, 0), Self.moved(10, 0)])
    #expect(effects(of: .offset(x: .nan, y: .infinity)) == [Self.moved(0, 0), Self.moved(0, 0)])
    #expect(effects(of: .scale(scale: .nan)) == [Self.moved(0, 0), Self.moved(0, 0)])
  }

  @Test(
    "AN9 the curve of the animation is followed",
    arguments: [
      (.linear(duration: 1), 0.5, 0.5), (.easeIn(duration: 1), 0.5, 0.3154), (.easeOut(duration: 1), 0.5, 0.6846),
      (.easeInOut(duration: 1), 0.5, 0.5), (.easeInOut(duration: 1), 0.25, 0.1292),
      (.timingCurve(0, 0, 1, 1, duration: 2), 1, 0.5), (.linear(duration: 1).delay(1), 1.25, 0.25),
      (.linear(duration: 1).speed(2), 0.25, 0.5), (.linear(duration: 1).repeatCount(3), 1.25, 0.75),
      (.linear(duration: 1).repeatCount(3, autoreverses: false), 1.25, 0.25),
      (.linear(duration: 1).repeatForever(), 0.25, 0.25), (.spring(response: 1, dampingFraction: 1), 0.25, 0.4656),
      (.spring(response: 1, dampingFraction: 0.5), 0.25, 0.6473),
      (.spring(response: 1, dampingFraction: 2), 0.25, 0.2929),
    ] as [(Animation, Double, Double)])
  func curve(animation: Animation, time: Double, expected: Double) {
    let host = RecordingHost(Shown(isShown: false, content: Self.leaf), animates: true)
    withAnimation(animation) { host.rootView.isShown = true }
    host.settle()
    host.advance(by: time)
    #expect(abs((host.effect(on: "leaf")?.opacity ?? -1) - expected) < 0.001)
  }

  @Test(
    "AN9 an animation that has no end or no meaning ends",
    arguments: [
      .linear(duration: 1).repeatForever(), .linear(duration: 0), .linear(duration: -1), .linear(duration: .nan),
      .linear(duration: 1).speed(0), .spring(response: 0), .spring(dampingFraction: 0), .linear.delay(-1),
      .linear(duration: .infinity),
    ] as [Animation])
  func unusualAnimations(animation: Animation) {
    let host = RecordingHost(Shown(isShown: true, content: Self.leaf), animates: true)
    withAnimation(animation) { host.rootView.isShown = false }
    host.settle()
    host.advance(by: 1)
    #expect(host.shown == [])
  }
}
