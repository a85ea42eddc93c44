import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing
import ViewGraphTesting

/// Rows that are deleted and moved at random by keys, against an array.
@Suite(.gtk) @MainActor
struct RandomEditsTests {
  private struct Letters: View {
    let log: Log
    @State private var letters = Array("abcdefgh").map { "\($0)" }

    var body: some View {
      List {
        ForEach(letters, id: \.self) { Text($0) }
          .onDelete { letters.remove(atOffsets: $0) }
          .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
      }
      .onChange(of: letters) { log.note(letters.joined()) }
    }
  }

  /// What a key does to an array whose element at a place has the focus.
  private func press(_ key: String, at place: inout Int, in letters: inout [String]) {
    switch key {
    case "Up": place = max(place - 1, 0)
    case "Down": place = min(place + 1, letters.count - 1)
    case "alt+Up" where place > 0:
      letters.swapAt(place, place - 1)
      place -= 1
    case "alt+Down" where place < letters.count - 1:
      letters.swapAt(place, place + 1)
      place += 1
    case "Delete":
      letters.remove(at: place)
      place = min(place, letters.count - 1)
    default: break
    }
  }

  @Test("after each of many keys at random the rows are as an array that is edited alike", arguments: [1, 2, 3])
  func random(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let mounted = try await MountedView(Letters(log: Log()), size: EditableLetters.size)
    try await mounted.clickRow("d")
    var (letters, place) = (Array("abcdefgh").map { "\($0)" }, 3)
    while letters.count > 1 {
      let keys = ["Up", "Down", "Down", "alt+Up", "alt+Down", "alt+Down", "Delete"]
      guard let key = keys.randomElement(using: &generator) else { return }
      try await mounted.press(key)
      press(key, at: &place, in: &letters)
      #expect(mounted.root.rowLines == letters)
      try #require(mounted.root.focusedRowText == letters[place])
    }
  }
}
