import Graft
import Lesson
import Observation

extension Exhibit {
  /// C8: what a container pays for what it does not read.
  static var cost: Exhibit {
    Exhibit(
      "C8", "What a container pays",
      explanation: """
        Both containers read the repositories, and neither reads how many visitors there were. The one that observes an \
        object is evaluated for each visitor all the same. The rows below it, which are given equal repositories, are not.
        """,
      script: [
        .start(
          notes: ["object container: body 1", "object rows: body 1", "model container: body 1", "model rows: body 1"],
          texts: ["Yams", "Yams"]),
        .click("Visit", notes: ["object container: body 2"], texts: ["Yams", "Yams"]),
        .click("Visit", notes: ["object container: body 3"], texts: ["Yams", "Yams"]),
        .click(
          "Add",
          notes: ["object container: body 4", "object rows: body 2", "model container: body 2", "model rows: body 2"],
          texts: ["Yams", "swift-log", "Yams", "swift-log"]),
      ]
    ) { Shelves(log: $0) }
  }
}

// snippet: an object and a model
/// Names of repositories, and how many have come to see them.
final class ShelfObject: ObservableObject {
  @Published var names = ["Yams"]
  @Published var visitors = 0
}

@Observable
final class ShelfModel {
  var names = ["Yams"]
  var visitors = 0
}
// snippet end

// snippet: containers that do not read all
struct ObjectContainer: View {
  let log: Notebook
  @ObservedObject var shelf: ShelfObject

  var body: some View {
    let _ = log.countBody(of: "object container")
    NameRows(names: shelf.names, log: log, title: "object rows")
  }
}

struct ModelContainer: View {
  let log: Notebook
  let shelf: ShelfModel

  var body: some View {
    let _ = log.countBody(of: "model container")
    NameRows(names: shelf.names, log: log, title: "model rows")
  }
}

struct NameRows: View {
  let names: [String]
  let log: Notebook
  let title: String

  var body: some View {
    let _ = log.countBody(of: title)
    ForEach(names, id: \.self) { Text($0) }
  }
}
// snippet end

/// Keeps both, and does the same to both.
private struct Shelves: View {
  let log: Notebook
  // Kept without being observed, so that this body has no part in what is counted.
  @State private var object = ShelfObject()
  @State private var model = ShelfModel()

  var body: some View {
    VStack {
      HStack {
        Button("Visit") {
          object.visitors += 1
          model.visitors += 1
        }
        Button("Add") {
          object.names.append("swift-log")
          model.names.append("swift-log")
        }
      }
      ObjectContainer(log: log, shelf: object)
      ModelContainer(log: log, shelf: model)
    }
  }
}
