import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// What lies in front of what, and what it takes to change that.
@Suite(.runtime) @MainActor
struct ZIndexTests {
  @Test("views lie in the order of their indices, and those of one index in that of the tree")
  func order() {
    let host = RecordingHost(
      LeafStack {
        Leaf("a").zIndex(1)
        Leaf("b")
        Leaf("c").zIndex(-1)
        Leaf("d")
        Leaf("e").zIndex(1)
      })
    #expect(host.shown == ["c", "b", "d", "a", "e"])
  }

  @Test("layout is that of the tree")
  func layout() {
    let host = RecordingHost(
      LeafStack(spacing: 0) {
        Leaf("a").zIndex(1)
        Leaf("b")
      })
    host.layOut(in: CGSize(width: 10, height: 20))
    #expect(host.frame(of: "a")?.minY == 0)
    #expect(host.frame(of: "b")?.minY == 10)
  }

  @Test("a change of the index moves one element and makes or updates none, and no change does nothing")
  func change() {
    let host = RecordingHost(Raised(index: 0))
    #expect(host.shown == ["a", "b", "c"])
    _ = host.takeLog()
    host.rootView = Raised(index: 1)
    host.settle()
    #expect(host.takeLog() == ["move a to 2"])
    host.rootView = Raised(index: 2)
    host.settle()
    #expect(host.takeLog() == [])
    host.rootView = Raised(index: -1)
    host.settle()
    #expect(host.takeLog() == ["move a to 0"])
  }

  @Test("views that come and go find their place in depth")
  func comeAndGo() {
    let host = RecordingHost(Coming(isShown: false))
    _ = host.takeLog()
    host.rootView = Coming(isShown: true)
    host.settle()
    #expect(host.takeLog() == ["make back", "update back", "insert back at 0"])
    host.rootView = Coming(isShown: false)
    host.settle()
    #expect(host.takeLog() == ["dismantle back", "remove back"])
  }

  @Test("an index counts among the neighbours in one container, and a container lies as a whole")
  func containers() {
    let host = RecordingHost(
      LeafStack {
        LeafStack {
          Leaf("a").zIndex(9)
          Leaf("b")
        }
        LeafStack {
          Leaf("c")
          Leaf("d")
        }.zIndex(-1)
      })
    #expect(host.shown == ["c", "d", "b", "a"])
  }

  @Test("EX5 a container with a layout of a program's own lies as a whole")
  func customLayouts() {
    let host = RecordingHost(
      LeafStack {
        HStackLayout() {
          Leaf("a").zIndex(9)
          Leaf("b")
        }
        Leaf("c")
      })
    #expect(host.shown == ["b", "a", "c"])
  }

  @Test("a view in such a container that comes to say its index, in a row of scroll content, lies in front there")
  func customLayoutsOfRows() {
    func view(isRaised: Bool) -> some View {
      LeafScroll {
        LeafStack {
          ForEach(0..<1) { _ in
            HStackLayout() {
              Exchanged(number: 1, isRaised: isRaised)
              Leaf("b")
            }
          }
          Leaf("c")
        }
      }
    }
    let host = RecordingHost(view(isRaised: false))
    #expect(host.shown == ["1", "b", "c"])
    host.rootView = view(isRaised: true)
    host.settle()
    #expect(host.shown == ["b", "raised 1", "c"])
  }

  @Test("an index passes the layouts of one view, and the outer one of two counts")
  func passing() {
    let host = RecordingHost(
      LeafStack {
        Inset(5) { Leaf("a").zIndex(1) }
        Leaf("b").zIndex(5).zIndex(-1)
        Leaf("c")
      })
    #expect(host.shown == ["b", "c", "a"])
  }

  @Test("an index of several views and of the rows of a ForEach is that of each of them")
  func several() {
    let host = RecordingHost(
      LeafStack {
        Group {
          Leaf("a")
          Leaf("b")
        }.zIndex(1)
        ForEach(0..<2) { Leaf("\($0)").zIndex(Double(-$0)) }
      })
    #expect(host.shown == ["1", "0", "a", "b"])
  }

  private func rows(_ count: Int, raised: Int?) -> some View {
    LeafScroll {
      LeafStack {
        ForEach(Array(0..<count), id: \.self) { Leaf("\($0)").zIndex($0 == raised ? 1 : 0) }
      }
    }
  }

  @Test("a row in scroll content lies in front of all others, keeps its run and its element, and goes back")
  func raisedRow() {
    let host = RecordingHost(rows(40, raised: nil))
    _ = host.takeLog()
    host.rootView = rows(40, raised: 3)
    host.settle()
    // The rows before it have a run of their own now, those behind it are in the next.
    let raised: [String] = Array(0..<40).filter { $0 != 3 }.map(String.init) + ["3"]
    #expect(host.shown == raised)
    #expect(!host.log.contains { $0.split(separator: " ")[1] == "3" || $0.hasPrefix("make") })
    #expect(host.takeLog().count { $0.hasPrefix("insert island") } == 1)
    host.rootView = rows(40, raised: nil)
    host.settle()
    #expect(host.shown == (0..<40).map(String.init))
    #expect(host.takeLog().count { $0 == "remove island" } == 1)
  }

  @Test("EX4 rows of several depths in scroll content have one order, whether they came at once or one after the other")
  func grownRows() {
    func rows(_ ids: [Int]) -> some View {
      LeafScroll { LeafStack { ForEach(ids, id: \.self) { Leaf("\($0)").zIndex(Double($0 % 3)) } } }
    }
    let ids = Array(0..<70)
    let expected = (ids.filter { $0 % 3 == 0 } + ids.filter { $0 % 3 == 1 } + ids.filter { $0 % 3 == 2 }).map(
      String.init)
    #expect(RecordingHost(rows(ids)).shown == expected)
    let grown = RecordingHost(rows([]))
    for count in [1, 5, 40, 70] {
      grown.rootView = rows(Array(ids.suffix(count)))
      grown.settle()
    }
    #expect(grown.shown == expected)
  }

  @Test("rows that change their places in depth with each other lie where rows do that came so")
  func exchangedRows() {
    func rows(raised: Int) -> some View {
      LeafScroll { LeafStack { ForEach(0..<4) { Exchanged(number: $0, isRaised: $0 == raised) } } }
    }
    let host = RecordingHost(rows(raised: 0))
    host.rootView = rows(raised: 3)
    host.settle()
    #expect(host.shown == ["0", "1", "2", "raised 3"])
    host.rootView = rows(raised: 0)
    host.settle()
    #expect(host.shown == ["1", "2", "3", "raised 0"])
  }

  @Test("a row whose content is made after the layout lies in front of all others by its index")
  func lateContent() {
    let host = RecordingHost(
      LeafScroll {
        LeafStack {
          ForEach(0..<3) { row in
            if row == 1 { GeometryReader { _ in Leaf("late") }.zIndex(1) } else { Leaf("\(row)") }
          }
          Leaf("after")
        }
      })
    host.layOut(in: CGSize(width: 100, height: 100))
    #expect(host.shown == ["0", "2", "after", "late"])
  }

  @Test("what is in front of a view that shows nothing lies where the view does")
  func layerOfNothing() {
    let host = RecordingHost(
      LeafStack {
        Group {
          LeafStack { EmptyView() }
          Leaf("a")
        }
        .zIndex(1).overlay { Leaf("over") }
        Leaf("b")
      })
    #expect(host.shown == ["b", "over", "a", "over"])
  }

  @Test("a row of several views at several depths lies as a whole")
  func mixedRow() {
    let host = RecordingHost(
      LeafScroll {
        LeafStack {
          ForEach(0..<3) { row in
            Leaf("\(row)a").zIndex(row == 1 ? 2 : 0)
            Leaf("\(row)b")
          }
        }
      })
    #expect(host.shown == ["0a", "0b", "2a", "2b", "1b", "1a"])
  }

  @Test("a row whose own state raises it lies in front of all others")
  func ownState() {
    let host = RecordingHost(LeafScroll { LeafStack { ForEach(0..<40) { Raising(name: "\($0)") } } })
    host.send("3")
    #expect(host.shown.last == "3")
    host.send("3")
    #expect(host.shown == (0..<40).map(String.init))
  }

  @Test("an index that is no number counts as none")
  func notANumber() {
    let host = RecordingHost(
      LeafStack {
        Leaf("a").zIndex(.nan)
        Leaf("b").zIndex(-1)
      })
    #expect(host.shown == ["b", "a"])
  }
}

/// Another view while it is raised.
private struct Exchanged: View {
  let number: Int
  let isRaised: Bool

  var body: some View { if isRaised { Leaf("raised \(number)").zIndex(1) } else { Leaf("\(number)") } }
}

/// Raises itself when it is tapped.
private struct Raising: View {
  let name: String
  @State private var isRaised = false

  var body: some View { Leaf(name) { isRaised.toggle() }.zIndex(isRaised ? 1 : 0) }
}

private struct Raised: View {
  let index: Double

  var body: some View {
    LeafStack {
      Leaf("a").zIndex(index)
      Leaf("b")
      Leaf("c")
    }
  }
}

private struct Coming: View {
  let isShown: Bool

  var body: some View {
    LeafStack {
      Leaf("a")
      if isShown { Leaf("back").zIndex(-1) }
    }
  }
}
