import CGTK

/// Watches a GObject without keeping it, by weak notification; for tests of ownership.
@MainActor
public final class ObjectWatch {
  /// The name of the object's type.
  public let typeName: String

  private let address: UnsafeMutableRawPointer
  private let state: WatchState

  /// Watches an object.
  public init(_ object: some ObjectPointer) {
    address = object.withObjectAddress { $0 }
    typeName = String(cString: g_type_name(graft_object_type(address)))
    state = WatchState()
    // The notification owns the state until it fires, so the watch may go first.
    g_object_weak_ref(
      address.cast(),
      { data, _ in
        guard let data else { return }
        Unmanaged<WatchState>.fromOpaque(data).takeRetainedValue().isAlive = false
      }, Unmanaged.passRetained(state).toOpaque())
  }

  /// Whether the object was not yet disposed of.
  public var isAlive: Bool { state.isAlive }

  /// The object, kept alive by the result, while it was not yet disposed of.
  public var object: ObjectReference? { isAlive ? ObjectReference(retaining: address) : nil }
}

/// Shared by a watch and its notification; confined to the main thread, where GTK disposes of widgets.
private final class WatchState {
  var isAlive = true
}
