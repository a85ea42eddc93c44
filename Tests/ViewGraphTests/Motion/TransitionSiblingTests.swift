import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section MO: what bodies of transitions show beside the view.
@Suite(.runtime) @MainActor
struct TransitionSiblingTests {
  private enum Kind: CaseIterable {
    /// Only while the view is there.
    case whileThere
    /// Only while it goes or comes.
    case whileAway
    case always
  }

  /// Shows a leaf beside the view.
  private struct Badged: Transition {
    let kind: Kind
    var badge: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View {
      content
      if kind == .always || phase.isIdentity == (kind == .whileThere) {
        Leaf("badge").transition(.opacity.animation(badge))
      }
    }
  }

  private struct Page: View {
    var isShown = true
    let transition: AnyTransition
    var body: some View {
      LeafStack(spacing: 0) {
        if isShown { Leaf("view").transition(transition) }
        Leaf("last")
      }
    }
  }

  private func host(_ kind: Kind, badge: Animation? = nil) -> RecordingHost<Page> {
    RecordingHost(
      Page(transition: AnyTransition(Badged(kind: kind, badge: badge)).combined(with: .opacity)), animates: true)
  }

  private func show(_ isShown: Bool, in host: RecordingHost<Page>) {
    withAnimation(.linear(duration: 1)) { host.rootView.isShown = isShown }
    host.settle()
  }

  @Test("MO55 what a body shows beside a view that goes fades with it, and is gone when that is")
  func goes() {
    let host = host(.whileThere)
    #expect(host.shown == ["view", "badge", "last"])
    show(false, in: host)
    host.advance(by: 0.25)
    #expect(host.shown == ["view", "badge", "last"])
    #expect(host.effects(on: "view").map(\.opacity) == [0.75])
    // By its own transition, and by that of the whole.
    #expect(host.effects(on: "badge").map(\.opacity) == [0.75, 0.75])
    host.advance(by: 0.75)
    #expect(host.shown == ["last"] && !host.isMoving)
  }

  @Test("MO55 what a body shows beside it stays until the last of both has gone", arguments: [0.5, 2.0])
  func ownAnimation(duration: Double) throws {
    let host = host(.whileThere, badge: .linear(duration: duration))
    show(false, in: host)
    host.advance(by: 0.4)
    let own = try #require(host.effects(on: "badge").first?.opacity)
    #expect(abs(own - (1 - 0.4 / duration)) < 1e-9)
    host.advance(by: max(duration, 1) - 0.5)
    #expect(host.shown.last == "last" && host.shown.count == (duration < 1 ? 2 : 3))
    host.advance(by: 0.1)
    #expect(host.shown == ["last"] && !host.isMoving)
  }

  @Test("MO59 what a body shows beside a view is there once after it has turned round", arguments: Kind.allCases)
  private func turnsRound(kind: Kind) {
    let host = host(kind)
    let atRest = host.shown
    show(false, in: host)
    host.advance(by: 0.25)
    show(true, in: host)
    #expect(host.shown.filter { $0 == "badge" }.count <= 1)
    host.advance(by: 0.25)
    show(false, in: host)
    host.advance(by: 0.1)
    show(true, in: host)
    for _ in 0..<2 { host.advance(by: 1) }
    #expect(host.shown == atRest && !host.isMoving)
    #expect(host.effect(on: "badge") == nil && host.effect(on: "view") == nil)
    show(false, in: host)
    for _ in 0..<2 { host.advance(by: 1) }
    #expect(host.shown == ["last"] && !host.isMoving)
  }
}
