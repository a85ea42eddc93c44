import Foundation
import ViewGraph

/// An object that is told of the beginning and the end of the program (WI20).
@MainActor
package struct ProgramDelegate {
  /// Called before the first window's content is evaluated.
  let begin: () -> Void
  /// Called once all windows are closed.
  let end: () -> Void
  /// Has all views read the object from their environment.
  let provide: (AnyView) -> AnyView

  package init(begin: @escaping () -> Void, end: @escaping () -> Void, provide: @escaping (AnyView) -> AnyView) {
    (self.begin, self.end, self.provide) = (begin, end, provide)
  }

  /// Those of the program whose scenes are about to be shown.
  private static var declared: [ProgramDelegate] = []

  /// Declares a delegate of the program that is being made.
  package static func declare(_ delegate: ProgramDelegate) { declared.append(delegate) }

  static func takeDeclared() -> [ProgramDelegate] { exchange(&declared, with: []) }
}
