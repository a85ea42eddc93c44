import CGTK
import Foundation
import GTKSupport

/// Where the gestures meet that a press may begin, of which one gets the pointer.
///
/// GTK tells each widget around the pointer in turn, so none knows of the others. Here all are told of each event at once, when
/// the outermost one hears of it, and are compared then: a gesture of high priority comes first, then the innermost. What
/// goes on while the button is held, by a movement or by time, does not wait for what has precedence and may still come; what
/// ends with the release does (GE20, GE21). Those that are simultaneous are told in any case.
@MainActor
final class GestureArena {
  /// How far the pointer has to move so that a drag takes it from gestures inside (GE21).
  private static let distanceOfDrags = 10.0

  private static var held: [UInt: GestureArena] = [:]
  /// The one whose button was released, and in which a further click is waited for.
  private static var waiting: GestureArena?

  /// Outermost first.
  private var participants: [GestureParticipant] = []
  /// Those of an earlier press that wait for this one to reach them.
  private var carried: [GestureParticipant] = []
  private var winner: GestureParticipant?
  private var press: (event: OpaquePointer, location: CGPoint)?
  private var key: UInt?
  private var isHeld = false
  private var isFar = false
  private var isClaimed = false
  private var time = 0.0
  private var timer: WakeSource?

  /// The arena of a press: a new one, or the one in which this press is waited for.
  static func arena(of event: OpaquePointer, _ key: UInt, at location: CGPoint) -> GestureArena {
    if let known = held[key], known.press?.event == event { return known }
    held[key]?.end()
    let arena = exchange(&waiting, with: nil) ?? GestureArena()
    arena.begin(event, key, at: location)
    return arena
  }

  private func begin(_ event: OpaquePointer, _ key: UInt, at location: CGPoint) {
    forgetPress()
    gdk_event_ref(event)
    press = (event, location)
    carried = exchange(&participants, with: [])
    (self.key, isHeld, isFar, isClaimed) = (key, true, false, false)
    GestureArena.held[key] = self
  }

  private func forgetPress() {
    if let press { gdk_event_unref(press.event) }
    press = nil
    if let key { GestureArena.held[key] = nil }
    key = nil
  }

  // MARK: Participants

  /// A press comes to a gesture, from the outermost one on.
  func join(_ participant: GestureParticipant) {
    carried.removeAll { $0 === participant }
    participants.append(participant)
    participant.arena = self
  }

  /// The gesture of a participant may begin with the press.
  func feedPress(_ participant: GestureParticipant, _ moment: PointerMoment, _ traits: PressTraits) {
    guard winner == nil || winner === participant || participant.priority == .simultaneous else { return }
    time = moment.time
    let wasPossible = participant.tracker.stage == .possible && participant.isFollowing
    participant.receive(.press(moment, traits))
    // It has waited for another press than this: those that have waited for it have their turn, and it begins anew.
    if wasPossible, participant.tracker.stage == .failed {
      resolve()
      if winner == nil { participant.receive(.press(moment, traits)) }
    }
    resolve()
  }

  /// A participant is gone, or GTK has given the pointer to somebody else.
  func leave(_ participant: GestureParticipant) {
    participants.removeAll { $0 === participant }
    carried.removeAll { $0 === participant }
    participant.cancel()
    if winner === participant { winner = nil }
    if participants.isEmpty { end() } else { resolve() }
  }

  /// GTK has taken the pointer from the widget of a participant.
  func lose(_ participant: GestureParticipant) {
    if !isClaimed { return leave(participant) }
    // What is inside of the widget that has claimed the pointer is told by it, and hears no more of GTK.
    if isTelling(participant) { end() }
  }

  /// The pointer is somebody else's now, as that of a drag to elsewhere: nobody here hears of it any more.
  func giveUp() { participants.first?.letGo() }

  /// Whether a participant is the one by whom all are told.
  func isTelling(_ participant: GestureParticipant) -> Bool { participants.first === participant }

  // MARK: The pointer

  func move(to location: CGPoint, at time: Double) {
    guard isHeld, let press else { return }
    dropCarried()
    if hypot(location.x - press.location.x, location.y - press.location.y) >= GestureArena.distanceOfDrags {
      isFar = true
    }
    feed(at: time) { .move($0.moment(at: location, time: time)) }
  }

  func release(at location: CGPoint, at time: Double) {
    guard isHeld else { return }
    dropCarried()
    isHeld = false
    forgetPress()
    feed(at: time) { .release($0.moment(at: location, time: time, isRelease: true)) }
    settle()
  }

  private func dropCarried() {
    for participant in exchange(&carried, with: []) {
      participant.cancel()
      if winner === participant { winner = nil }
    }
  }

  private func feed(at time: Double, _ input: (GestureParticipant) -> GestureInput) {
    self.time = time
    for participant in participants where isFed(participant) { participant.receive(input(participant)) }
    resolve()
  }

  private func isFed(_ participant: GestureParticipant) -> Bool {
    participant.isFollowing && (winner == nil || winner === participant || participant.priority == .simultaneous)
  }

  // MARK: Who gets it

  /// By precedence; those at last that take nothing from others.
  private var order: [GestureParticipant] {
    let (high, others) = (participants.filter { $0.priority == .high }, participants.reversed())
    return high + others.filter { $0.priority == .normal } + others.filter { $0.priority == .simultaneous }
  }

  private func resolve() {
    let order = order
    if winner == nil, let first = order.first(where: { wins($0, among: order) }) { win(first, among: order) }
    let told = order.filter { isTold($0) }
    for participant in told { participant.tell() }
    for participant in told { participant.tellEnd() }
    schedule()
  }

  private func wins(_ participant: GestureParticipant, among order: [GestureParticipant]) -> Bool {
    let tracker = participant.tracker
    guard participant.isFollowing, participant.priority != .simultaneous,
      tracker.stage == .active || tracker.stage == .ended
    else { return false }
    let hasEndedInTime = tracker.stage == .ended && !participant.hasEndedWithRelease
    let isUrgent = tracker.isDecided || isHeld && (hasEndedInTime || tracker.stage == .active && isFar)
    return isUrgent
      || !order.prefix { $0 !== participant }.contains { $0.isFollowing && $0.tracker.stage == .possible }
  }

  private func win(_ participant: GestureParticipant, among order: [GestureParticipant]) {
    winner = participant
    for other in order where other !== participant && other.priority != .simultaneous { other.cancel() }
    if !participant.givesWayToScrolling { participant.keepFromScrolling() }
    claim()
  }

  /// Nobody else is to do anything with the pointer: the outermost widget takes it, and so hears of it further on.
  private func claim() {
    guard !isClaimed, press != nil || !isHeld else { return }
    isClaimed = true
    participants.first?.claim()
  }

  /// What waits for others to fail is not told.
  private func isTold(_ participant: GestureParticipant) -> Bool {
    if participant === winner || participant.priority == .simultaneous { return true }
    return participant.tracker.stage == .possible || participant.tracker.stage == .failed
  }

  // MARK: The end

  /// After a release: what waits for another press or for time goes on, the rest is over.
  private func settle() {
    let waits = participants.contains { participant in
      guard isFed(participant) else { return false }
      let tracker = participant.tracker
      return tracker.stage == .active || tracker.stage == .possible && tracker.deadline != nil
    }
    guard waits else { return end() }
    if GestureArena.waiting !== self { GestureArena.waiting?.end() }
    GestureArena.waiting = self
  }

  private func end() {
    forgetPress()
    timer?.cancel()
    timer = nil
    if GestureArena.waiting === self { GestureArena.waiting = nil }
    for participant in exchange(&participants, with: []) + exchange(&carried, with: []) { participant.cancel() }
    winner = nil
  }

  // MARK: Time

  private func schedule() {
    timer?.cancel()
    timer = nil
    guard let deadline = participants.filter({ isFed($0) }).compactMap(\.liveDeadline).min() else { return }
    // What is too long for GLib is as near to it as can be.
    let milliseconds = UInt32(min(max((deadline - time) * 1000, 0).rounded(.up), 1e9))
    timer = WakeSource(priority: 0, delay: max(milliseconds, 1)) { [weak self] in self?.timeHasCome(deadline) }
    timer?.wake()
  }

  private func timeHasCome(_ deadline: Double) {
    feed(at: deadline) { _ in .time(deadline) }
    if !isHeld { settle() }
  }
}
