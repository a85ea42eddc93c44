import Testing

@testable import GTKSupport

/// Where two texts differ, and where the places of the one are in the other.
struct TextDifferenceTests {
  @Test("equal texts do not differ")
  func equal() {
    #expect(TextDifference(from: "", to: "") == nil)
    #expect(TextDifference(from: "aé", to: "aé") == nil)
  }

  @Test(
    "the difference is the run between what begins and what ends both texts, counted in scalars",
    arguments: [
      ("", "ab", 0, 0, 2, "ab"), ("ab", "", 0, 2, 0, ""), ("abc", "axc", 1, 2, 2, "x"),
      ("aaa", "aa", 2, 3, 2, ""), ("aa", "aaa", 2, 2, 3, "a"), ("abc", "ABC", 0, 3, 3, "ABC"),
      ("1234", "1,234", 1, 1, 2, ","), ("🇩🇪x", "🇩🇪y", 2, 3, 3, "y"), ("e\u{301}", "e", 1, 2, 1, ""),
    ])
  func differs(_ old: String, _ new: String, start: Int, oldEnd: Int, newEnd: Int, replacement: String) throws {
    let difference = try #require(TextDifference(from: old, to: new))
    #expect(difference.start == start)
    #expect(difference.oldEnd == oldEnd)
    #expect(difference.newEnd == newEnd)
    #expect(difference.replacement == replacement)
  }

  @Test(
    "of equal letters beside one another a caret tells which differ, where the letters allow that",
    arguments: [
      ("aa", "a", 0, 0, 1), ("aa", "a", 1, 1, 2), ("aa", "aaa", 1, 0, 0), ("aa", "aaa", 3, 2, 2),
      ("abab", "ab", 1, 1, 3), ("xa", "xaa", 0, 1, 1), ("abc", "axc", 0, 1, 2),
    ])
  func carets(_ old: String, _ new: String, caret: Int, start: Int, oldEnd: Int) throws {
    let difference = try #require(TextDifference(from: old, to: new, caret: caret))
    #expect(difference.start == start && difference.oldEnd == oldEnd)
    #expect(difference.applied(to: old) == new)
  }

  @Test("places before the run stay, those after it move along, those inside stay inside")
  func places() throws {
    let grows = try #require(TextDifference(from: "ab-cd", to: "ab---cd"))
    #expect([0, 2, 3, 5].map(grows.moved) == [0, 2, 3, 7])
    let shrinks = try #require(TextDifference(from: "abXYZcd", to: "ab_cd"))
    #expect([2, 3, 4, 5, 7].map(shrinks.moved) == [2, 3, 3, 3, 5])
  }
}
