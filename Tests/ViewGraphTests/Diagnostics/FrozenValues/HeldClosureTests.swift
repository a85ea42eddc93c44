import GraftTestTraits
import Testing

@testable import ViewGraph

#if DEBUG
  /// What is known of closures without running them.
  @Suite(.runtime) @MainActor
  struct HeldClosureTests {
    private func held<Result>(_ closure: @escaping () -> Result) -> HeldClosure { HeldClosure(of: closure) }

    private func counting(_ number: Int, _ text: String) -> HeldClosure { held { text + String(number) } }

    @Test("two closures of one place are the same if they have captured equal values")
    func values() {
      #expect(counting(1, "a").isSame(as: counting(1, "a")))
      #expect(!counting(1, "a").isSame(as: counting(2, "a")))
      #expect(!counting(1, "a").isSame(as: counting(1, "b")))
    }

    @Test("the first captured value that differs is named")
    func difference() {
      let difference = counting(1, "a").difference(to: counting(2, "a"))
      #expect(difference?.old == "1")
      #expect(difference?.new == "2")
    }

    @Test("a closure inside of a closure is looked into")
    func nested() {
      func outer(_ number: Int) -> HeldClosure {
        let inner = { number + 1 }
        return held { inner() * 2 }
      }
      #expect(outer(1).isSame(as: outer(1)))
      #expect(!outer(1).isSame(as: outer(2)))
    }

    @Test("a single object is told apart by its identity")
    func objects() {
      func owner(_ object: Owned) -> HeldClosure { held { object.number } }
      let (first, second) = (Owned(), Owned())
      #expect(owner(first).isSame(as: owner(first)))
      #expect(!owner(first).isSame(as: owner(second)))
    }

    @Test("of what cannot be read, and of a whole view, nothing is said")
    func unknown() {
      func weakly(_ object: Owned, _ number: Int) -> HeldClosure {
        held { [weak object] in (object?.number ?? 0) + number }
      }
      let object = Owned()
      #expect(weakly(object, 1).isSame(as: weakly(object, 2)))
      func unowning(_ number: Int) -> HeldClosure {
        // The object is gone by the time the closure is looked into.
        let object = Owned()
        return held { [unowned object] in object.number + number }
      }
      #expect(unowning(1).isSame(as: unowning(2)))
      func generic<Value>(_ value: Value) -> HeldClosure { held { "\(value)" } }
      #expect(generic(1).isSame(as: generic(2)))
      func viewing(_ view: Numbered) -> HeldClosure { held { view.number } }
      #expect(viewing(Numbered(number: 1)).isSame(as: viewing(Numbered(number: 2))))
      #expect(viewing(Numbered(number: 1)).holdsView)
    }
  }

  private final class Owned {
    var number = 1
  }

  private struct Numbered: View {
    let number: Int
    var body: some View { EmptyView() }
  }
#endif
