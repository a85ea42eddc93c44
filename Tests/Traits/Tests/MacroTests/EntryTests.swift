import Graft
import GraftTestTraits
import Testing
import ViewGraphTesting

/// Keys that a macro writes.
@Suite(.runtime) @MainActor
struct EntryTests {
  private struct Reader: View {
    @Environment(\.rowLimit) private var rowLimit
    @Environment(\.title) private var title
    @Environment(\.note) private var note

    var body: some View { Leaf("reader", "\(rowLimit) \(title) \(note ?? "nil")") }
  }

  private struct Root: View {
    let limit: Int

    var body: some View {
      LeafStack {
        Reader()
        Reader().environment(\.rowLimit, limit).environment(\.title, "set").environment(\.note, "noted")
      }
    }
  }

  @Test("EN4 a value that a macro declares has its default, is set for a subtree, and evaluates its readers alone")
  func entry() {
    let host = RecordingHost(Root(limit: 3))
    #expect(host.shown == ["reader=20 none nil", "reader=3 set noted"])
    let counts = UpdateStatistics.start()
    host.rootView = Root(limit: 4)
    host.settle()
    #expect(host.shown == ["reader=20 none nil", "reader=4 set noted"])
    #expect(counts.bodies(of: Reader.self) == 1)
  }

  @Test("an optional value that a macro declares is nil by default, however it is written")
  func optionals() {
    let values = EnvironmentValues()
    #expect(values.note == nil)
    #expect(values.longNote == nil)
    #expect(values.qualifiedNote == nil)
    #expect(values.forcedNote == nil)
  }

  @Test("defaults may be objects, closures, and expressions of several lines")
  func defaults() {
    var values = EnvironmentValues()
    #expect(values.plain.number == 7)
    #expect(values.double(4) == 8)
    #expect(values.default == 3)
    values.double = { $0 * 3 }
    #expect(values.double(4) == 12)
  }

  @Test("a value of the focus that a macro declares is nil where nobody gives one")
  func focus() {
    let host = RecordingHost(FocusReader())
    #expect(host.shown == ["focus=none false"])
  }

  private struct FocusReader: View {
    @FocusedValue(\.document) private var document
    @FocusedBinding(\.selection) private var selection

    var body: some View { Leaf("focus", "\(document ?? "none") \(selection != nil)") }
  }

  @Test("a transaction's value that a macro declares is carried")
  func transaction() {
    var transaction = Transaction()
    #expect(!transaction.isFromKeyboard)
    transaction.isFromKeyboard = true
    #expect(transaction.isFromKeyboard)
  }
}

extension FocusedValues {
  @Entry fileprivate var selection: Binding<Int>?
  @Entry var document: Optional<String>
}

/// What is not Sendable.
final class Plain {
  let number = 7
}

extension EnvironmentValues {
  @Entry fileprivate var rowLimit: Int = 20
  @Entry fileprivate var title = "none"
  @Entry var note: String?
  @Entry var longNote: Optional<String>
  @Entry var qualifiedNote: Swift.Optional<String>
  @Entry var forcedNote: String!
  @Entry var plain: Plain = Plain()
  @Entry var double: (Int) -> Int = { number in  // A comment.
    number * 2
  }
  @Entry var `default` = 3
}

extension Graft.Transaction {
  @Entry fileprivate var isFromKeyboard = false
}
