import Testing

/// The sample of views that find and views that show, with its real clicks and keys. What it should print is written here once more, so that a
/// sample that expects the wrong thing of itself is noticed.
@Suite(.serialized)
struct ContainerViewsSampleTests {
  @Test("every exhibit does what its page says")
  func allExhibits() async throws {
    let sample = try await SampleProgram.run("ContainerViewsSample", "--headless")
    #expect(sample.output == Self.expected)
    #expect(sample.status == 0)
  }

  private static let expected = [
    #"C1 start: shows "swift-argument-parser", "Turns the properties of a type into the options of a command-line program.", "swift-log", "An interface for logging, whose destination the application chooses.", "Yams", "Reads and writes YAML.""#,
    #"C2 start: shows "swift-argument-parser", "Turns the properties of a type into the options of a command-line program.", "apple, Apache-2.0 WITH Swift-exception", "ArgumentParser", "swift-log", "An interface for logging, whose destination the application chooses.", "apple, Apache-2.0", "Logging, InMemoryLogging", "Yams", "Reads and writes YAML.", "jpsim, MIT", "Yams""#,
    #"C3 start: shows "GRDB.swift", "SQLite with records, migrations and observation of changes.", "groue, MIT", "GRDBSQLite, GRDB, GRDB-dynamic""#,
    #"C3 type x: shows "GRDB.swift", "SQLite with records, migrations and observation of changes.", "groue, MIT", "GRDBSQLite, GRDB, GRDB-dynamic""#,
    #"C3 press Return: shows "There are none.""#,
    #"C3 press BackSpace: shows "There are none.""#,
    #"C3 press Return: shows "GRDB.swift", "SQLite with records, migrations and observation of changes.", "groue, MIT", "GRDBSQLite, GRDB, GRDB-dynamic""#,
    #"C4 start: shows "jwt-kit", "Signs and verifies JSON web tokens.", "vapor, MIT", "JWTKit""#,
    #"C4 click jpsim: shows "Yams", "Reads and writes YAML.", "jpsim, MIT", "Yams""#,
    #"C4 click Slow: shows "Yams", "Reads and writes YAML.", "jpsim, MIT", "Yams""#,
    #"C4 click vapor: shows "Loading …""#,
    #"C4 click jpsim: shows "Loading …""#,
    #"C4 wait 2.0 seconds: shows "Yams", "Reads and writes YAML.", "jpsim, MIT", "Yams""#,
    #"C5 start: shows "GRDB.swift", "SQLite with records, migrations and observation of changes.", "groue, MIT", "GRDBSQLite, GRDB, GRDB-dynamic""#,
    #"C5 click Broken: shows "GRDB.swift", "SQLite with records, migrations and observation of changes.", "groue, MIT", "GRDBSQLite, GRDB, GRDB-dynamic""#,
    #"C5 click Search: shows "GRDB.swift", "SQLite with records, migrations and observation of changes.", "groue, MIT", "GRDBSQLite, GRDB, GRDB-dynamic""#,
    #"C5 press Return: shows "The network is down.""#,
    #"C5 click Try again: shows "The network is down.""#,
    #"C5 click Broken: shows "The network is down.""#,
    #"C5 click Try again: shows "GRDB.swift", "SQLite with records, migrations and observation of changes.", "groue, MIT", "GRDBSQLite, GRDB, GRDB-dynamic""#,
    #"C6 start: shows "GRDB.swift", "SQLite with records, migrations and observation of changes.", "groue, MIT", "GRDBSQLite, GRDB, GRDB-dynamic""#,
    #"C6 click Slow: shows "GRDB.swift", "SQLite with records, migrations and observation of changes.", "groue, MIT", "GRDBSQLite, GRDB, GRDB-dynamic""#,
    #"C6 click Search: shows "GRDB.swift", "SQLite with records, migrations and observation of changes.", "groue, MIT", "GRDBSQLite, GRDB, GRDB-dynamic""#,
    #"C6 press Return: shows "Loading …""#,
    #"C6 wait 1.0 seconds: shows "Loading …""#,
    #"C6 click Cancel: shows "Cancelled.""#,
    #"C6 wait 5.0 seconds: shows "Cancelled.""#,
    #"C6 click Ask again: shows "Loading …""#,
    #"C6 wait 2.0 seconds: shows "GRDB.swift", "SQLite with records, migrations and observation of changes.", "groue, MIT", "GRDBSQLite, GRDB, GRDB-dynamic""#,
    #"C7 start: shows "damaged.json is damaged: it is not JSON.""#,
    #"C7 click Try again: shows "damaged.json is damaged: it is not JSON.""#,
    #"C7 click Other: shows "other.json is damaged: a repository is not as it should be.""#,
    #"C7 click None: shows "none.json cannot be read.""#,
    #"C8 start: shows "Yams", "Yams"; object container: body 1, object rows: body 1, model container: body 1, model rows: body 1"#,
    #"C8 click Visit: shows "Yams", "Yams"; object container: body 2"#,
    #"C8 click Visit: shows "Yams", "Yams"; object container: body 3"#,
    #"C8 click Add: shows "Yams", "swift-log", "Yams", "swift-log"; object container: body 4, object rows: body 2, model container: body 2, model rows: body 2"#,
  ]
}
