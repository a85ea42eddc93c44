import OpenCombine
import Synchronization
import ViewGraph

/// The observable objects that have a stored value among their properties: they announce that it will change, whoever
/// changes it.
enum StorageAnnouncers {
  private static let objects = Mutex<[ObjectIdentifier: [Announcer]]>([:])

  private final class Announcer: @unchecked Sendable {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  /// Lets an object announce the changes of a cell, which lives as long as the process.
  static func add(_ object: AnyObject, to cell: DependencySource) {
    objects.withLock { objects in
      let known = objects[ObjectIdentifier(cell)] ?? []
      if known.contains(where: { $0.object === object }) { return }
      objects[ObjectIdentifier(cell)] = known.filter { $0.object != nil } + [Announcer(object)]
    }
  }

  /// A cell is about to change.
  static func announce(_ cell: DependencySource) {
    let announcers = objects.withLock { $0[ObjectIdentifier(cell)] ?? [] }
    for announcer in announcers {
      if let object = announcer.object as? any ObservableObject { announce(object) }
    }
  }

  /// A class without a published property makes a new publisher for each who asks: then only views are told.
  private static func announce(_ object: some ObservableObject) {
    if let publisher = object.objectWillChange as? ObservableObjectPublisher,
      publisher === object.objectWillChange as AnyObject
    {
      publisher.send()
    } else {
      ObjectSource.announce(object)
    }
  }
}
