import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Elements of a list that are as many rows each, which are built when they are shown. 15 rows of 40 can be seen.
@Suite(.gtk) @MainActor
struct ElementPartsTests {
  private struct Named: View {
    let name: String
    @State private var mark = "-"

    var body: some View { Text(name + mark).onTapGesture { mark = "+" }.frame(height: 40) }
  }

  /// Its rows are two, and it keeps nothing.
  private struct Pair: View {
    let name: String

    var body: some View {
      Named(name: name)
      Group { Named(name: name + "'") }
    }
  }

  /// Its two rows are of one view, which keeps something.
  private struct Keeping: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name): \(count)") { count += 1 }
      Text("\(name) has \(count)")
    }
  }

  /// How many elements of a thousand a list asks for its views.
  private func asked(@ViewBuilder _ content: @escaping (Int) -> some View) async throws -> Int {
    var numbers: Set<Int> = []
    let list = List {
      ForEach(0..<1_000, id: \.self) { number in
        let _ = numbers.insert(number)
        content(number)
      }
    }
    let mounted = try await MountedView(list, size: viewport)
    await mounted.close()
    return numbers.count
  }

  @Test("LS1 (part) of elements that are as many rows each those are built that are shown, and all of others")
  func built() async throws {
    let counts = [
      try await asked { number in
        Text("\(number)")
        Divider()
      },
      try await asked { Pair(name: "\($0)") },
      try await asked { number in
        if number % 2 == 0 { Pair(name: "even") } else { Pair(name: "odd") }
        Text("\(number)")
      },
    ]
    #expect(counts.allSatisfy { $0 > 5 && $0 < 200 }, "\(counts)")
    #expect(
      try await asked { number in
        Text("\(number)")
        if number > 5 { Divider() }
      } == 1_000)
    #expect(try await asked { Keeping(name: "\($0)") } == 1_000)
  }

  private struct Rows: View {
    var numbers: [Int]
    var isOther = false
    var scrolled: Int?

    var body: some View {
      ScrollViewReader { reader in
        List {
          ForEach(numbers, id: \.self) { number in
            if isOther { Pair(name: "\(number)") } else { Pair(name: "\(number)") }
            Named(name: "\(number)\"")
          }
        }
        .listStyle(.plain)
        .onChange(of: scrolled) { reader.scrollTo(scrolled, anchor: .top) }
      }
    }
  }

  private func texts(_ mounted: MountedView<some View>) -> [String] {
    mounted.root.rowLines.filter { $0.hasSuffix("-") || $0.hasSuffix("+") }
  }

  private func mark(_ mounted: MountedView<some View>, _ name: String) async throws {
    try await mounted.root.find(role: .label, name: "\(name)-").click()
  }

  @Test("LS1 (part) each row of an element keeps its state where others come, go and move")
  func kept() async throws {
    let mounted = try await MountedView(Rows(numbers: Array(0..<1_000)), size: viewport)
    #expect(texts(mounted).prefix(4) == ["0-", "0'-", "0\"-", "1-"])
    for name in ["1'", "2"] { try await mark(mounted, name) }
    mounted.rootView.numbers = [-1, 2, 1] + Array(3..<1_000)
    await Settling.settle()
    #expect(
      texts(mounted).prefix(9) == ["-1-", "-1'-", "-1\"-", "2+", "2'-", "2\"-", "1-", "1'+", "1\"-"])
    await mounted.scroll(to: 20_000)
    #expect(!texts(mounted).contains("2+"))
    await mounted.scroll(to: 0)
    #expect(texts(mounted).prefix(8) == ["-1-", "-1'-", "-1\"-", "2+", "2'-", "2\"-", "1-", "1'+"])
  }

  @Test("ID2 the rows of the other branch of an element are others, and those beside it stay")
  func branches() async throws {
    let mounted = try await MountedView(Rows(numbers: Array(0..<100)), size: viewport)
    for name in ["0'", "0\"", "1"] { try await mark(mounted, name) }
    #expect(texts(mounted).prefix(4) == ["0-", "0'+", "0\"+", "1+"])
    mounted.rootView.isOther = true
    await Settling.settle()
    #expect(texts(mounted).prefix(4) == ["0-", "0'-", "0\"+", "1-"])
  }

  @Test("LS1 (part) scrolling to an element that was never shown shows its first row")
  func scrolled() async throws {
    let mounted = try await MountedView(Rows(numbers: Array(0..<1_000)), size: viewport)
    mounted.rootView.scrolled = 700
    await Settling.settle()
    #expect(try mounted.root.find(role: .label, name: "700-").frame.minY < 40)
  }

  private struct Told: View {
    var numbers: TellingElements<Int>

    var body: some View {
      List { ForEach(numbers, id: \.self) { Pair(name: "\($0)") } }.listStyle(.plain)
    }
  }

  @Test("DT6 what elements of two rows tell is shown, each row keeps its state, and only what is built is read")
  func told() async throws {
    let reads = Reads()
    let mounted = try await MountedView(
      Told(numbers: TellingElements(Array(0..<1_000_000), reads: reads)), size: viewport)
    for name in ["1'", "3"] { try await mark(mounted, name) }
    var numbers = mounted.rootView.numbers
    _ = reads.take()
    numbers.tell([.moved(from: 1, to: 3), .inserted(0..<1), .removed(1..<2)]) { $0[0..<4] = [-1, 2, 3, 1] }
    mounted.rootView.numbers = numbers
    await Settling.settle()
    #expect(texts(mounted).prefix(9) == ["-1-", "-1'-", "2-", "2'-", "3+", "3'-", "1-", "1'+", "4-"])
    numbers.tell([.moved(from: 3, to: 0)]) { $0[0..<4] = [1, -1, 2, 3] }
    mounted.rootView.numbers = numbers
    await Settling.settle()
    #expect(texts(mounted).prefix(8) == ["1-", "1'+", "-1-", "-1'-", "2-", "2'-", "3+", "3'-"])
    #expect(Set(reads.take()).count <= 210)
  }

  @Test("ID22 an id that occurs more than once among elements of two rows is reported once, and all of them are shown")
  func repeated() async throws {
    let mounted = try await MountedView(
      List { ForEach([1, 2, 1], id: \.self) { Pair(name: "\($0)") } }.listStyle(.plain), size: viewport)
    #expect(texts(mounted) == ["1-", "1'-", "2-", "2'-", "1-", "1'-"])
    #expect(Diagnostics.recorded.map(\.kind) == [.duplicateID])
  }

  private struct Edited: View {
    let log: Log
    @State private var names = ["a", "b", "c"]
    @State private var selected: Set<String> = []

    var body: some View {
      List(selection: noted($selected, in: log)) {
        ForEach($names, id: \.self, editActions: .all) { name in
          Text(name.wrappedValue)
          Text(name.wrappedValue + "'")
        }
      }
      Text(names.joined())
    }
  }

  @Test("LS23 the rows of an element that are built when they are shown are selected, moved and deleted together")
  func edited() async throws {
    let log = Log()
    let mounted = try await MountedView(Edited(log: log), size: viewport)
    try await mounted.clickRow("b'")
    #expect(log.take() == [#"["b"]"#])
    #expect(mounted.root.selectedRowTexts == ["b", "b'"])
    try await mounted.press("alt+Up")
    #expect(mounted.root.texts.last == "bac")
    #expect(mounted.root.rowLines == ["b", "b'", "a", "a'", "c", "c'"])
    try await mounted.press("Delete")
    #expect(mounted.root.rowLines == ["a", "a'", "c", "c'"])
  }
}
