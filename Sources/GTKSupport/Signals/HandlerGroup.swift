/// Signal handlers that can be held back together, as while a value is pushed into a widget, and disconnected together.
///
/// Main thread only.
@MainActor
public final class HandlerGroup {
  /// The group that every new connection joins, while a representable's make or update runs.
  package static var collecting: HandlerGroup? { current }

  /// The same. Stored privately: Swift checks each access at run time if another module can reach the storage.
  private static var current: HandlerGroup?

  private var connections: [SignalConnection] = []
  private var holds = 0

  /// An empty group.
  public init() {}

  /// Whether the handlers are held back at the moment.
  public var isHeld: Bool { holds > 0 }

  /// How many handlers are connected.
  public var count: Int { connections.count }

  /// Runs `body` while the handlers of the group do not run; what they would have heard is lost. Calls may nest.
  public func hold<Result>(_ body: () throws -> Result) rethrows -> Result {
    holds += 1
    defer { holds -= 1 }
    return try body()
  }

  /// Disconnects all handlers. Objects that are gone already are no harm.
  public func disconnectAll() {
    for connection in connections { connection.disconnect() }
  }

  /// Runs `body` while new connections join this group.
  @discardableResult
  package func collect<Result>(_ body: () throws -> Result) rethrows -> Result {
    let previous = exchange(&HandlerGroup.current, with: self)
    defer { HandlerGroup.current = previous }
    return try body()
  }

  /// Runs `body` with the group while new connections join it and its handlers do not run: both in one, as each update of
  /// a representable does it.
  package func collectAndHold(_ body: (HandlerGroup) -> Void) {
    let previous = exchange(&HandlerGroup.current, with: self)
    holds += 1
    body(self)
    holds -= 1
    HandlerGroup.current = previous
  }

  /// Most representables connect nothing, and most updates of the others nothing more.
  private static var spare: HandlerGroup?

  /// An empty group for a call that may connect something.
  package static func takeSpare() -> HandlerGroup { exchange(&spare, with: nil) ?? HandlerGroup() }

  /// The group after that call, if it has handlers or somebody else has kept it; otherwise it is the spare one again.
  package static func keep(_ group: consuming HandlerGroup) -> HandlerGroup? {
    guard group.connections.isEmpty, isKnownUniquelyReferenced(&group) else { return group }
    spare = consume group
    return nil
  }

  func add(_ connection: SignalConnection) {
    change { $0.append(connection) }
    connection.group = self
  }

  /// A handler that was disconnected, or whose object is gone, takes no room in the group.
  func remove(_ connection: SignalConnection) { change { $0.removeAll { $0 === connection } } }

  /// Changes the list outside of its place: where an access lasts for as long as an array changes, Swift checks each
  /// access to it at run time, also the one in each update of a representable that has no handlers.
  private func change(_ body: (inout [SignalConnection]) -> Void) {
    var changed = exchange(&connections, with: [])
    body(&changed)
    connections = changed
  }
}
