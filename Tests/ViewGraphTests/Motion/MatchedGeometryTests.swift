import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section MO: views in the frames of others.
@Suite(.runtime) @MainActor
struct MatchedGeometryTests {
  private static let room = CGSize(width: 200, height: 100)

  /// Room of a size, which it offers to what is in it.
  private struct Box: Layout {
    var size = CGSize(width: 20, height: 10)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(size)) }
    }
  }

  /// A source of 60 × 30 below a follower of 20 × 10.
  private struct Pair: View {
    @Namespace private var namespace
    @Namespace private var otherNamespace
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    var hasSource = true
    var isOther = false
    var height: CGFloat = 30

    var body: some View {
      LeafStack(spacing: 0) {
        Leaf("before")
        Box {
          FillingLeaf("follower")
            .matchedGeometryEffect(
              id: "id", in: isOther ? otherNamespace : namespace, properties: properties, anchor: anchor,
              isSource: false)
        }
        if hasSource {
          Leaf("source", size: CGSize(width: 60, height: height)).matchedGeometryEffect(id: "id", in: namespace)
        }
      }
    }
  }

  private func host(_ view: Pair) -> RecordingHost<Pair> {
    let host = RecordingHost(view, laysOut: true, animates: true)
    host.layOut(in: Self.room)
    return host
  }

  private func frame(_ host: RecordingHost<some View>, _ name: String) -> CGRect? { host.frame(of: name) }

  private static let source = CGRect(x: 70, y: 45, width: 60, height: 30)

  @Test("MO65 MO69 a follower has the frame of its source, its room stays, and nothing else is laid out otherwise")
  func follower() {
    let host = host(Pair())
    #expect(frame(host, "source") == Self.source)
    #expect(frame(host, "follower") == Self.source)
    #expect(frame(host, "before") == CGRect(x: 95, y: 25, width: 10, height: 10))
  }

  @Test("MO65 a follower goes along when its source gets another size, by the same animation")
  func goesAlong() {
    let host = host(Pair())
    withAnimation(.linear(duration: 1)) { host.rootView.height = 50 }
    host.settle()
    host.layOut(in: Self.room)
    host.advance(by: 0.5)
    #expect(frame(host, "source") == CGRect(x: 70, y: 40, width: 60, height: 40))
    #expect(frame(host, "follower") == frame(host, "source"))
    host.advance(by: 0.5)
    #expect(frame(host, "follower") == CGRect(x: 70, y: 35, width: 60, height: 50))
  }

  @Test("MO67 only the place, or only the size, is taken; an anchor is the point that meets; a namespace is a group")
  func properties() {
    #expect(frame(host(Pair(properties: .position)), "follower") == CGRect(x: 90, y: 55, width: 20, height: 10))
    #expect(
      frame(host(Pair(properties: .position, anchor: .topLeading)), "follower")
        == CGRect(x: 70, y: 45, width: 20, height: 10))
    // In the middle of its own room, which is at 90, 35.
    #expect(frame(host(Pair(properties: .size)), "follower") == CGRect(x: 70, y: 25, width: 60, height: 30))
    #expect(frame(host(Pair(isOther: true)), "follower") == CGRect(x: 90, y: 35, width: 20, height: 10))
  }

  @Test("MO68 without a source, and after it has gone, a follower is where layout puts it")
  func noSource() {
    let host = host(Pair(hasSource: false))
    #expect(frame(host, "follower") == CGRect(x: 90, y: 50, width: 20, height: 10))
    host.rootView.hasSource = true
    host.settle()
    host.layOut(in: Self.room)
    #expect(frame(host, "follower") == Self.source)
    withAnimation(.linear(duration: 1)) { host.rootView.hasSource = false }
    host.settle()
    host.layOut(in: Self.room)
    host.advance(by: 1)
    #expect(frame(host, "follower") == CGRect(x: 90, y: 50, width: 20, height: 10))
  }

  private struct Several: View {
    @Namespace private var namespace
    var hasSecond = true
    var body: some View {
      LeafStack(spacing: 0) {
        Leaf("first", size: CGSize(width: 10, height: 20)).matchedGeometryEffect(id: 1, in: namespace)
        if hasSecond { Leaf("second", size: CGSize(width: 10, height: 40)).matchedGeometryEffect(id: 1, in: namespace) }
        Box { FillingLeaf("follower").matchedGeometryEffect(id: 1, in: namespace, isSource: false) }
      }
    }
  }

  @Test("MO68 of several sources the latest counts, and they are reported once")
  func severalSources() {
    let host = RecordingHost(Several(hasSecond: false), laysOut: true, animates: true)
    host.layOut(in: Self.room)
    #expect(frame(host, "follower") == frame(host, "first") && Diagnostics.kinds == [])
    host.rootView.hasSecond = true
    host.settle()
    host.layOut(in: Self.room)
    #expect(frame(host, "follower") == frame(host, "second") && Diagnostics.kinds == [.severalSources])
    host.rootView.hasSecond = false
    host.settle()
    host.layOut(in: Self.room)
    #expect(frame(host, "follower") == frame(host, "first") && Diagnostics.kinds == [.severalSources])
  }

  /// One view or another with the same id, in stacks of their own.
  private struct Hero: View {
    @Namespace private var namespace
    var properties = MatchedGeometryProperties.frame
    var isLarge = false
    var body: some View {
      LeafStack(spacing: 0) {
        LeafStack(spacing: 0) {
          if !isLarge {
            Box { FillingLeaf("small").matchedGeometryEffect(id: 1, in: namespace, properties: properties) }
          }
          Leaf("gap", size: CGSize(width: 10, height: 20))
        }
        if isLarge {
          Box(size: CGSize(width: 40, height: 20)) {
            FillingLeaf("large").matchedGeometryEffect(id: 1, in: namespace, properties: properties)
          }
          .transition(.identity)
        }
      }
    }
  }

  @Test("MO66 a source that goes and one that comes are laid out along one way, each faded by its own transition")
  func hero() {
    let host = RecordingHost(Hero(), laysOut: true, animates: true)
    host.layOut(in: Self.room)
    #expect(frame(host, "small") == CGRect(x: 90, y: 35, width: 20, height: 10))
    withAnimation(.linear(duration: 1)) { host.rootView.isLarge = true }
    host.settle()
    host.layOut(in: Self.room)
    host.advance(by: 0.5)
    // Half way from the small frame to the large one, which is at 80, 50.
    let half = CGRect(x: 85, y: 42.5, width: 30, height: 15)
    #expect(frame(host, "large") == half && frame(host, "small") == half)
    #expect(host.effects(on: "small").contains(TransitionEffect(opacity: 0.5)))
    host.layOut(in: Self.room)
    #expect(frame(host, "large") == half)
    host.advance(by: 0.5)
    #expect(frame(host, "large") == CGRect(x: 80, y: 50, width: 40, height: 20))
    #expect(host.effect(on: "large") == nil && !host.isMoving)
    #expect(host.shown == ["gap", "large"])
  }

  @Test("MO67 of the way only the place, or only the size, is taken")
  func propertiesOnTheWay() {
    func half(_ properties: MatchedGeometryProperties) -> [CGRect?] {
      let host = RecordingHost(Hero(properties: properties), laysOut: true, animates: true)
      host.layOut(in: Self.room)
      withAnimation(.linear(duration: 1)) { host.rootView.isLarge = true }
      host.settle()
      host.layOut(in: Self.room)
      host.advance(by: 0.5)
      return ["small", "large"].map { frame(host, $0) }
    }
    #expect(
      half(.position)
        == [CGRect(x: 90, y: 45, width: 20, height: 10), CGRect(x: 80, y: 40, width: 40, height: 20)])
    #expect(
      half(.size)
        == [CGRect(x: 85, y: 32.5, width: 30, height: 15), CGRect(x: 85, y: 52.5, width: 30, height: 15)])
  }

  private struct SlowHero: View {
    @Namespace private var namespace
    var isLarge = false
    var body: some View {
      LeafStack(spacing: 0) {
        LeafStack(spacing: 0) {
          if !isLarge {
            Leaf("small", size: CGSize(width: 20, height: 10)).matchedGeometryEffect(id: 1, in: namespace)
              .transition(.opacity.animation(.linear(duration: 4)))
          }
        }
        LeafStack(spacing: 0) {
          if isLarge {
            Leaf("large", size: CGSize(width: 40, height: 20)).matchedGeometryEffect(id: 1, in: namespace)
          }
        }
      }
    }
  }

  @Test("MO66 a source that fades for longer than it moves stays where it has come")
  func slowFade() {
    let host = RecordingHost(SlowHero(), laysOut: true, animates: true)
    host.layOut(in: Self.room)
    withAnimation(.linear(duration: 1)) { host.rootView.isLarge = true }
    host.settle()
    host.layOut(in: Self.room)
    for _ in 0..<2 { host.advance(by: 1) }
    let effects = host.effects(on: "small")
    #expect(effects.contains(TransitionEffect(opacity: 0.5)))
    #expect(effects.count == 2)
    for _ in 0..<2 { host.advance(by: 1) }
    #expect(host.shown == ["large"] && !host.isMoving)
  }

  @Test("MO66 one that takes the place on the way begins where the former is seen")
  func interrupted() {
    let host = RecordingHost(Hero(), laysOut: true, animates: true)
    host.layOut(in: Self.room)
    for isLarge in [true, false] {
      withAnimation(.linear(duration: 1)) { host.rootView.isLarge = isLarge }
      host.settle()
      host.layOut(in: Self.room)
      host.advance(by: 0.5)
    }
    // From 85, 42.5, 30 × 15 half way to 90, 35, 20 × 10.
    #expect(frame(host, "small") == CGRect(x: 87.5, y: 38.75, width: 25, height: 12.5))
  }

  @Test("a namespace stays the same while its view does, and is no other's")
  func namespaces() {
    struct Named: View {
      @Namespace private var namespace
      let count: Int
      let notes: Notes<Namespace.ID>
      var body: some View {
        let _ = notes.values.append(namespace)
        Leaf("leaf", count)
      }
    }
    let notes = Notes<Namespace.ID>()
    let host = RecordingHost(Named(count: 0, notes: notes))
    host.show(Named(count: 1, notes: notes))
    let other = RecordingHost(Named(count: 0, notes: notes))
    #expect(notes.values.count == 3 && notes.values[0] == notes.values[1] && notes.values[0] != notes.values[2])
    #expect(host.shown == ["leaf=1"] && other.shown == ["leaf=0"])
  }
}
