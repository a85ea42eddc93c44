import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section MO: transitions of a program's own in a window, frame by frame on a clock that the test owns.
@Suite(.gtk) @MainActor
struct OwnTransitionTests {
  private struct Page<Way: Transition>: View {
    let transition: Way
    var isShown = true
    var body: some View {
      ZStack {
        Color.white
        if isShown {
          Color.black.frame(width: 40, height: 40).transition(transition)
        }
      }
    }
  }

  private static let size = CGSize(width: 100, height: 100)

  /// What is shown at the beginning, half way and at the end of a way in or out by a linear animation of a second.
  private func halves<Result>(
    _ transition: some Transition, isRemoval: Bool, _ look: @escaping (Pixels) -> Result
  ) async throws -> [Result] {
    let clock = TestClock()
    return try await clock.drivingGTK {
      let mounted = try await MountedView(Page(transition: transition, isShown: isRemoval), size: Self.size)
      withAnimation(.linear(duration: 1)) { mounted.rootView.isShown.toggle() }
      await Settling.settle()
      var results = [try look(Pixels(mounted.root))]
      await clock.advance(by: .seconds(0.02))
      for _ in 0..<2 {
        await clock.advance(by: .seconds(0.5))
        results.append(try look(Pixels(mounted.root)))
      }
      return results
    }
  }

  /// The columns that are dark in the middle row.
  private func dark(_ pixels: Pixels) -> Range<Int>? {
    let columns = (0..<100).filter { pixels[$0, 50][0] < 128 }
    return columns.first.flatMap { first in columns.last.map { first..<$0 + 1 } }
  }

  /// Whether numbers are those expected, but for a frame's way.
  private func isNear(_ found: [Int?], _ expected: [Int?]) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { found, expected in
        found == expected || abs((found ?? -100) - (expected ?? -100)) <= 2
      }
  }

  private struct Fading: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
  }

  private struct Passing: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: phase.value * 30) }
  }

  private struct Growing: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.scaleEffect(phase.isIdentity ? 1 : 0.5).padding(phase.isIdentity ? 0 : 4)
    }
  }

  @Test(
    "MO55 an effect of a transition of one's own moves in and out, and what has gone is not seen",
    arguments: [false, true])
  func opacity(isRemoval: Bool) async throws {
    let greys = try await halves(Fading(), isRemoval: isRemoval) { Int($0[50, 50][0]) }
    #expect(abs(greys[0] - (isRemoval ? 0 : 255)) < 4 && abs(greys[1] - 128) < 12, "\(greys)")
    #expect(greys[2] == (isRemoval ? 255 : 0))
  }

  @Test("MO55 an offset of a transition of one's own goes on in its direction")
  func offset() async throws {
    #expect(isNear(try await halves(Passing(), isRemoval: false, dark).map { $0?.lowerBound }, [0, 15, 30]))
    #expect(isNear(try await halves(Passing(), isRemoval: true, dark).map { $0?.lowerBound }, [30, 45, nil]))
  }

  private struct Branching: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      if phase.isIdentity { content } else { content.rotationEffect(.degrees(45)) }
    }
  }

  @Test("MO55 what a body shows in another branch when it goes fades in its place")
  func otherBranch() async throws {
    let greys = try await halves(Branching(), isRemoval: true) { Int($0[50, 50][0]) }
    #expect(greys[0] == 0 && abs(greys[1] - 128) < 12 && greys[2] == 255)
  }

  @Test("MO55 a scale moves, and the view is as large as it was in the end")
  func scale() async throws {
    #expect(isNear(try await halves(Growing(), isRemoval: false, dark).map { $0?.count }, [20, 30, 40]))
    #expect(isNear(try await halves(Growing(), isRemoval: true, dark).map { $0?.count }, [40, 30, nil]))
  }

  @Test("MO56 MO57 the built-in transitions are types, which do the same as those whose type is not known")
  func builtIn() async throws {
    #expect(
      isNear(try await halves(.move(edge: .leading), isRemoval: false, dark).map { $0?.lowerBound }, [0, 10, 30]))
    #expect(
      try await halves(.offset(x: 20).combined(with: .opacity), isRemoval: true) { $0[75, 50][0] < 250 }
        == [false, true, false])
    #expect(
      isNear(
        try await halves(.slide.animation(.linear(duration: 2)), isRemoval: true, dark).map { $0?.lowerBound },
        [30, 40, 50]))
    let sides = AsymmetricTransition(insertion: .scale(0.5), removal: .identity)
    #expect(isNear(try await halves(sides, isRemoval: true, dark).map { $0?.count }, [nil, nil, nil]))
    #expect(isNear(try await halves(sides, isRemoval: false, dark).map { $0?.count }, [20, 30, 40]))
  }

  /// Uses another transition in its body.
  private struct Wrapping<Inner: Transition>: Transition {
    let inner: Inner
    func body(content: Content, phase: TransitionPhase) -> some View { inner.apply(content: content, phase: phase) }
  }

  @Test("MO56 the bodies of the built-in transitions move as well as they do")
  func bodies() async throws {
    #expect(
      isNear(
        try await halves(Wrapping(inner: .move(edge: .trailing)), isRemoval: true, dark).map { $0?.lowerBound },
        [30, 50, nil]))
    #expect(
      isNear(
        try await halves(Wrapping(inner: .slide), isRemoval: false, dark).map { $0?.lowerBound }, [0, 10, 30]))
    let pushed = try await halves(Wrapping(inner: .push(from: .leading)), isRemoval: true) { $0[55, 50][0] }
    #expect(pushed[0] == 0 && abs(Int(pushed[1]) - 128) < 12 && pushed[2] == 255)
    #expect(try await halves(Wrapping(inner: .blurReplace), isRemoval: true, dark).map { $0 == nil }.last == true)
  }

  @Test("MO62 where the desktop wants nothing to move, the environment says so")
  func reducedMotion() async throws {
    struct Reading: View {
      @Environment(\.accessibilityReduceMotion) private var reducesMotion
      var body: some View { Text(reducesMotion ? "still" : "moving") }
    }
    let mounted = try await MountedView(Reading(), size: Self.size)
    #expect(mounted.root.texts == ["still"])
    await TestClock().drivingGTK {
      await Settling.settle()
      #expect(mounted.root.texts == ["moving"])
    }
  }
}
