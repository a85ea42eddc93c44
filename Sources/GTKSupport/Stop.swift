/// Ends the program over a programmer's mistake, and says what it was.
///
/// `preconditionFailure` would say nothing in a release build, where a misspelt name is no easier to find.
func stop(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError(message, file: file, line: line)
}
