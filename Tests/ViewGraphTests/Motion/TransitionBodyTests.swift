import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section MO: transitions of a program's own.
@Suite(.runtime) @MainActor
struct TransitionBodyTests {
  let notes = Notes<String>()

  /// Notes its amount in each frame.
  private struct Shift: ViewModifier, @MainActor Animatable {
    var amount: Double
    let name: String
    let notes: Notes<String>

    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    func body(content: Content) -> some View {
      let _ = notes.values.append("\(name) \(amount)")
      content
    }
  }

  private struct Shifting: Transition {
    var name = "shift"
    let notes: Notes<String>

    func body(content: Content, phase: TransitionPhase) -> some View {
      let _ = notes.values.append("\(phase)")
      content.modifier(Shift(amount: phase.value, name: name, notes: notes))
    }
  }

  /// Fades, and says that it does not move.
  private struct Still: Transition {
    let notes: Notes<String>
    static let properties = TransitionProperties(hasMotion: false)

    func body(content: Content, phase: TransitionPhase) -> some View {
      content.modifier(Shift(amount: phase.value, name: "still", notes: notes))
    }
  }

  private struct Page: View {
    var isShown: Bool
    var transition: AnyTransition
    var isReduced = false
    let notes: Notes<String>

    var body: some View {
      LeafStack(spacing: 0) {
        if isShown {
          Counter("counter").onDisappear { notes.values.append("disappeared") }.transition(transition)
        }
        Leaf("last")
      }
      .environment(\.accessibilityReduceMotion, isReduced)
    }
  }

  private func host(isShown: Bool, _ transition: AnyTransition, isReduced: Bool = false) -> RecordingHost<Page> {
    let page = Page(isShown: isShown, transition: transition, isReduced: isReduced, notes: notes)
    return RecordingHost(page, animates: true)
  }

  private func show(_ isShown: Bool, in host: RecordingHost<Page>, _ animation: Animation? = .linear(duration: 1)) {
    withAnimation(animation) { host.rootView.isShown = isShown }
    host.settle()
  }

  private func take() -> [String] {
    defer { notes.values = [] }
    return notes.values
  }

  @Test("MO55 the phases are -1, 0 and 1, and what is there from the start has the second")
  func phases() {
    #expect([TransitionPhase.willAppear, .identity, .didDisappear].map(\.value) == [-1, 0, 1])
    #expect([TransitionPhase.willAppear, .identity, .didDisappear].map(\.isIdentity) == [false, true, false])
    let host = host(isShown: true, AnyTransition(Shifting(notes: notes)))
    #expect(take() == ["identity", "shift 0.0"])
    #expect(host.shown == ["counter=0", "last"])
  }

  @Test("MO55 an insertion begins with the first phase and moves to the second, and a removal moves to the third")
  func insertionAndRemoval() {
    let host = host(isShown: false, AnyTransition(Shifting(notes: notes)))
    show(true, in: host)
    #expect(take() == ["willAppear", "shift -1.0", "identity", "shift -1.0"])
    host.advance(by: 0.5)
    #expect(take() == ["shift -0.5"])
    host.advance(by: 0.5)
    #expect(take() == ["shift 0.0"])
    host.send("counter")
    #expect(host.shown == ["counter=1", "last"])
    show(false, in: host)
    #expect(take() == ["didDisappear", "shift 0.0"])
    host.advance(by: 0.5)
    #expect(take() == ["shift 0.5"])
    #expect(host.shown == ["counter=1", "last"])
    host.advance(by: 0.5)
    #expect(take() == ["shift 1.0", "disappeared"])
    #expect(host.shown == ["last"] && !host.isMoving)
  }

  @Test("MO55 without an animation a view comes in its identity, and is gone at once")
  func withoutAnimation() {
    let host = host(isShown: false, AnyTransition(Shifting(notes: notes)))
    show(true, in: host, nil)
    #expect(take() == ["identity", "shift 0.0"])
    show(false, in: host, nil)
    #expect(take() == ["disappeared"] && host.shown == ["last"])
  }

  @Test("another transition leaves the view as it is, with its state")
  func otherTransition() {
    let host = host(isShown: true, .slide)
    host.send("counter")
    for transition in [AnyTransition(Shifting(notes: notes)), AnyTransition(Still(notes: notes)), .opacity] {
      host.rootView.transition = transition
      host.settle()
      #expect(host.shown == ["counter=1", "last"])
    }
  }

  /// Shows the view elsewhere, or not at all, while it is not there.
  private struct Changing: Transition {
    enum Kind: CaseIterable { case branch, nothing, type, identity, elements }
    let kind: Kind

    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> some View {
      switch kind {
      case .branch: if phase.isIdentity { content } else { content.padding(2) }
      case .nothing: if phase.isIdentity { content }
      case .type: phase.isIdentity ? AnyView(content) : AnyView(content.padding(2))
      case .identity: content.id(phase)
      case .elements: ForEach([phase.value], id: \.self) { _ in content }
      }
    }
  }

  @Test(
    "MO55 a view fades in its place, and is gone in the end, whose body shows it elsewhere when it goes",
    arguments: Changing.Kind.allCases)
  private func otherBranch(kind: Changing.Kind) {
    let host = host(isShown: true, AnyTransition(Changing(kind: kind)))
    #expect(host.shown == ["counter=0", "last"])
    show(false, in: host)
    host.advance(by: 0.75)
    #expect(host.shown == ["counter=0", "last"] && host.effect(on: "counter") == TransitionEffect(opacity: 0.25))
    host.advance(by: 0.25)
    #expect(host.shown == ["last"] && take() == ["disappeared"] && !host.isMoving)
    show(true, in: host)
    host.advance(by: 1)
    #expect(host.shown == ["counter=0", "last"] && host.effect(on: "counter") == nil && !host.isMoving)
  }

  @Test("MO57 a transition of one's own is combined with a built-in one, and both are seen")
  func combined() {
    let host = host(isShown: false, AnyTransition(Shifting(notes: notes)).combined(with: .opacity))
    show(true, in: host)
    notes.values = []
    host.advance(by: 0.25)
    #expect(take() == ["shift -0.75"])
    #expect(host.effect(on: "counter") == TransitionEffect(opacity: 0.25))
  }

  @Test("MO57 of two sides, each has its own phase")
  func asymmetric() {
    let sides = AnyTransition.asymmetric(
      insertion: AnyTransition(Shifting(name: "in", notes: notes)),
      removal: AnyTransition(Shifting(name: "out", notes: notes)))
    let host = host(isShown: false, sides)
    show(true, in: host)
    #expect(take().filter { $0.hasPrefix("in") && $0.contains(".") } == ["in -1.0", "in -1.0"])
    host.advance(by: 1)
    #expect(take() == ["in 0.0"])
    show(false, in: host)
    notes.values = []
    host.advance(by: 0.5)
    #expect(take().filter { $0.hasPrefix("out") } == ["out 0.5"])
  }

  @Test("MO57 a modifier for what is not there moves to the one for what is there, and back")
  func modifiers() {
    let transition = AnyTransition.modifier(
      active: Shift(amount: 8, name: "m", notes: notes), identity: Shift(amount: 0, name: "m", notes: notes))
    let host = host(isShown: false, transition)
    show(true, in: host)
    notes.values = []
    host.advance(by: 0.25)
    #expect(take() == ["m 6.0"])
    host.advance(by: 0.75)
    show(false, in: host)
    notes.values = []
    host.advance(by: 0.25)
    #expect(take() == ["m 2.0"])
  }

  @Test("MO58 a transition of one's own moves by its own animation, also in a change without one")
  func ownAnimation() {
    let own = AnyTransition(Shifting(notes: notes)).animation(.linear(duration: 2))
    for animation in [nil, Animation.linear(duration: 1)] {
      let host = host(isShown: false, own)
      show(true, in: host, animation)
      notes.values = []
      host.advance(by: 0.5)
      #expect(take() == ["shift -0.75"])
      host.advance(by: 1.5)
      show(false, in: host, animation)
      notes.values = []
      host.advance(by: 1.5)
      #expect(take() == ["shift 0.75"] && host.shown == ["counter=0", "last"])
      host.advance(by: 0.5)
      #expect(take() == ["shift 1.0", "disappeared"] && host.shown == ["last"])
    }
  }

  @Test("MO59 what comes back while it goes turns round from what is shown, and what goes while it comes too")
  func turnsRound() {
    let host = host(isShown: true, AnyTransition(Shifting(notes: notes)).combined(with: .opacity))
    show(false, in: host)
    host.advance(by: 0.25)
    _ = take()
    show(true, in: host)
    #expect(host.shown == ["counter=0", "last"])
    #expect(take() == ["willAppear", "shift -1.0", "identity", "shift 0.25", "disappeared"])
    #expect(host.effect(on: "counter") == TransitionEffect(opacity: 0.75))
    host.advance(by: 0.5)
    #expect(take() == ["shift 0.125"])
    #expect(host.effect(on: "counter") == TransitionEffect(opacity: 0.875))
    show(false, in: host)
    #expect(host.effect(on: "counter") == TransitionEffect(opacity: 0.875))
    host.advance(by: 1)
    #expect(host.shown == ["last"])
  }

  @Test("MO60 of a stack that comes, the transitions inside do nothing")
  func outermost() {
    struct Stack: View {
      let isShown: Bool
      let transition: AnyTransition
      var body: some View {
        LeafStack {
          if isShown { LeafStack { Leaf("leaf").transition(transition) } }
        }
      }
    }
    let transition = AnyTransition(Shifting(notes: notes))
    let host = RecordingHost(Stack(isShown: false, transition: transition), animates: true)
    withAnimation(.linear(duration: 1)) { host.rootView = Stack(isShown: true, transition: transition) }
    host.settle()
    #expect(take().last == "shift 0.0")
    host.advance(by: 0.25)
    #expect(take() == [] && host.effect(on: "leaf") == TransitionEffect(opacity: 0.25))
  }

  @Test("MO62 where little shall move, what would move fades, and what says that it does not stays")
  func reducedMotion() {
    let moving = host(isShown: false, AnyTransition(Shifting(notes: notes)).combined(with: .slide), isReduced: true)
    show(true, in: moving)
    notes.values = []
    moving.advance(by: 0.25)
    #expect(take() == [] && moving.effect(on: "counter") == TransitionEffect(opacity: 0.25))
    let still = host(isShown: false, AnyTransition(Still(notes: notes)), isReduced: true)
    show(true, in: still)
    notes.values = []
    still.advance(by: 0.25)
    #expect(take() == ["still -0.75"] && still.effect(on: "counter") == nil)
  }

  @Test("several views with one transition go together, and the host may end meanwhile")
  func several() {
    struct Group3: View {
      let isShown: Bool
      let transition: AnyTransition
      var body: some View {
        LeafStack {
          if isShown { Group { ForEach(0..<3) { Leaf("\($0)") } }.transition(transition) }
        }
      }
    }
    let transition = AnyTransition(Shifting(notes: notes))
    let host = RecordingHost(Group3(isShown: true, transition: transition), animates: true)
    withAnimation(.linear(duration: 1)) { host.rootView = Group3(isShown: false, transition: transition) }
    host.settle()
    host.advance(by: 0.5)
    #expect(host.shown == ["0", "1", "2"])
    host.unmount()
    #expect(host.shown == [])
  }
}
