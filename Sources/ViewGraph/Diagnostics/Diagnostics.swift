import Logging
import Synchronization

/// Where diagnostics are reported: each is logged once per place as a warning, and kept for tests to read.
///
/// May be used from any thread.
public enum Diagnostics {
  private static let logger = Logger(label: "Graft")
  private static let state = Mutex(Reports())

  private struct Reports {
    var recorded: [Diagnostic] = []
    var places: Set<Place> = []
    var readCount = 0
  }

  private struct Place: Hashable {
    let kind: Diagnostic.Kind
    let viewType: String
    let path: String
    let detail: String
  }

  /// What was reported since the last `removeAll()`, in order. What a test has read here counts as expected by it.
  public static var recorded: [Diagnostic] {
    state.withLock { state in
      state.readCount = state.recorded.count
      return state.recorded
    }
  }

  /// What was reported since `recorded` was last read.
  package static var unread: [Diagnostic] { state.withLock { Array($0.recorded[$0.readCount...]) } }

  /// Forgets what was reported, so that each place reports again.
  public static func removeAll() { state.withLock { $0 = Reports() } }

  @MainActor
  package static func report(
    _ kind: Diagnostic.Kind, at view: any DiagnosedView, place: String = "", _ message: String
  ) {
    report(kind, viewType: String(describing: view.viewType), path: view.path, place: place, message)
  }

  package static func report(_ kind: Diagnostic.Kind, place: String, _ message: String) {
    report(kind, viewType: "", path: "", place: place, message)
  }

  private static func report(
    _ kind: Diagnostic.Kind, viewType: String, path: String, place: String, _ message: String
  ) {
    let diagnostic = Diagnostic(kind: kind, viewType: viewType, path: path, message: message)
    let isNew = state.withLock { state in
      let isNew = state.places.insert(Place(kind: kind, viewType: viewType, path: path, detail: place)).inserted
      if isNew { state.recorded.append(diagnostic) }
      return isNew
    }
    if isNew { logger.warning("\(kind.rawValue): \(message)\(path.isEmpty ? "" : " (at \(shownPath(path)))")") }
  }
}

/// A place in a tree where something may be found.
@MainActor
package protocol DiagnosedView {
  var viewType: Any.Type { get }
  /// The names of the views from the root to this place.
  var path: String { get }
}
