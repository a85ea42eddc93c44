import Foundation
import Graft
import TestSupport
import Testing

/// Gestures that are fed with input directly.
@Suite @MainActor
struct GestureTrackerTests {
  private let log = Log()

  /// A gesture that is told of input, and tells of itself after each.
  private struct Feed<Value> {
    let tracker: _GestureTracker<Value>

    @MainActor
    init(_ gesture: some Gesture<Value>) { tracker = gesture._tracker(reusing: nil) }

    @MainActor
    func send(_ input: GestureInput) {
      tracker.receive(input)
      tracker.tell()
      tracker.tellEnd()
    }

    @MainActor
    func press(_ x: CGFloat = 0, at time: Double = 0) { send(.press(moment(x, time), PressTraits())) }

    @MainActor
    func move(_ x: CGFloat, at time: Double = 0) { send(.move(moment(x, time))) }

    @MainActor
    func release(_ x: CGFloat = 0, at time: Double = 0) { send(.release(moment(x, time))) }

    @MainActor
    func pinch(_ amount: Double, at time: Double = 0, turning: Bool = false) {
      let moment = PinchMoment(
        amount: amount, location: CGPoint(x: 25, y: 30), size: CGSize(width: 100, height: 60), time: time)
      send(turning ? .rotate(moment) : .magnify(moment))
    }

    @MainActor
    private func moment(_ x: CGFloat, _ time: Double) -> PointerMoment {
      PointerMoment(location: CGPoint(x: x, y: 0), time: time)
    }

    @MainActor var isActive: Bool { if case .active = tracker.phase { true } else { false } }

    @MainActor var hasFailed: Bool { if case .failed = tracker.phase { true } else { false } }

    @MainActor var hasEnded: Bool { if case .ended = tracker.phase { true } else { false } }
  }

  private func tap(_ name: String, count: Int = 1) -> some Gesture<Void> {
    TapGesture(count: count).onEnded { log.note(name) }
  }

  @Test("GE1 (part) a tap ends with the release, and is none where the pointer has moved by 45", arguments: [44, 45])
  func tapTolerance(way: CGFloat) {
    let feed = Feed(tap("tap"))
    feed.press()
    #expect(log.entries == [])
    feed.move(way)
    feed.release(way)
    #expect(log.entries == (way < 45 ? ["tap"] : []))
  }

  @Test("GE2 the second press of a double tap comes within the time and the distance of a double click")
  func doubleTap() {
    let feed = Feed(tap("double", count: 2))
    feed.press(0, at: 0)
    feed.release(0, at: 0.1)
    #expect(feed.tracker.deadline == 0.4)
    feed.press(5, at: 0.4)
    feed.release(5, at: 0.5)
    #expect(log.entries == ["double"])
    for (place, time) in [(6.0, 0.2), (0.0, 0.41)] {
      feed.tracker.reset()
      feed.press(0, at: 0)
      feed.release(0, at: 0.1)
      feed.press(place, at: time)
      #expect(feed.hasFailed)
    }
    #expect(log.entries == ["double"])
  }

  @Test("GE5 (part) a long press ends at its time, and fails when it moves by more than 10 or the button is released")
  func longPress() {
    let feed = Feed(LongPressGesture().onChanged { log.note("\($0)") }.onEnded { log.note("ended \($0)") })
    feed.press(0, at: 3)
    #expect(feed.tracker.deadline == 3.5)
    feed.move(10, at: 3.2)
    feed.send(.time(3.5))
    #expect(log.entries == ["true", "ended true"])
    feed.tracker.reset()
    feed.press()
    feed.move(11)
    #expect(feed.hasFailed && feed.tracker.deadline == nil)
    feed.tracker.reset()
    feed.press()
    feed.release()
    #expect(feed.hasFailed)
    #expect(log.entries == ["true", "ended true", "true", "true"])
  }

  @Test("GE6 GE8 a drag begins after 10, with the whole way from the press, which tells nothing without it")
  func drag() {
    let feed = Feed(
      DragGesture().onChanged { log.note("\($0.startLocation.x) \($0.location.x) \($0.translation.width)") }
        .onEnded { log.note("end \($0.translation.width)") })
    feed.press(5)
    feed.move(14)
    #expect(log.entries == [])
    feed.move(15)
    feed.move(-500)
    feed.release(-500)
    #expect(log.entries == ["5.0 15.0 10.0", "5.0 -500.0 -505.0", "end -505.0"])
    feed.tracker.reset()
    feed.press(5)
    feed.release(5)
    #expect(log.entries.count == 3)
  }

  @Test("GE7 GE12 without a least distance a drag begins with the press, and the same place is told once")
  func immediateDrag() {
    let feed = Feed(
      DragGesture(minimumDistance: 0).onChanged { log.note("\($0.translation.width)") }.onEnded { _ in log.note("end") }
    )
    feed.press(5)
    feed.move(5)
    feed.release(5)
    #expect(log.entries == ["0.0", "end"])
  }

  @Test("GE10 a drag is expected to go on for a quarter of its velocity, which is none after a rest of 0.1 s")
  func velocity() {
    var values: [DragGesture.Value] = []
    let feed = Feed(DragGesture().onChanged { values.append($0) }.onEnded { values.append($0) })
    feed.press(0, at: 0)
    feed.move(20, at: 0.0625)
    feed.release(20, at: 1)
    #expect(values.map(\.velocity.width) == [320, 0])
    #expect(values.map(\.predictedEndLocation.x) == [100, 20])
    #expect(values.map(\.predictedEndTranslation.width) == [100, 20])
  }

  @Test("GE15 a state follows the values of a gesture that may still begin, and is told of none that has failed")
  func updating() {
    let state = GestureState(initialValue: 0)
    let feed = Feed(
      DragGesture().updating(state) { value, _, _ in log.note("\(value.translation.width)") })
    feed.press()
    feed.move(9)
    feed.release(9)
    #expect(log.entries == [])
    feed.tracker.reset()
    feed.press()
    feed.move(12)
    feed.tracker.cancel()
    feed.tracker.tell()
    #expect(log.entries == ["12.0"])
  }

  @Test("GE22 simultaneous gestures go on while either does, and end with what has ended when both are over")
  func simultaneous() {
    let feed = Feed(
      tap("tap").simultaneously(with: DragGesture().onEnded { _ in log.note("drag") })
        .onEnded { log.note("\($0.first == nil) \($0.second == nil)") })
    feed.press()
    feed.release()
    #expect(log.entries == ["tap", "false true"])
    log.entries = []
    feed.tracker.reset()
    feed.press()
    feed.move(20)
    #expect(feed.isActive)
    feed.move(50)
    feed.release(50)
    #expect(log.entries == ["drag", "true false"])
    feed.tracker.reset()
    feed.press()
    feed.move(5)
    feed.tracker.cancel()
    #expect(feed.hasFailed)
  }

  private var pressAndDrag: some Gesture<SequenceGesture<LongPressGesture, DragGesture>.Value> {
    LongPressGesture().sequenced(before: DragGesture()).onChanged { value in
      switch value {
      case .first(let isPressed): log.note("first \(isPressed)")
      case .second(let isPressed, let drag):
        log.note("second \(isPressed) \(drag.map { "\($0.translation.width)" } ?? "nil")")
      }
    }
    .onEnded { _ in log.note("end") }
  }

  @Test("GE23 a drag after a long press tells first of the press, then of its success, then of the drag")
  func sequence() {
    let feed = Feed(pressAndDrag)
    feed.press(0, at: 1)
    feed.send(.time(1.5))
    feed.move(5, at: 1.6)
    feed.move(30, at: 1.7)
    feed.release(30, at: 1.8)
    #expect(log.entries == ["first true", "second true nil", "second true 30.0", "end"])
  }

  @Test("GE23 moved or released before the press has succeeded, it fails and no drag begins", arguments: [true, false])
  func failedSequence(isMoved: Bool) {
    let feed = Feed(pressAndDrag)
    feed.press(0, at: 1)
    if isMoved { feed.move(30, at: 1.1) } else { feed.release(0, at: 1.1) }
    feed.send(.time(2))
    #expect(feed.hasFailed)
    #expect(log.entries == ["first true"])
  }

  @Test("GE24 GE3 of two exclusive gestures the second waits until the first has failed")
  func exclusive() {
    let feed = Feed(tap("double", count: 2).exclusively(before: tap("single")))
    feed.press(0, at: 0)
    feed.release(0, at: 0.1)
    #expect(log.entries == [])
    feed.send(.time(0.4))
    #expect(log.entries == ["single"])
    #expect(feed.hasEnded)
    feed.tracker.reset()
    feed.press(0, at: 1)
    feed.release(0, at: 1.1)
    feed.press(0, at: 1.2)
    feed.release(0, at: 1.3)
    #expect(log.entries == ["single", "double"])
  }

  @Test("GE24 the second gives its value while the first is merely possible")
  func exclusiveValues() {
    let gesture = DragGesture(minimumDistance: 20).exclusively(before: DragGesture(minimumDistance: 5))
    let feed = Feed(
      gesture.onChanged { value in
        switch value {
        case .first(let drag): log.note("first \(drag.translation.width)")
        case .second(let drag): log.note("second \(drag.translation.width)")
        }
      })
    feed.press()
    feed.move(10)
    feed.move(30)
    #expect(log.entries == ["second 10.0", "first 30.0"])
  }

  @Test("GE25 what is added to a gesture runs in the order in which it was added, and each view follows it by itself")
  func order() {
    let gesture = DragGesture(minimumDistance: 0).onChanged { _ in log.note("a") }.onEnded { _ in log.note("end a") }
      .map(\.translation.width).onChanged { log.note("b \($0)") }.onEnded { log.note("end b \($0)") }
    let (feed, other) = (Feed(gesture), Feed(AnyGesture(gesture)))
    feed.press()
    #expect(log.entries == ["a", "b 0.0"])
    other.press()
    feed.release()
    #expect(log.entries == ["a", "b 0.0", "a", "b 0.0", "end a", "end b 0.0"])
    #expect(other.isActive)
  }

  @Test("GE26 (part) a gesture that goes on runs the latest closures")
  func latest() {
    func gesture(_ name: String) -> some Gesture<CGFloat> {
      DragGesture(minimumDistance: 0).onChanged { _ in log.note(name) }.map(\.location.x)
    }
    let feed = Feed(gesture("old"))
    feed.press()
    #expect(gesture("new")._tracker(reusing: feed.tracker) === feed.tracker)
    feed.move(3)
    #expect(log.entries == ["old", "new"])
  }

  @Test("GE30 a magnification begins at a hundredth, from 1, and tells where it began")
  func magnification() throws {
    var values: [MagnifyGesture.Value] = []
    let feed = Feed(MagnifyGesture().onChanged { values.append($0) }.onEnded { values.append($0) })
    feed.pinch(1, at: 0)
    feed.pinch(1.005, at: 0.01)
    #expect(values.isEmpty)
    feed.pinch(1.5, at: 0.0625)
    feed.send(.pinchEnd)
    #expect(values.map(\.magnification) == [1.5, 1.5])
    #expect(values.map(\.velocity) == [8, 8])
    #expect(values.first?.startAnchor == UnitPoint(x: 0.25, y: 0.5))
    #expect(values.first?.startLocation == CGPoint(x: 25, y: 30))
  }

  @available(*, deprecated, message: "the names of before are tested")
  @Test("GE30 GE31 (part) the gestures by their older names tell the number and the angle alone")
  func olderNames() {
    let zoom = Feed(MagnificationGesture().onChanged { log.note("\($0)") })
    zoom.pinch(0.5)
    let turn = Feed(RotationGesture().onChanged { log.note("\($0.degrees.rounded())") })
    turn.pinch(.pi / 2, turning: true)
    #expect(log.entries == ["0.5", "90.0"])
  }

  @Test("GE31 (part) a rotation begins at one degree, and ends with a magnification when the fingers are lifted")
  func rotation() {
    let feed = Feed(
      RotateGesture().simultaneously(with: MagnifyGesture())
        .onEnded { log.note("\($0.first?.rotation.degrees.rounded() ?? 0) \($0.second?.magnification ?? 0)") })
    feed.pinch(0.017, turning: true)
    #expect(!feed.isActive)
    feed.pinch(0.018, turning: true)
    #expect(feed.isActive)
    feed.pinch(2)
    feed.pinch(.pi, turning: true)
    feed.send(.pinchEnd)
    #expect(log.entries == ["180.0 2.0"])
  }
}
