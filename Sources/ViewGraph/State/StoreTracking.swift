@_spi(SwiftUI) import Observation

/// Runs a body, and from then on calls a function after each change of what the body has read of observable objects, on the
/// thread that made the change, until the function answers false.
///
/// The one use of what the Observation module offers to SwiftUI alone: what it offers to all tells of a change only before
/// it is stored, and on another thread that may be any time before.
func withStoreTracking<Result>(_ body: () -> Result, didStore: @escaping @Sendable () -> Bool) -> Result {
  withObservationTracking(body, didSet: { tracking in if !didStore() { tracking.cancel() } })
}

/// What is known of whether the bodies, makes and updates of one type of view read observable objects.
struct ObservationHabit {
  enum Expectation { case unknown, nothing, objects }

  // A bit for each kind of call.
  private var known: UInt8 = 0
  private var observing: UInt8 = 0

  /// What a call is expected to read: objects if one of its kind ever has.
  func expectation(of call: Dependent.Call) -> Expectation {
    if observing & call.bit != 0 { return .objects }
    return known & call.bit != 0 ? .nothing : .unknown
  }

  mutating func note(_ call: Dependent.Call, _ isObserving: Bool) {
    known |= call.bit
    if isObserving { observing |= call.bit }
  }
}

extension Dependent.Call {
  @inline(__always) fileprivate var bit: UInt8 { 1 << rawValue }
}
