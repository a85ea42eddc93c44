import CGTK

/// Signal handlers that can be held back together, and disconnected together.
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
  private var pushes = 0
  /// The widget into which values are pushed, of a representable's group. It lives as long as this is set.
  private var widget: UnsafeMutablePointer<GtkWidget>?

  /// An empty group.
  public init() {}

  /// Whether all handlers are held back at the moment.
  public var isHeld: Bool { holds > 0 }

  /// How many handlers are connected.
  public var count: Int { connections.count }

  /// Runs `body` while the handlers of the group do not run; what they would have heard is lost, and a signal that wants
  /// an answer has GTK's own. Calls may nest.
  public func hold<Result>(_ body: () throws -> Result) rethrows -> Result {
    holds += 1
    defer { holds -= 1 }
    return try withAnsweringBlocked(body)
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

// MARK: - The handlers of a representable

extension HandlerGroup {
  /// The handlers are those of a representable with this widget from now on, or of none any more.
  package func belongs(to widget: UnsafeMutablePointer<GtkWidget>?) { self.widget = widget }

  /// Runs `body` with the group while new connections join it and those do not run that tell of a value which is pushed
  /// into the widget: both in one, as each update of a representable does it.
  package func collectAndPush(into widget: UnsafeMutablePointer<GtkWidget>, _ body: (HandlerGroup) -> Void) {
    let previous = exchange(&HandlerGroup.current, with: self)
    self.widget = widget
    pushes += 1
    if connections.isEmpty { body(self) } else { withAnsweringBlocked { body(self) } }
    pushes -= 1
    HandlerGroup.current = previous
  }

  /// Runs `body` while those handlers do not run that tell of a value which is pushed into the widget.
  package func push<Result>(_ body: () throws -> Result) rethrows -> Result {
    pushes += 1
    defer { pushes -= 1 }
    return try withAnsweringBlocked(body)
  }

  /// Whether a handler shall not run. One that tells of an edit of the widget, or of what the widget shows, is held while
  /// a value is pushed; who makes something, as a factory or a drawing does, never is.
  func holds(_ connection: SignalConnection) -> Bool {
    if holds > 0 { return true }
    guard pushes > 0, connection.traits.tellsOfEdit, let widget else { return false }
    return ShownObjects.contain(connection.object, in: widget)
  }

  /// Most handlers answer nothing, and are held where they would run. For the others GTK must know of it beforehand.
  private func withAnsweringBlocked<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard connections.contains(where: { $0.traits.answer != nil }) else { return try body() }
    let blocked = connections.filter { $0.traits.answer != nil && holds($0) }
    for connection in blocked { connection.block() }
    defer { for connection in blocked { connection.unblock() } }
    return try body()
  }

  /// Runs a handler. What the factory of a list connects in its rows belongs to the representable as well.
  func collectRows(of connection: SignalConnection, _ handler: () -> Void) {
    let makesRows = widget != nil && graft_is_a(connection.object, gtk_list_item_factory_get_type()) != 0
    if makesRows { collect(handler) } else { handler() }
  }

  /// Most representables connect nothing, and most updates of the others nothing more.
  private static var spare: HandlerGroup?

  /// An empty group for a call that may connect something.
  package static func takeSpare() -> HandlerGroup { exchange(&spare, with: nil) ?? HandlerGroup() }

  /// The group after that call, if it has handlers or somebody else has kept it; otherwise it is the spare one again.
  package static func keep(_ group: consuming HandlerGroup) -> HandlerGroup? {
    guard group.connections.isEmpty, isKnownUniquelyReferenced(&group) else { return group }
    group.widget = nil
    spare = consume group
    return nil
  }
}
