import Foundation
import OpenCombine
import Synchronization
import Threads

/// The changes of one observable object, for all who observe it.
///
/// There is one subscription an object, however many views observe it, so that they are told in the order in which they
/// first read it: publishers keep their subscribers in no order. It lives as long as anybody observes.
package final class ObjectSource: DependencySource, @unchecked Sendable {
  let object: AnyObject
  private var subscription: AnyCancellable?

  private static let sources = Mutex<[ObjectIdentifier: Entry]>([:])
  private let entry = Entry()

  /// Where a source is found while it lives. A class: Swift 6.3 misreads a weak field of a struct in a dictionary here.
  private final class Entry: @unchecked Sendable {
    weak var source: ObjectSource?
  }

  /// The source of an object.
  static func of<Object: ObservableObject>(_ object: Object) -> ObjectSource {
    if let source = sources.withLock({ $0[ObjectIdentifier(object)]?.source }) { return source }
    // Made outside the lock: asking an object for its publisher is the program's own code.
    let source = ObjectSource(object)
    sources.withLock { $0[ObjectIdentifier(object)] = source.entry }
    return source
  }

  /// Tells those who observe an object that it will change, which its publisher cannot.
  package static func announce(_ object: AnyObject) {
    sources.withLock { $0[ObjectIdentifier(object)]?.source }?.objectWillChange()
  }

  private init<Object: ObservableObject>(_ object: Object) {
    self.object = object
    super.init()
    entry.source = self
    subscription = object.objectWillChange.sink { [weak self] _ in self?.objectWillChange() }
  }

  deinit {
    let key = ObjectIdentifier(object)
    // Another source of the object may have been made since.
    Self.sources.withLock { if $0[key] === entry { $0[key] = nil } }
  }

  /// The new value is not stored yet: this only invalidates.
  private func objectWillChange() {
    if !MainThread.isCurrent {
      reportOffMain()
    } else if let call = RunningCall.writing {
      MainThread.assumeIsolated { report(call) }
    }
    MainThread.runBeforeChange(of: self) { source in UpdateScheduler.shared.invalidate { source.notifyReaders() } }
  }

  /// An object may announce that something changes inside of an object that it refers to.
  override func canBeDivided<Part>(into type: Part.Type) -> Bool {
    type is any Equatable.Type && !(type is AnyObject.Type)
  }

  private var typeName: String { String(describing: type(of: object)) }

  private func reportOffMain() {
    Diagnostics.report(
      .publishOffMain, place: typeName,
      """
      \(typeName) published a change on another thread than the main one. Views are evaluated all the same, but may \
      read it while it is being changed, and what is stored later than a tenth of a second after it was announced is \
      shown only with the next change: change it on the main actor, or use receive(on: DispatchQueue.main)
      """)
  }

  @MainActor
  private func report(_ call: Dependent) {
    Diagnostics.report(
      .publishDuringUpdate, at: call.node, place: typeName,
      """
      \(typeName) published a change while \(call.call) of \(call.node.viewType) ran; those who observe it are evaluated \
      once more. Change objects in an action, in onAppear or in onChange
      """)
  }
}

/// What a property that observes an object keeps at its place.
final class ObjectSlot: PropertySlot {
  /// The object is kept elsewhere.
  override var isMissed: Bool { false }

  private(set) var source: ObjectSource?

  /// Observes an object in place of the one before. The running call depends on it, whether it reads the object or not
  /// (OO8).
  func observe<Object: ObservableObject>(_ object: Object?) -> ObjectSource? {
    if source?.object !== object { source = object.map { ObjectSource.of($0) } }
    source?.recordRead()
    return source
  }

  override func dispose() { source = nil }
}
