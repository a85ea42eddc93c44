import ViewGraph

/// What the views of a random tree have told, in one host.
@MainActor
final class TreeJournal {
  /// The state of each view that has appeared and has not disappeared, by name: several views may have one name, as those
  /// in the layers of several views.
  private(set) var alive: [String: Set<Int>] = [:]
  /// What went wrong on the way.
  private(set) var faults: [String] = []
  /// The tasks that have begun and have not ended, by their views' names.
  private(set) var tasks: [String: Int] = [:]
  var preference: [Int] = []
  private var lastToken = 0

  /// A value that no state has had yet.
  func makeToken() -> Int {
    lastToken += 1
    return lastToken
  }

  func appeared(_ name: String, _ token: Int) {
    if !alive[name, default: []].insert(token).inserted { faults.append("\(name) appeared twice") }
  }

  func disappeared(_ name: String, _ token: Int) {
    if alive[name]?.remove(token) == nil { faults.append("\(name) disappeared without having appeared") }
    if alive[name]?.isEmpty == true { alive[name] = nil }
  }

  /// Runs until it is cancelled.
  func runTask(_ name: String) async {
    tasks[name, default: 0] += 1
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
    tasks[name, default: 0] -= 1
    if tasks[name] == 0 { tasks[name] = nil }
  }
}

/// The parts of a random tree that are read from models of their own.
@MainActor
final class TreeModels {
  private var models: [Int: TreeModel] = [:]

  func model(_ number: Int) -> TreeModel {
    if let model = models[number] { return model }
    let model = TreeModel()
    models[number] = model
    return model
  }
}
