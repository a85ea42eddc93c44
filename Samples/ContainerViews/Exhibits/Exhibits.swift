import Foundation
import Graft
import Lesson

extension Exhibit {
  /// C1: one view that does everything.
  static var fat: Exhibit {
    Exhibit(
      "C1", "All in one view",
      explanation: """
        The view finds the favourites and shows them. It works, once. A list of search results needs another view with the \
        same rows in it, and what happens without a network nobody knows.
        """,
      script: [
        .start(texts: favoriteTexts(areRows: false))
      ]
    ) { _ in Network { FatFavoritesView(client: $0) } }
  }

  /// C2: a container for the favourites.
  static var favorites: Exhibit {
    Exhibit(
      "C2", "A container",
      explanation: """
        The container has the store, asks, and hands what it got to a view that only shows. That view is given values and \
        keeps none.
        """,
      script: [.start(texts: favoriteTexts(areRows: true))]
    ) { _ in Network { FavoritesContainer(client: $0) } }
  }

  /// C3: the same rows for what was searched.
  static var search: Exhibit {
    Exhibit(
      "C3", "A container with a query",
      explanation: """
        The same rows for what matches a query. The container keeps the query; the view below edits it by a binding, and \
        says when the user commits.
        """,
      script: [
        .start(texts: grdb),
        .type("x", texts: grdb),
        .press("Return", texts: ["There are none."]),
        .press("BackSpace", texts: ["There are none."]),
        .press("Return", texts: grdb),
      ]
    ) { _ in Network { SearchContainer(client: $0) } }
  }

  /// C4: the same rows for one owner.
  static var owner: Exhibit {
    Exhibit(
      "C4", "A container for each owner",
      explanation: """
        The same rows for what one owner has. The owner is the container's identity, so another owner is another store, \
        and an answer for the first one that comes late goes nowhere.
        """,
      script: [
        .start(texts: jwt),
        .click("jpsim", texts: yams),
        .click("Slow", texts: yams),
        .click("vapor", texts: ["Loading …"]),
        .click("jpsim", texts: ["Loading …"]),
        .wait(.seconds(2), texts: yams),
      ]
    ) { _ in Network { OwnerChoice(client: $0) } }
  }
}

extension Exhibit {
  /// C5: an error, and the way out of it.
  static var broken: Exhibit {
    Exhibit(
      "C5", "An error",
      explanation: """
        Break the network and search again: the error takes the place of the rows, with a button. The query is still there.
        """,
      script: [
        .start(texts: grdb),
        .click("Broken", texts: grdb),
        .click("Search", texts: grdb),
        .press("Return", texts: ["The network is down."]),
        .click("Try again", texts: ["The network is down."]),
        .click("Broken", texts: ["The network is down."]),
        .click("Try again", texts: grdb),
      ]
    ) { _ in Network { SearchContainer(client: $0) } }
  }

  /// C6: waiting, and not wanting to wait.
  static var slow: Exhibit {
    Exhibit(
      "C6", "Waiting, or not",
      explanation: """
        Make the network slow. Asking again ends the task that was asking; so does Cancel, and then nothing comes any more.
        """,
      script: [
        .start(texts: grdb),
        .click("Slow", texts: grdb),
        .click("Search", texts: grdb),
        .press("Return", texts: ["Loading …"]),
        .wait(.seconds(1), texts: ["Loading …"]),
        .click("Cancel", texts: ["Cancelled."]),
        .wait(.seconds(5), texts: ["Cancelled."]),
        .click("Ask again", texts: ["Loading …"]),
        .wait(.seconds(2), texts: grdb),
      ]
    ) { _ in Network { SearchContainer(client: $0) } }
  }

  /// C7: files that are not as they should be.
  static var damaged: Exhibit {
    Exhibit(
      "C7", "A damaged file",
      explanation: """
        The first file of packages ends in the middle, the second has a text where a list should be, and the third does \
        not exist. Each is an error like any other, and says what is wrong.
        """,
      script: [
        .start(texts: ["damaged.json is damaged: it is not JSON."]),
        .click("Try again", texts: ["damaged.json is damaged: it is not JSON."]),
        .click("Other", texts: ["other.json is damaged: a repository is not as it should be."]),
        .click("None", texts: ["none.json cannot be read."]),
      ]
    ) { _ in FileChoice() }
  }
}

/// One file at a time.
private struct FileChoice: View {
  @State private var name = "damaged"

  var body: some View {
    VStack {
      HStack {
        ForEach(["damaged", "other", "none"], id: \.self) { name in Button(name.capitalized) { self.name = name } }
      }
      Network(file: file) { FavoritesContainer(client: $0).id(name) }
    }
  }

  private var file: URL {
    Bundle.module.url(forResource: name, withExtension: "json") ?? URL(fileURLWithPath: "/\(name).json")
  }
}

/// One owner at a time.
private struct OwnerChoice: View {
  let client: any RepoClient
  @State private var owner = "vapor"

  var body: some View {
    VStack {
      HStack {
        Button("vapor") { owner = "vapor" }
        Button("jpsim") { owner = "jpsim" }
      }
      // snippet: another owner is another container
      OwnerContainer(client: client, owner: owner).id(owner)
      // snippet end
    }
  }
}

private let grdb = [
  "GRDB.swift", "SQLite with records, migrations and observation of changes.", "groue, MIT",
  "GRDBSQLite, GRDB, GRDB-dynamic",
]
private let yams = ["Yams", "Reads and writes YAML.", "jpsim, MIT", "Yams"]
private let jwt = ["jwt-kit", "Signs and verifies JSON web tokens.", "vapor, MIT", "JWTKit"]

private func favoriteTexts(areRows: Bool) -> [String] {
  let parser = [
    "swift-argument-parser", "Turns the properties of a type into the options of a command-line program.",
    "apple, Apache-2.0 WITH Swift-exception", "ArgumentParser",
  ]
  let log = [
    "swift-log", "An interface for logging, whose destination the application chooses.", "apple, Apache-2.0",
    "Logging, InMemoryLogging",
  ]
  return [parser, log, yams].flatMap { areRows ? $0 : Array($0.prefix(2)) }
}
