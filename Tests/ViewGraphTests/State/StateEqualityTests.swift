import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section A: state whose `==` is its author's code.
@Suite(.runtime) @MainActor
struct StateEqualityTests {
  /// What a comparison reads on its way.
  final class Peek {
    var read: (() -> Int)?
    var seen: [Int] = []
  }

  /// A number that is equal to another with the same last digit, and that reads the state which holds it to find out.
  struct Digit: Equatable {
    let number: Int
    let peek: Peek

    static func == (left: Self, right: Self) -> Bool {
      if let number = left.peek.read?() { left.peek.seen.append(number) }
      return left.number % 10 == right.number % 10
    }
  }

  struct Owner: View {
    let peek: Peek
    @State private var digit: Digit

    init(_ peek: Peek) {
      self.peek = peek
      _digit = State(initialValue: Digit(number: 1, peek: peek))
    }

    private func set(_ number: Int) { digit = Digit(number: number, peek: peek) }

    var body: some View {
      Leaf("equal", digit.number) { set(11) }
        .onAppear { peek.read = { [_digit] in _digit.wrappedValue.number } }
      Leaf("other") { set(2) }
      Leaf("plain and animated") {
        set(3)
        withAnimation { set(4) }
      }
    }
  }

  @Test("A4 (part) an == that reads the state which it compares reads the old value, and decides")
  func readsItsState() {
    let peek = Peek()
    defer { peek.read = nil }
    let host = RecordingHost(Owner(peek))
    host.send("equal")
    #expect(host.shown.first == "equal=1")
    host.send("other")
    #expect(host.shown.first == "equal=2")
    #expect(peek.seen.prefix(2) == [1, 1])
  }

  @Test("A19 (part) an == that reads its state may compare what waits for its transaction")
  func readsWhileWaiting() {
    let peek = Peek()
    defer { peek.read = nil }
    let host = RecordingHost(Owner(peek))
    host.send("plain and animated")
    #expect(host.shown.first == "equal=4")
    #expect(host.isSettled)
  }
}
