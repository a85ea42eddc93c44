import CGTK
import Foundation
import Graft
import GraftTesting
import TestSupport
import Testing

/// A list of letters with two actions at their trailing edge, and of others without.
struct SwipedLetters: View {
  static let size = CGSize(width: 300, height: 300)

  let log: Log
  /// What comes before the letters.
  var more: [String] = []
  @State private var letters = ["a", "b", "c"]

  var body: some View {
    List {
      ForEach(more + letters, id: \.self) { letter in
        Text(letter).swiped(as: letter, log) { letters.removeAll { $0 == letter } }
      }
      Button("plain") { log.note("plain") }.buttonStyle(.plain)
      ForEach(0..<30) { Text("\($0)") }
    }
  }
}

extension View {
  /// Gives a letter two actions, of which the first removes it.
  func swiped(as letter: String, _ log: Log, remove: @escaping () -> Void) -> some View {
    swipeActions {
      Button("one", role: .destructive) {
        log.note("one \(letter)")
        remove()
      }
      Button("two") { log.note("two \(letter)") }
    } onPresentationChanged: {
      log.note("\(letter) \($0)")
    }
  }
}

@MainActor
extension MountedView {
  private var revealedButtons: [FoundWidget] {
    root.all.filter { $0.role == .button && $0.isShown && styleClasses(of: $0).contains("graft-revealed") }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  /// The names of the actions that are revealed, from the left to the right.
  var revealed: [String] { revealedButtons.map(\.name) }

  func revealed(_ name: String) throws -> FoundWidget { try #require(revealedButtons.first { $0.name == name }) }

  /// The left edge of the text of a row.
  func leftEdge(_ text: String) throws -> CGFloat { try label(text).frame.minX }

  /// Drags the row with a text to the right, or to the left, and lets go of it when the finger has come to rest.
  func swipeRow(_ text: String, by right: CGFloat, down: CGFloat = 0) async throws {
    try await label(text).touch(at: CGPoint(x: right < 0 ? 270 : 10, y: 10)) { finger in
      try await finger.move(by: CGSize(width: right, height: down))
      try await Task.sleep(for: .milliseconds(200))
    }
  }
}
