import CSQLite

/// A connection to a database, for one thread at a time.
final class Database {
  fileprivate var connection: OpaquePointer?

  /// Opens a file, to be written where that is said.
  init(_ path: String, isWritten: Bool = false) throws {
    let flags = isWritten ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
    try check(sqlite3_open_v2(path, &connection, flags, nil))
  }

  deinit { sqlite3_close_v2(connection) }

  /// Runs statements that give no rows.
  func execute(_ sql: String) throws { try check(sqlite3_exec(connection, sql, nil, nil, nil)) }

  fileprivate func check(_ status: Int32) throws {
    guard status == SQLITE_OK else { throw DatabaseError(description: String(cString: sqlite3_errmsg(connection))) }
  }
}

/// Why a database did not do what it was asked.
struct DatabaseError: Error, CustomStringConvertible {
  let description: String
}

/// A statement that is run again and again, with other values for its parameters.
final class Statement {
  private let database: Database
  private var handle: OpaquePointer?

  init(_ sql: String, in database: Database) throws {
    self.database = database
    try database.check(sqlite3_prepare_v2(database.connection, sql, -1, &handle, nil))
  }

  deinit { sqlite3_finalize(handle) }

  /// Begins anew, with numbers for the parameters from the first on.
  func begin(_ numbers: Int...) throws {
    try database.check(sqlite3_reset(handle))
    for (index, number) in numbers.enumerated() {
      try database.check(sqlite3_bind_int64(handle, Int32(index + 1), Int64(number)))
    }
  }

  /// Begins anew, with a text for the only parameter.
  func begin(_ text: String) throws {
    try database.check(sqlite3_reset(handle))
    // Which is copied: the string need not live on.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    try database.check(sqlite3_bind_text(handle, 1, text, -1, copied))
  }

  /// Goes to the next row; false after the last.
  func step() throws -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let status:
      try database.check(status)
      return false
    }
  }

  func number(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  func text(_ column: Int32) -> String { sqlite3_column_text(handle, column).map { String(cString: $0) } ?? "" }
}
