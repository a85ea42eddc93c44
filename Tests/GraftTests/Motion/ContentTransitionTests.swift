import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Section MO: contents that become others, frame by frame on a clock that the test owns.
@Suite(.gtk) @MainActor
struct ContentTransitionTests {
  private struct Page<Content: View>: View {
    var isChanged = false
    let content: (Bool) -> Content
    var body: some View {
      content(isChanged).frame(width: 100, height: 60, alignment: .leading).background(Color.white)
    }
  }

  /// What is shown of a change in the frame after it and after each quarter of a linear animation of a second.
  private func quarters<Result>(
    _ content: @escaping (Bool) -> some View, animation: Animation? = .linear(duration: 1),
    _ look: @escaping (WidgetQuery) throws -> Result
  ) async throws -> [Result] {
    let clock = TestClock()
    return try await clock.drivingGTK {
      let mounted = try await MountedView(Page(content: content), size: CGSize(width: 100, height: 60))
      withAnimation(animation) { mounted.rootView.isChanged = true }
      await Settling.settle()
      var results = [try look(mounted.root)]
      await clock.advance(by: .seconds(0.02))
      for _ in 0..<4 {
        await clock.advance(by: .seconds(0.25))
        results.append(try look(mounted.root))
      }
      return results
    }
  }

  private func text(_ string: String) -> some View {
    Text(verbatim: string).font(.system(size: 20, design: .monospaced)).foregroundStyle(Color.black)
  }

  /// How dark each pixel of a rectangle is, from 0 to 255, row by row.
  private func darkness(_ root: WidgetQuery, _ columns: Range<Int> = 0..<100) throws -> [[Int]] {
    let pixels = try Pixels(root)
    return (0..<60).map { y in columns.map { 255 - Int(pixels[$0, y][1]) } }
  }

  /// A text as it stands, in the same place.
  private func still(_ string: String) async throws -> [[Int]] {
    let content = { [view = text(string)] (_: Bool) in view }
    return try darkness(try await MountedView(Page(content: content), size: CGSize(width: 100, height: 60)).root)
  }

  private func change(
    _ transition: ContentTransition, _ old: String, _ new: String, animation: Animation? = .linear(duration: 1)
  ) async throws -> [[[Int]]] {
    try await quarters({ self.text($0 ? new : old).contentTransition(transition) }, animation: animation) {
      try self.darkness($0)
    }
  }

  private func isNear(_ found: [[Int]], _ expected: [[Int]], within tolerance: Int = 4) -> Bool {
    zip(found.joined(), expected.joined()).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test("MO54 no transition, and one in an update without an animation, shows the new text at once")
  func atOnce() async throws {
    let new = try await still("B")
    #expect(try await change(.identity, "A", "B").allSatisfy { $0 == new })
    for transition in [ContentTransition.opacity, .interpolate, .numericText()] {
      #expect(try await change(transition, "A", "B", animation: nil)[0] == new)
    }
  }

  @Test("MO54 a text fades into the other one, pixel by pixel, and is called by the new one from the start")
  func fade() async throws {
    let (old, new) = (try await still("A"), try await still("B"))
    let shown = try await change(.opacity, "A", "B")
    for (index, share) in [0, 0.25, 0.5, 0.75, 1].enumerated() {
      let mixed = zip(old, new).map { zip($0, $1).map { Int(Double($0) * (1 - share) + Double($1) * share) } }
      #expect(isNear(shown[index], mixed, within: 10), "\(share)")
    }
    let names = try await quarters({ self.text($0 ? "B" : "A").contentTransition(.opacity) }) { $0.texts }
    #expect(names == [["B"], ["B"], ["B"], ["B"], ["B"]])
  }

  @Test("MO54 letters that both texts have move, and the others fade where they are")
  func interpolated() async throws {
    // The last column that is as dark as a letter that does not fade.
    func end(_ rows: [[Int]]) -> Int { (0..<100).last { x in rows.contains { $0[x] > 220 } } ?? 0 }
    let (old, new) = (try await still("M"), try await still("iiM"))
    let shown = try await change(.interpolate, "M", "iiM")
    #expect(shown[0] == old && shown[4] == new)
    let way = Double(end(new) - end(old))
    #expect(way > 10)
    for index in 0...4 { #expect(abs(Double(end(shown[index])) - Double(end(old)) - way * Double(index) / 4) <= 1.5) }
  }

  /// Whether some columns are the same but for the faintest edges of letters, which newer versions of GTK cut off where a part
  /// of a text is drawn.
  private func isSame(_ found: [[Int]], _ expected: [[Int]], _ columns: Range<Int>) -> Bool {
    func sum(_ value: (Int, Int) -> Int) -> Int {
      zip(found, expected).reduce(0) { all, rows in
        columns.reduce(all) { $0 + value(rows.0[$1], rows.1[$1]) }
      }
    }
    return sum { abs($0 - $1) } <= sum { $1 } / 50
  }

  /// The first row that is half as dark as can be in a range of columns: that of what is seen most clearly.
  private func top(_ rows: [[Int]], _ columns: Range<Int>) throws -> Int {
    try #require(rows.indices.first { y in columns.contains { rows[y][$0] > 128 } })
  }

  @Test("MO54 the digits that changed roll, up or down, and the others stay where they are")
  func digits() async throws {
    let (old, new) = (try await still("1808"), try await still("1888"))
    let width = try #require((0..<100).last { x in old.contains { $0[x] > 100 } }) / 4 + 1
    let third = (width * 2)..<(width * 3)
    func moved(_ transition: ContentTransition) async throws -> Int {
      let shown = try await change(transition, "1808", "1888")
      #expect(isSame(shown[0], old, 0..<100) && isSame(shown[4], new, 0..<100))
      for rows in shown {
        #expect(isSame(rows, old, 0..<(third.lowerBound - 1)) && isSame(rows, old, (third.upperBound + 1)..<100))
      }
      return try top(shown[1], third) - top(old, third)
    }
    #expect(try await moved(.numericText()) < -3)
    #expect(try await moved(.numericText(countsDown: true)) > 3)
  }

  @Test("MO54 digits that roll stay within the height of their text", arguments: [false, true])
  func withinText(countsDown: Bool) async throws {
    let height = try idealSize(of: text("8")).height
    // The text is in the middle of 60 rows; a row more on each side, as the middle may be between two.
    let rows = Int((60 - height) / 2) - 1..<Int((60 + height) / 2) + 2
    for shown in try await change(.numericText(countsDown: countsDown), "3", "8") {
      #expect((0..<60).allSatisfy { y in rows.contains(y) || shown[y].allSatisfy { $0 < 4 } })
    }
  }

  @Test("MO54 digits of a value roll upwards when it grows and downwards when it falls")
  func digitsOfValue() async throws {
    func moved(_ old: Int, _ new: Int) async throws -> Int {
      let shown = try await quarters({ isChanged in
        let value = isChanged ? new : old
        return self.text("\(value)").contentTransition(.numericText(value: Double(value)))
      }) { try self.top(self.darkness($0), 0..<100) }
      return shown[1] - shown[0]
    }
    #expect(try await moved(3, 8) < -3)
    #expect(try await moved(8, 3) > 3)
  }

  @Test("MO54 an image fades into the other one, and a symbol becomes smaller before the other one grows")
  func images() async throws {
    func shown(_ transition: ContentTransition) async throws -> [Int] {
      try await quarters({
        Image(systemName: $0 ? "minus" : "plus").font(.system(size: 40)).contentTransition(transition)
      }) { try self.darkness($0).joined().reduce(0, +) }
    }
    let faded = try await shown(.opacity)
    #expect(abs(faded[2] - (faded[0] + faded[4]) / 2) < faded[0] / 20)
    let replaced = try await shown(.symbolEffect(.replace))
    #expect(
      replaced[1] < replaced[0] / 2 && replaced[2] < replaced[0] / 20 && replaced[3] > 0 && replaced[3] < replaced[4])
    #expect(replaced[4] == faded[4])
  }

  @Test("changes that follow each other quickly begin with what is shown, and end with the last text")
  func quick() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let counted = { (count: Int) in self.text("\(count)").contentTransition(.numericText(value: Double(count))) }
      let mounted = try await MountedView(Counted(content: counted), size: CGSize(width: 100, height: 60))
      for count in 1...20 {
        let before = try darkness(mounted.root)
        withAnimation(.linear(duration: 1)) { mounted.rootView.count = count }
        await Settling.settle()
        if count < 4 { #expect(isNear(try darkness(mounted.root), before, within: 40)) }
        await clock.advance(by: .seconds(0.05))
      }
      await clock.advance(by: .seconds(0.6))
      await clock.advance(by: .seconds(0.6))
      #expect(try darkness(mounted.root) == (try await still("20")))
    }
  }

  @Test("an image in a text that becomes another one fades into it")
  func imageInText() async throws {
    let shown = try await quarters({
      Text(Image(systemName: $0 ? "minus" : "plus")).font(.system(size: 40)).contentTransition(.opacity)
    }) { try self.darkness($0).joined().reduce(0, +) }
    #expect(shown[4] < shown[0] * 3 / 4 && abs(shown[2] - (shown[0] + shown[4]) / 2) < shown[0] / 20)
  }

  @Test("an image that becomes another one without an animation, on its way to one, is there at once")
  func imageAtOnce() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let images = { (count: Int) in
        Image(systemName: ["plus", "minus", "plus"][count]).font(.system(size: 40)).contentTransition(.opacity)
      }
      let mounted = try await MountedView(Counted(content: images), size: CGSize(width: 100, height: 60))
      let first = try darkness(mounted.root)
      withAnimation(.linear(duration: 1)) { mounted.rootView.count = 1 }
      await Settling.settle()
      for _ in 1...2 { await clock.advance(by: .seconds(0.25)) }
      #expect(try !isNear(darkness(mounted.root), first, within: 40))
      mounted.rootView.count = 2
      await Settling.settle()
      #expect(try darkness(mounted.root) == first)
    }
  }

  @Test("a text that goes while it becomes another one comes to its end as long as it is seen")
  func leaving() async throws {
    struct Leaving: View {
      var isChanged = false
      var isThere = true
      let text: (String) -> AnyView
      var body: some View {
        ZStack(alignment: .leading) {
          Color.white
          if isThere { text(isChanged ? "B" : "A").contentTransition(.opacity).transition(.opacity) }
        }
        .frame(width: 100, height: 60)
      }
    }
    let end = try await still("B")
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(
        Leaving { AnyView(self.text($0)) }, size: CGSize(width: 100, height: 60))
      withAnimation(.linear(duration: 1)) { mounted.rootView.isChanged = true }
      await Settling.settle()
      for _ in 1...2 { await clock.advance(by: .seconds(0.25)) }
      withAnimation(.linear(duration: 4)) { mounted.rootView.isThere = false }
      await Settling.settle()
      await clock.advance(by: .seconds(0.02))
      for _ in 1...4 { await clock.advance(by: .seconds(0.25)) }
      #expect(isNear(try darkness(mounted.root), end.map { $0.map { $0 * 3 / 4 } }, within: 10))
    }
  }

  @Test("a text of more than 16 bytes that changes again before it is there fades as one")
  func longInterrupted() async throws {
    let strings = ["––––––", "––––––M", "M––––––"]
    let end = try await still(strings[2])
    let clock = TestClock()
    try await clock.drivingGTK {
      let texts = { (count: Int) in self.text(strings[count]).contentTransition(.interpolate) }
      let mounted = try await MountedView(Counted(content: texts), size: CGSize(width: 100, height: 60))
      withAnimation(.linear(duration: 1)) { mounted.rootView.count = 1 }
      await Settling.settle()
      for _ in 1...2 { await clock.advance(by: .seconds(0.25)) }
      let before = try darkness(mounted.root)
      withAnimation(.linear(duration: 1)) { mounted.rootView.count = 2 }
      await Settling.settle()
      await clock.advance(by: .seconds(0.02))
      for _ in 1...2 { await clock.advance(by: .seconds(0.25)) }
      let mixed = zip(before, end).map { zip($0, $1).map { ($0 + $1) / 2 } }
      #expect(isNear(try darkness(mounted.root), mixed, within: 10))
    }
  }

  private struct Counted<Content: View>: View {
    var count = 0
    let content: (Int) -> Content
    var body: some View {
      content(count).frame(width: 100, height: 60, alignment: .leading).background(Color.white)
    }
  }

  @Test("what is said of content transitions is read below")
  func environment() {
    var values = EnvironmentValues()
    #expect(values.contentTransition == .identity && !values.contentTransitionAddsDrawingGroup)
    values.contentTransition = .numericText(countsDown: true)
    values.contentTransitionAddsDrawingGroup = true
    #expect(values.contentTransition == .numericText(countsDown: true) && values.contentTransitionAddsDrawingGroup)
  }
}
