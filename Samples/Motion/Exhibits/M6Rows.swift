import Graft
import Lesson

extension Exhibit {
  /// M6: rows move with their elements.
  static var rows: Exhibit {
    comparison(
      "M6", "Rows and identity",
      explanation: """
        The last number becomes the first. With the element as identity each row goes where its number goes. With the \
        position the first row stays the first row, and is given another number where it is.
        """, captions: [Caption("moves", "id: \\.self"), Caption("jumps", "indices, id: \\.self")],
      expected: "1 body, 61 frames | 1 body, 1 frame"
    ) {
      RowsByElement(numbers: $0 ? [3, 1, 2] : [1, 2, 3])
    } right: {
      RowsByPosition(numbers: $0 ? [3, 1, 2] : [1, 2, 3])
    }
  }
}

// snippet: rows by element and by position
struct RowsByElement: View {
  let numbers: [Int]

  var body: some View {
    VStack { ForEach(numbers, id: \.self) { NumberRow(number: $0) } }
  }
}

struct RowsByPosition: View {
  let numbers: [Int]

  var body: some View {
    VStack { ForEach(numbers.indices, id: \.self) { NumberRow(number: numbers[$0]) } }
  }
}
// snippet end

struct NumberRow: View {
  let number: Int

  var body: some View { Text("\(number)").frame(width: 150, height: 32).background(.teal.opacity(0.35), in: Capsule()) }
}
