import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What becomes of rows of a list while they sleep, and what GTK is told of rows that change.
@Suite(.gtk) @MainActor
struct ListSleepTests {
  private static let size = CGSize(width: 300, height: 200)

  @Test("an element that changes while its row sleeps runs no body, and is shown when the row comes back")
  func changedElement() async throws {
    let reader = Reader()
    let mounted = try await MountedView(Elements(reader: reader), size: Self.size)
    await reader.scroll(to: 1900, .top)
    let statistics = UpdateStatistics.start()
    mounted.rootView = Elements(reader: reader, raised: 3)
    await Settling.settle()
    #expect(statistics.bodies(of: KeepingRow.self) == 0)
    await reader.scroll(to: 0, .top)
    #expect(mounted.root.rowTexts.prefix(5) == [["0"], ["1"], ["2"], ["103"], ["4"]])
  }

  @Test("a row in which nothing keeps state is forgotten when it is scrolled away, one with state is not")
  func forgottenRow() async throws {
    let reader = Reader()
    let tokens = Tokens()
    _ = try await MountedView(Tokened(reader: reader, tokens: tokens), size: Self.size)
    #expect(tokens.isAlive("plain") && tokens.isAlive("keeping"))
    await reader.scroll(to: 1900, .top)
    #expect(!tokens.isAlive("plain"))
    #expect(tokens.isAlive("keeping"))
  }

  @Test("GTK is told of the rows that have changed, and of no others")
  func toldChanges() async throws {
    let mounted = try await MountedView(Sections(first: [1, 2, 3], second: [4, 5]), size: Self.size)
    let model = try #require(
      mounted.root.all.first { $0.widget.typeName == "GtkListView" }.flatMap {
        gtk_list_view_get_model($0.widget.cast())
      })
    var changes: [[Int]] = []
    let connection = ObjectReference(retaining: model.objectAddress)
      .connect("items-changed") { arguments in changes.append([arguments[0], arguments[1], arguments[2]]) }
    defer { connection.disconnect() }
    mounted.rootView = Sections(first: [1, 9, 2, 3], second: [4, 5])
    await Settling.settle()
    #expect(changes == [[2, 0, 1]])
    mounted.rootView = Sections(first: [1, 9, 2, 3], second: [5])
    await Settling.settle()
    #expect(changes == [[2, 0, 1], [6, 1, 0]])
    mounted.rootView = Sections(first: [1, 9, 3], second: [5, 6])
    await Settling.settle()
    #expect(changes.last == [3, 4, 4])
    #expect(mounted.root.rowTexts == [["top"], ["1"], ["9"], ["3"], ["middle"], ["5"], ["6"]])
  }

  @Test("GTK is told once of what changes twice before it is told")
  func toldOnce() async throws {
    let mounted = try await MountedView(Grown(count: 2), size: Self.size)
    let model = try #require(
      mounted.root.all.first { $0.widget.typeName == "GtkListView" }.flatMap {
        gtk_list_view_get_model($0.widget.cast())
      })
    var changes: [[Int]] = []
    let connection = ObjectReference(retaining: model.objectAddress)
      .connect("items-changed") { arguments in changes.append([arguments[0], arguments[1], arguments[2]]) }
    defer { connection.disconnect() }
    let statistics = UpdateStatistics.start()
    mounted.rootView = Grown(count: 4)
    await Settling.settle()
    #expect(statistics.bodies(of: TwiceGrown.self) == 2)
    #expect(changes == [[4, 0, 4]])
    #expect(mounted.root.rowTexts == (0..<8).map { ["\($0)"] })
  }

  @Test("preferences of rows are reduced in the order of the rows, also when the rows have only moved")
  func preferenceOrder() async throws {
    let mounted = try await MountedView(Named(numbers: [1, 2, 3]), size: Self.size)
    #expect(mounted.root.texts.last == "1 2 3")
    mounted.rootView = Named(numbers: [3, 1, 2])
    await Settling.settle()
    #expect(mounted.root.texts.last == "3 1 2")
  }
}

private struct KeepingRow: View {
  let value: Int
  @State private var own = 0

  var body: some View { Text(verbatim: "\(value)") }
}

private struct Elements: View {
  let reader: Reader
  var raised: Int?

  var body: some View {
    ScrollViewReader { proxy in
      let _ = reader.note(proxy)
      List(0..<2000, id: \.self) { KeepingRow(value: $0 == raised ? $0 + 100 : $0) }
    }
  }
}

private final class Token {}

@MainActor
private final class Tokens {
  private final class Weak {
    weak var token: Token?
  }
  private var made: [String: Weak] = [:]

  func make(_ name: String) -> Token {
    let token = Token()
    let place = Weak()
    place.token = token
    made[name] = place
    return token
  }

  func isAlive(_ name: String) -> Bool { made[name]?.token != nil }
}

private struct Holding: View {
  let token: Token

  var body: some View { Text("row") }
}

private struct KeepingToken: View {
  let token: Token
  @State private var own = 0

  var body: some View { Text("row") }
}

private struct Tokened: View {
  let reader: Reader
  let tokens: Tokens

  var body: some View {
    ScrollViewReader { proxy in
      let _ = reader.note(proxy)
      List(0..<2000, id: \.self) { number in
        switch number {
        case 3: Holding(token: tokens.make("plain"))
        case 4: KeepingToken(token: tokens.make("keeping"))
        default: Text("row")
        }
      }
    }
  }
}

private struct Sections: View {
  let first: [Int]
  let second: [Int]

  var body: some View {
    List {
      Text("top")
      ForEach(first, id: \.self) { Text(verbatim: "\($0)") }
      Text("middle")
      ForEach(second, id: \.self) { Text(verbatim: "\($0)") }
    }
  }
}

private enum NamesKey: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Named: View {
  let numbers: [Int]

  var body: some View {
    List(numbers, id: \.self) { Text(verbatim: "\($0)").preference(key: NamesKey.self, value: ["\($0)"]) }
      .overlayPreferenceValue(NamesKey.self) { Text(verbatim: $0.joined(separator: " ")) }
  }
}

private enum CountKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Has a count, and hears of it by a preference as well, after the views were evaluated.
private struct Grown: View {
  let count: Int

  var body: some View {
    Color.white.preference(key: CountKey.self, value: count)
      .overlayPreferenceValue(CountKey.self) { TwiceGrown(count: count + $0) }
  }
}

private struct TwiceGrown: View {
  let count: Int

  var body: some View { List(0..<count, id: \.self) { Text(verbatim: "\($0)") } }
}
