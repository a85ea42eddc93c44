import Testing

/// The page of promises agrees with the tests, so that an identifier in a comment leads somewhere.
@Suite
struct BehaviourPageTests {
  @Test("each promise that a test names has a line on the page")
  func testsAreOnThePage() throws {
    let page = try BehaviourPage()
    let promised = Set(page.lines.map(\.promise))
    for test in try BehaviourPage.tests() where !promised.contains(test.promise) {
      #expect(Bool(false), "add a line for \(test.promise) to \(BehaviourPage.path), with the suite \(test.suite)")
    }
  }

  @Test("each line of the page can be read, is the only one of its promise, and names a suite that tests it")
  func linesHaveTests() throws {
    let (page, tests) = (try BehaviourPage(), Set(try BehaviourPage.tests()))
    #expect(
      try BehaviourPage.lineCount() == page.lines.count, "write lines as '- **A1** Sentence. (`SuiteOfTests`)'")
    #expect(Set(page.lines.map(\.promise)).count == page.lines.count, "a promise has two lines")
    for line in page.lines {
      let place = "\(BehaviourPage.path): \(line.promise)"
      let held = tests.filter { $0.promise == line.promise }
      #expect(held.contains { $0.suite == line.suite }, "\(place): no test of \(line.suite) is named by it")
      #expect(held.allSatisfy(\.isInPart) == line.isInPart, "\(place): say '(in part)' where all of its tests do")
    }
  }

  @Test("each promise that the sources cite has a line on the page")
  func citationsLeadSomewhere() throws {
    let page = try BehaviourPage()
    let unknown = try page.citations().subtracting(page.lines.map(\.promise)).sorted()
    #expect(unknown == [], "sources cite what \(BehaviourPage.path) has no line for")
  }
}
