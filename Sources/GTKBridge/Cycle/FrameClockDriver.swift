import CGTK
import GTKSupport
import ViewGraph

/// Runs cycles and effects in the phases of one window's frame clock.
///
/// Motion events and tick callbacks arrive inside the frame clock, and layout follows in the same dispatch: a cycle
/// that waited for its turn of the main loop would be a frame late.
@MainActor
final class FrameClockDriver {
  private static var drivers: [UnsafeMutableRawPointer: FrameClockDriver] = [:]

  private let clock: UnsafeMutableRawPointer
  private let handlers = HandlerGroup()
  /// The layouts of the frame.
  private var layoutCount = 0
  /// Whether a layout of the frame was not answered: the next frame begins with one.
  private var isOwed = false
  /// Whether that was so in the frame before: what follows is still an answer to it.
  private var wasOwed = false
  private var hosts: [ObjectIdentifier: HostCore] = [:]
  /// The hosts in which something moves.
  private var moving: Set<ObjectIdentifier> = []
  /// The hosts whose timelines tick with the frames.
  private var ticking: Set<ObjectIdentifier> = []

  /// The driver of a clock, made for the first host and dropped with the last.
  static func add(_ host: HostCore, to clock: OpaquePointer) -> FrameClockDriver {
    let key = clock.objectAddress
    let driver = drivers[key] ?? FrameClockDriver(clock: clock)
    drivers[key] = driver
    driver.hosts[ObjectIdentifier(host)] = host
    return driver
  }

  func remove(_ host: HostCore) {
    setMoving(false, host)
    setTicking(false, host)
    hosts[ObjectIdentifier(host)] = nil
    guard hosts.isEmpty else { return }
    handlers.disconnectAll()
    FrameClockDriver.drivers[clock] = nil
  }

  private init(clock: OpaquePointer) {
    self.clock = clock.objectAddress
    handlers.collect {
      Signals.connect(clock, "before-paint") { [unowned self] in
        beginFrame()
        UpdateScheduler.shared.run()
      }
      Signals.connect(clock, "update", after: true) { [unowned self] in
        moveHosts()
        UpdateScheduler.shared.run()
      }
      // After GTK's own handler: what effects write is laid out again before this frame is painted (ST21).
      Signals.connect(clock, "layout", after: true) { [unowned self] in
        layoutCount += 1
        guard layoutCount <= Self.answeredLayouts else { return isOwed = true }
        for host in hosts.values { host.compareGeometry() }
        // Effects that these effects bring about, in whichever host, wait for the layout that follows.
        let waiting = hosts.values.filter { !$0.graph.isSettled }
        for host in waiting { host.layoutDidFinish() }
      }
      Signals.connect(clock, "after-paint") { [unowned self] in
        wasOwed = isOwed
        isOwed = false
        guard wasOwed else { return }
        gdk_frame_clock_request_phase(frameClock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
      }
    }
  }

  /// The clock makes frames for as long as something moves in a host.
  func setMoving(_ isMoving: Bool, _ host: HostCore) {
    changing { if isMoving { moving.insert(ObjectIdentifier(host)) } else { moving.remove(ObjectIdentifier(host)) } }
  }

  /// And for as long as timelines tick with them.
  func setTicking(_ isTicking: Bool, _ host: HostCore) {
    changing { if isTicking { ticking.insert(ObjectIdentifier(host)) } else { ticking.remove(ObjectIdentifier(host)) } }
  }

  private var isIdle: Bool { moving.isEmpty && ticking.isEmpty }

  private func changing(_ change: () -> Void) {
    let wasIdle = isIdle
    change()
    guard isIdle != wasIdle else { return }
    if wasIdle { gdk_frame_clock_begin_updating(frameClock) } else { gdk_frame_clock_end_updating(frameClock) }
  }

  private func moveHosts() {
    for host in hosts(of: ticking) { host.tick() }
    guard !moving.isEmpty else { return }
    let moment = Double(gdk_frame_clock_get_frame_time(frameClock)) / 1_000_000
    for host in hosts(of: moving) { host.graph.move(to: moment) }
  }

  private func hosts(of identifiers: Set<ObjectIdentifier>) -> [HostCore] {
    var found: [HostCore] = []
    for identifier in identifiers { if let host = hosts[identifier] { found.append(host) } }
    return found
  }

  private var frameClock: OpaquePointer { clock.cast() }

  /// GTK lays out again while that is asked for, so often and no more, before it paints.
  private static let layoutLimit = 4
  /// What the last layouts of a frame ask for is for the next: one follows what the others have led to, and where that changes
  /// how long something is that is scrolled, GTK needs one more. Otherwise widgets are painted that have no place.
  private static let answeredLayouts = layoutLimit - 2

  private func beginFrame() {
    if layoutCount < Self.layoutLimit, !wasOwed {
      for host in hosts.values { host.graph.layoutDidSettle() }
    }
    layoutCount = 0
  }
}
