import Testing

@testable import ViewGraph

/// How the log tells where something was found.
@Suite
struct ShownPathTests {
  @Test("a path is told without what its types are of, and without what only holds others")
  func short() {
    #expect(shownPath("") == "")
    #expect(shownPath("Page") == "Page")
    #expect(
      shownPath("App.Page<Text>/ModifiedContent<Row<Int>, _Frame>/_ViewModifier_Content<Row<Int>>/AnyView/Row<Int>")
        == "App.Page/Row")
  }

  @Test("a path of more than eight views is told from its end")
  func long() {
    #expect(shownPath("A/B/C/D/E/F/G/H") == "A/B/C/D/E/F/G/H")
    #expect(shownPath("A/B/C/D/E/F/G/H/I") == "…/B/C/D/E/F/G/H/I")
  }
}
