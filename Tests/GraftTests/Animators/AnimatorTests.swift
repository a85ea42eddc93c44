import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Animators by phases and by key frames, frame by frame on a clock that the test owns.
@Suite(.gtk) @MainActor
struct AnimatorTests {
  private let log = Log()

  /// Runs a test whose frames go by a clock that drives GTK.
  private func onClock(_ body: @MainActor (TestClock) async throws -> Void) async throws {
    let (clock, before) = (TestClock(), TimelineTime.now)
    TimelineTime.now = { Date(timeIntervalSinceReferenceDate: 1000 + clock.now.sinceStart / .seconds(1)) }
    defer { TimelineTime.now = before }
    try await clock.drivingGTK { try await body(clock) }
  }

  private struct Phases: View {
    var phases = ["a", "b", "c"]
    var trigger: Int?
    let log: Log
    var body: some View {
      if let trigger {
        Text("t").phaseAnimator(phases, trigger: trigger, content: content, animation: animation)
      } else {
        PhaseAnimator(phases) { phase in
          content(Text("t"), phase)
        } animation: {
          animation($0)
        }
      }
    }

    private func content(_ view: some View, _ phase: String) -> some View {
      log.note(phase)
      return view.opacity(phase == "a" ? 1 : 0.5)
    }

    private func animation(_ phase: String) -> Animation? {
      log.note("to \(phase)")
      return phase == "c" ? nil : .linear(duration: 1)
    }
  }

  @Test("MO70 MO72 phases follow each other when the animation to each is complete, and nil jumps")
  func phases() async throws {
    try await onClock { clock in
      let mounted = try await MountedView(Phases(log: log))
      #expect(log.entries == ["a"])
      await clock.advance(by: .seconds(0.5))
      #expect(log.entries == ["a", "to b", "b"])
      await clock.advance(by: .seconds(0.7))
      #expect(log.entries == ["a", "to b", "b", "to c", "c", "to a", "a"])
      await clock.advance(by: .seconds(1.2))
      #expect(log.entries.suffix(2) == ["to b", "b"])
      #expect(mounted.root.texts == ["t"])
    }
  }

  @Test("MO71 with a trigger the other phases are gone through once and back to the first")
  func triggeredPhases() async throws {
    try await onClock { clock in
      let mounted = try await MountedView(Phases(trigger: 0, log: log))
      await clock.advance(by: .seconds(2))
      #expect(log.entries == ["a"])
      mounted.rootView.trigger = 1
      await Settling.settle()
      log.entries = []
      await clock.advance(by: .seconds(4))
      #expect(log.entries == ["to c", "c", "to a", "a"])
      // On the way it begins again from what is shown.
      mounted.rootView.trigger = 2
      await Settling.settle()
      await clock.advance(by: .seconds(0.5))
      log.entries = []
      mounted.rootView.trigger = 3
      await Settling.settle()
      #expect(log.entries.contains("to b"))
      await clock.advance(by: .seconds(4))
      #expect(log.entries.suffix(2) == ["to a", "a"])
    }
  }

  @Test("MO73 no phases show nothing and are reported, one makes no frames, and without animations the first one stays")
  func fewPhases() async throws {
    try await onClock { clock in
      let mounted = try await MountedView(Phases(phases: [], log: log))
      #expect(mounted.root.texts == [])
      #expect(Diagnostics.recorded.map(\.kind) == [.emptyAnimator])
      Diagnostics.removeAll()
      _ = try await MountedView(Phases(phases: ["a"], log: log))
      await clock.advance(by: .seconds(2))
      #expect(log.entries == ["a"])
    }
    let settings = ObjectReference(retaining: gtk_settings_get_default().objectAddress)
    let before: Bool = settings["gtk-enable-animations"]
    defer { settings["gtk-enable-animations"] = before }
    settings["gtk-enable-animations"] = false
    log.entries = []
    let still = try await MountedView(Phases(log: log))
    try await Task.sleep(for: .milliseconds(200))
    #expect(log.entries == ["a"] && still.root.texts == ["t"])
  }

  private struct Frames: View {
    var trigger: Int?
    let log: Log
    var body: some View {
      if let trigger {
        Text("t").keyframeAnimator(initialValue: Point(), trigger: trigger, content: content, keyframes: tracks)
      } else {
        KeyframeAnimator(initialValue: Point()) {
          content(Text("t"), $0)
        } keyframes: {
          tracks($0)
        }
      }
    }

    private func content(_ view: some View, _ point: Point) -> some View {
      log.note("\((point.x * 100).rounded() / 100) \((point.y * 100).rounded() / 100)")
      return view.offset(x: point.x)
    }

    @KeyframesBuilder<Point>
    private func tracks(_ point: Point) -> some Keyframes<Point> {
      KeyframeTrack(\.x) { LinearKeyframe(point.x + 100, duration: 1) }
      KeyframeTrack(\.y) { LinearKeyframe(10, duration: 0.5) }
    }
  }

  private struct Point {
    var x = 0.0
    var y = 0.0
    var z = 7.0
  }

  @Test("MO74 MO75 a trigger plays all tracks once from the current value, and the end is kept")
  func keyframes() async throws {
    try await onClock { clock in
      let mounted = try await MountedView(Frames(trigger: 0, log: log))
      await clock.advance(by: .seconds(1))
      #expect(log.entries == ["0.0 0.0"])
      mounted.rootView.trigger = 1
      await Settling.settle()
      log.entries = []
      await clock.advance(by: .seconds(0.75))
      let (x, y) = try #require(last)
      #expect((68...75).contains(x) && y == 10)
      #expect((40...48).contains(log.entries.count))
      await clock.advance(by: .seconds(0.5))
      #expect(log.entries.last == "100.0 10.0")
      let count = log.entries.count
      await clock.advance(by: .seconds(1))
      #expect(log.entries.count == count)
      // From the value that it has come to.
      mounted.rootView.trigger = 2
      await Settling.settle()
      await clock.advance(by: .seconds(2))
      #expect(log.entries.last == "200.0 10.0")
    }
  }

  @Test("MO74 without a trigger the key frames begin again from the initial value")
  func repeatedKeyframes() async throws {
    try await onClock { clock in
      _ = try await MountedView(Frames(log: log))
      await clock.advance(by: .seconds(0.9))
      #expect(try (80...90).contains(#require(last).x))
      await clock.advance(by: .seconds(0.4))
      #expect(try (20...30).contains(#require(last).x))
    }
  }

  private var last: (x: Double, y: Double)? {
    let numbers = log.entries.last?.split(separator: " ").compactMap { Double($0) }
    return numbers.map { ($0[0], $0[1]) }
  }
}
