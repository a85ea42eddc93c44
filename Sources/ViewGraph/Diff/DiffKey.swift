/// An id with its hash value, which is asked for once: what an id's author says may be another the next time.
struct DiffKey<ID: Hashable>: Equatable {
  let id: ID
  let hash: Int

  init(_ id: ID) {
    self.id = id
    hash = Self.hash(of: id)
  }

  /// Ids that are not equal to themselves are taken for one, and need one hash value.
  private static func hash(of id: ID) -> Int { id == id ? id.hashValue : 0 }

  static func == (left: DiffKey, right: DiffKey) -> Bool { left.hash == right.hash && left.id.isSameID(as: right.id) }

  /// Whether the id still is what it was.
  var isStable: Bool { Self.hash(of: id) == hash }
}

extension DiffKey<ObjectIdentifier> {
  /// The key of an object that is itself only. Its address tells it from others as well as a hash value.
  init(identityOf object: AnyObject) {
    id = ObjectIdentifier(object)
    hash = Int(bitPattern: id)
  }
}

extension [DiffKey<ObjectIdentifier>] {
  /// The keys of objects that are themselves only. The closure is on no actor, as one that is on the main actor asks for it
  /// at each call (page Cost).
  init<Object>(identitiesOf objects: [Object], _ object: @Sendable (Object) -> AnyObject) {
    self = objects.map { DiffKey(identityOf: object($0)) }
  }
}

extension Equatable {
  /// Ids that are not equal to themselves, such as numbers that are none, are taken for one: nobody would find them again.
  func isSameID(as other: Self) -> Bool { self == other || self != self && other != other }
}

extension Array {
  /// The first position of an id that comes from somewhere else, and may be of another type; nil if none has it.
  func position<ID>(of id: AnyHashable) -> Int? where Element == DiffKey<ID> {
    guard let id = id.base as? ID else { return nil }
    return firstIndex { $0.id == id }
  }
}
