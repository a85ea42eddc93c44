import CGTK

/// Mistakes of the programmer that a program cannot go on with, such as a misspelt name.
@MainActor
package enum Fault {
  /// Who is told in place of the program's end, while a test runs: the test fails, and those after it run.
  package static var observer: (@MainActor (String) -> Void)?

  /// Ends the program and says what the mistake was; in a test, the test is charged with it and this returns.
  ///
  /// `preconditionFailure` would say nothing in a release build, where a misspelt name is no easier to find.
  package static func found(_ message: String, file: StaticString = #fileID, line: UInt = #line) {
    guard let observer else { fatalError(message, file: file, line: line) }
    observer(message)
  }

  /// The same, with what a test goes on with.
  package static func found<Result>(
    _ message: String, goingOnWith result: @autoclosure () -> Result, file: StaticString = #fileID, line: UInt = #line
  ) -> Result {
    found(message, file: file, line: line)
    return result()
  }

  /// What a test shows in place of a widget that cannot be: a label with the message. Floating, as every new widget.
  package static func sign(
    _ message: String, file: StaticString = #fileID, line: UInt = #line
  ) -> UnsafeMutablePointer<GtkWidget> {
    found(message, file: file, line: line)
    return gtk_label_new(message)
  }
}
