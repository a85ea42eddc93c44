import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section ID: identity by the place in the structure.
@Suite(.runtime) @MainActor
struct StructuralIdentityTests {
  struct Siblings: View {
    var body: some View {
      Counter("a")
      Counter("b")
    }
  }

  @Test("ID1 two siblings of one type have a state each")
  func siblings() {
    let host = RecordingHost(LeafStack { Siblings() })
    host.send("b")
    host.send("b")
    #expect(host.shown == ["a=0", "b=2"])
    host.send("a")
    #expect(host.shown == ["a=1", "b=2"])
  }

  struct Branches: View {
    let isFirst: Bool
    var body: some View {
      if isFirst { Counter("v") } else { Counter("v") }
    }
  }

  @Test("ID2 the two branches of an if are two identities, although their type is one")
  func branches() {
    let host = RecordingHost(Branches(isFirst: true))
    host.send("v")
    #expect(host.shown == ["v=1"])
    _ = host.takeLog()
    host.show(Branches(isFirst: false))
    #expect(host.takeLog() == ["dismantle v", "remove v", "make v", "update v 0", "insert v at 0"])
    host.layOut(in: CGSize(width: 10, height: 10))
    #expect(host.frame(of: "v") == CGRect(x: 0, y: 0, width: 10, height: 10))
    host.send("v")
    host.show(Branches(isFirst: true))
    #expect(host.shown == ["v=0"])
  }

  final class Token {}

  struct Holding: View {
    let made: Notes<() -> Token?>
    @State private var token = Token()
    @State private var count = 0
    var body: some View {
      Leaf("v", count) { count += 1 }
        .onAppear { made.values.append { [weak token] in token } }
    }
  }

  struct Optionally: View {
    let isShown: Bool
    let made: Notes<() -> Token?>
    var body: some View {
      if isShown { Holding(made: made) }
    }
  }

  @Test("ID3 a view that an if took away is destroyed, and is fresh when it comes back")
  func comesBack() {
    let made = Notes<() -> Token?>()
    let host = RecordingHost(Optionally(isShown: true, made: made))
    host.send("v")
    #expect(host.shown == ["v=1"])
    #expect(made.values.count == 1 && made.values[0]() != nil)
    host.show(Optionally(isShown: false, made: made))
    #expect(host.shown == [])
    #expect(made.values[0]() == nil)
    host.show(Optionally(isShown: true, made: made))
    #expect(host.shown == ["v=0"])
    #expect(made.values.count == 2)
  }

  struct Before: View {
    let isShown: Bool
    var body: some View {
      LeafStack {
        if isShown { Leaf("a") }
        Counter("v")
      }
    }
  }

  @Test("ID5 what an if adds or takes away before a view leaves that view alone")
  func staticPosition() {
    let host = RecordingHost(Before(isShown: false))
    host.send("v")
    _ = host.takeLog()
    host.show(Before(isShown: true))
    #expect(host.takeLog() == ["make a", "update a", "insert a at 0"])
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 10, height: 28))
    host.show(Before(isShown: false))
    #expect(host.takeLog() == ["dismantle a", "remove a"])
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(host.shown == ["v=1"])
  }

  struct Applied: View {
    let isApplied: Bool
    var body: some View { Counter("v").applyIf(isApplied) { $0.onAppear {} } }
  }

  @Test("ID7 a modifier that a condition applies resets what it modifies when the condition flips")
  func conditionalModifier() {
    let host = RecordingHost(Applied(isApplied: false))
    host.send("v")
    _ = host.takeLog()
    host.show(Applied(isApplied: true))
    #expect(host.takeLog() == ["dismantle v", "remove v", "make v", "update v 0", "insert v at 0"])
  }
}

extension View {
  @ViewBuilder
  fileprivate func applyIf<Result: View>(_ condition: Bool, transform: (Self) -> Result) -> some View {
    if condition { transform(self) } else { self }
  }
}
