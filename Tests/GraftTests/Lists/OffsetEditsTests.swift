import Graft
import GraftTesting
import Testing
import ViewGraphTesting

/// Removing and moving elements by their offsets, as lists tell them.
@Suite
struct OffsetEditsTests {
  @Test("LS31 elements are removed by their offsets, none by an empty set, and from any range-replaceable collection")
  func remove() {
    var letters = ["a", "b", "c", "d", "e"]
    letters.remove(atOffsets: [])
    #expect(letters == ["a", "b", "c", "d", "e"])
    letters.remove(atOffsets: [1, 3])
    #expect(letters == ["a", "c", "e"])
    letters.remove(atOffsets: [2, 9])
    #expect(letters == ["a", "c"])
    var text = "abcde"
    text.remove(atOffsets: IndexSet(integersIn: 0...2))
    #expect(text == "de")
    var slice = [1, 2, 3, 4][1...]
    slice.remove(atOffsets: [0])
    #expect(slice == [3, 4])
  }

  @Test("LS34 elements are moved in their order before an offset, which counts as if nothing had been taken out")
  func move() {
    for (offsets, offset, result) in [
      ([1, 3], 0, "bdace"), ([0, 2], 5, "bdeac"), ([0, 1], 3, "cabde"), ([], 2, "abcde"), ([2], 2, "abcde"),
      ([2], 3, "abcde"), ([4, 9], 0, "eabcd"), ([0], 99, "bcdea"), ([1], -1, "bacde"),
    ] {
      var letters = Array("abcde")
      letters.move(fromOffsets: IndexSet(offsets), toOffset: offset)
      #expect(String(letters) == result)
    }
  }

  @Test("LS34 (part) the elements of a slice are counted from its start")
  func slice() {
    var letters = Array("xxabc")[2...]
    letters.move(fromOffsets: [0], toOffset: 2)
    #expect(String(letters) == "bac")
  }

  @Test(
    "LS31 (part) what is removed at random offsets is what is not kept, and what is moved is in neither order changed")
  func random() {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<200 {
      let numbers = Array(0..<Int.random(in: 0...12, using: &generator))
      let chosen = Set(numbers.filter { _ in Bool.random(using: &generator) })
      let target = Int.random(in: 0...numbers.count, using: &generator)
      var (left, moved) = (numbers, numbers)
      left.remove(atOffsets: IndexSet(chosen))
      moved.move(fromOffsets: IndexSet(chosen), toOffset: target)
      #expect(left == numbers.filter { !chosen.contains($0) })
      let place = left.filter { $0 < target }.count
      #expect(moved == left[..<place] + chosen.sorted() + left[place...])
    }
  }
}
