/// Counts what the runtime did, by type of view: bodies run, and representables made, updated and dismantled.
///
/// Counting is off, and costs one test of a variable, until `start()` is called.
@MainActor
public final class UpdateStatistics {
  /// The statistics that are being counted, if any.
  public static var current: UpdateStatistics? { counting }

  /// The same. Stored privately: Swift checks each access at run time if another module can reach the storage.
  private static var counting: UpdateStatistics?

  private var bodies: [ObjectIdentifier: Int] = [:]
  private var makes: [ObjectIdentifier: Int] = [:]
  private var updates: [ObjectIdentifier: Int] = [:]
  private var dismantles: [ObjectIdentifier: Int] = [:]
  private var types: [ObjectIdentifier: Any.Type] = [:]
  /// Called after each count, for those who show the numbers. It must not write state by itself: it runs inside
  /// bodies and updates.
  public var didCount: (@MainActor () -> Void)?

  private init() {}

  /// Starts counting from zero and returns the counts, which go on until the next `start()` or `stop()`.
  @discardableResult
  public static func start() -> UpdateStatistics {
    let statistics = UpdateStatistics()
    counting = statistics
    return statistics
  }

  /// Ends counting.
  public static func stop() { counting = nil }

  /// How often the body of a type of view ran.
  public func bodies<Content: View>(of type: Content.Type) -> Int { bodies[ObjectIdentifier(type), default: 0] }

  /// How often a type of representable made its widget or controller.
  public func makes<Content: View>(of type: Content.Type) -> Int { makes[ObjectIdentifier(type), default: 0] }

  /// How often a type of representable updated its widget or controller.
  public func updates<Content: View>(of type: Content.Type) -> Int {
    updates[ObjectIdentifier(type), default: 0]
  }

  /// How often a type of representable dismantled its widget or controller.
  public func dismantles<Content: View>(of type: Content.Type) -> Int {
    dismantles[ObjectIdentifier(type), default: 0]
  }

  /// All counts, by what a reader calls them, such as `Row.body`.
  package var calls: [String: Int] {
    let kinds = [("body", bodies), ("make", makes), ("update", updates), ("dismantle", dismantles)]
    return kinds.reduce(into: [:]) { calls, kind in
      for (id, count) in kind.1 {
        calls["\(types[id].map { String(describing: $0) } ?? "?").\(kind.0)", default: 0] += count
      }
    }
  }

  func countBody(of type: Any.Type) { count(type, \.bodies) }
  func countMake(of type: Any.Type) { count(type, \.makes) }
  func countUpdate(of type: Any.Type) { count(type, \.updates) }
  func countDismantle(of type: Any.Type) { count(type, \.dismantles) }

  private func count(
    _ type: Any.Type, _ counts: ReferenceWritableKeyPath<UpdateStatistics, [ObjectIdentifier: Int]>
  ) {
    types[ObjectIdentifier(type)] = type
    self[keyPath: counts][ObjectIdentifier(type), default: 0] += 1
    didCount?()
  }
}
