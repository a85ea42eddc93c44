import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section AN: views whose identity has ended while they are still shown.
@Suite(.runtime) @MainActor
struct DepartureTests {
  let notes = Notes<String>()

  private struct Page: View {
    let notes: Notes<String>
    var hasStack = true
    var isShown = true
    var value = 0
    var body: some View {
      LeafStack(spacing: 0) {
        if hasStack {
          LeafStack(spacing: 0) {
            Leaf("stays", value)
            if isShown {
              Leaf("goes", value).onDisappear { notes.values.append("disappeared") }
            }
            Leaf("last")
          }
        }
      }
    }
  }

  private func host() -> RecordingHost<Page> {
    let host = RecordingHost(Page(notes: notes), animates: true)
    _ = host.takeLog()
    return host
  }

  private func remove(in host: RecordingHost<Page>) {
    withAnimation(.linear(duration: 1)) { host.rootView.isShown = false }
    host.settle()
    #expect(host.takeLog() == ["removal of goes begins"])
  }

  private static let end = ["removal of goes ends", "dismantle goes", "remove goes"]

  @Test("AN12 what goes gets no more updates, and is dismantled and disappears at the end")
  func noUpdates() {
    let host = host()
    remove(in: host)
    host.rootView.value = 1
    host.settle()
    #expect(host.takeLog() == ["update stays 1"])
    #expect(host.shown == ["stays=1", "goes=0", "last"])
    host.advance(by: 0.9)
    #expect(host.takeLog() == [] && notes.values == [])
    host.advance(by: 0.1)
    #expect(host.takeLog() == Self.end)
    #expect(notes.values == ["disappeared"])
    host.advance(by: 1)
    #expect(host.takeLog() == [])
  }

  @Test("AN12 what goes stays where it was, and the others take their new places at once")
  func noLayout() {
    let host = host()
    let size = CGSize(width: 10, height: 100)
    host.layOut(in: size)
    #expect(host.frame(of: "goes")?.minY == 45 && host.frame(of: "last")?.minY == 55)
    remove(in: host)
    host.layOut(in: size)
    #expect(host.frame(of: "goes")?.minY == 45 && host.frame(of: "last")?.minY == 50)
  }

  @Test(
    "AN12 when the container goes as well, with an animation or without, the dismantle has run once",
    arguments: [false, true])
  func containerGoes(isAnimated: Bool) {
    let host = host()
    remove(in: host)
    withAnimation(isAnimated ? .linear(duration: 1) : nil) { host.rootView.hasStack = false }
    host.settle()
    #expect(host.takeLog().prefix(3) == Self.end[...])
    #expect(notes.values == ["disappeared"])
    host.advance(by: 1)
    #expect(!host.log.contains("dismantle goes") && host.shown == [])
  }

  @Test("AN12 when the host goes, the dismantle has run once")
  func hostGoes() {
    let host = host()
    remove(in: host)
    host.unmount()
    #expect(host.takeLog().filter { $0.hasSuffix("goes") || $0.hasPrefix("removal") } == Self.end)
    #expect(notes.values == ["disappeared"])
    host.advance(by: 1)
    #expect(host.takeLog() == [])
  }

  @Test("AN12 MO59 what comes back is another view, which takes the place of the old one and begins as that was shown")
  func comesBack() {
    let host = host()
    remove(in: host)
    host.advance(by: 0.25)
    withAnimation(.linear(duration: 1)) { host.rootView.isShown = true }
    host.settle()
    #expect(
      host.takeLog() == Self.end + ["make goes", "update goes 0", "insert goes at 1", "insertion of goes begins"])
    #expect(host.effect(on: "goes")?.opacity == 0.75)
    #expect(notes.values == ["disappeared"])
    host.advance(by: 0.5)
    #expect(host.effect(on: "goes")?.opacity == 0.875)
    host.advance(by: 0.5)
    #expect(host.takeLog() == ["insertion of goes ends"])
    #expect(host.shown == ["stays=0", "goes=0", "last"])
  }

  @Test("MO59 a view that goes while it comes, by another way, takes back what was shown of the first")
  func otherWay() {
    struct Sliding: View {
      var isShown: Bool
      var body: some View {
        LeafStack {
          if isShown { Leaf("leaf", size: CGSize(width: 100, height: 10)).transition(.slide) }
        }
      }
    }
    let host = RecordingHost(Sliding(isShown: false), animates: true)
    host.layOut(in: CGSize(width: 200, height: 100))
    func show(_ isShown: Bool) {
      withAnimation(.linear(duration: 1)) { host.rootView.isShown = isShown }
      host.settle()
      host.layOut(in: CGSize(width: 200, height: 100))
    }
    show(true)
    host.advance(by: 0.5)
    #expect(host.effect(on: "leaf")?.offset.x == -50)
    show(false)
    #expect(host.effect(on: "leaf")?.offset.x == -50)
    host.advance(by: 0.5)
    #expect(host.effect(on: "leaf")?.offset.x == 25)
  }

  @Test("AN12 what goes before it has come starts from where it is")
  func goesWhileComing() {
    let host = host()
    host.show(Page(notes: notes, isShown: false))
    withAnimation(.linear(duration: 1)) { host.rootView.isShown = true }
    host.settle()
    host.advance(by: 0.25)
    #expect(host.effect(on: "goes")?.opacity == 0.25)
    _ = host.takeLog()
    withAnimation(.linear(duration: 1)) { host.rootView.isShown = false }
    host.settle()
    #expect(host.takeLog() == ["insertion of goes ends", "removal of goes begins"])
    #expect(host.effect(on: "goes")?.opacity == 0.25)
    host.advance(by: 0.5)
    #expect(host.effect(on: "goes")?.opacity == 0.125)
  }

  private struct Together: View {
    var isShown = true
    var body: some View {
      LeafStack {
        if isShown {
          Leaf("quick").transition(.opacity.animation(.linear(duration: 0.5)))
          Leaf("still").transition(.identity)
          Leaf("slow")
        }
      }
    }
  }

  @Test("AN12 of views that go together each is unseen when it has gone, and all are taken away with the last")
  func goTogether() {
    let host = RecordingHost(Together(), animates: true)
    func opacities() -> [Double?] { ["quick", "still", "slow"].map { host.effect(on: $0)?.opacity } }
    withAnimation(.linear(duration: 1)) { host.rootView.isShown = false }
    host.settle()
    host.advance(by: 0.25)
    #expect(opacities() == [0.5, 0, 0.75])
    host.advance(by: 0.5)
    #expect(opacities() == [0, 0, 0.25] && host.shown == ["quick", "still", "slow"])
    withAnimation(.linear(duration: 1)) { host.rootView.isShown = true }
    host.settle()
    #expect(opacities() == [0, nil, 0.25])
    withAnimation(.linear(duration: 1)) { host.rootView.isShown = false }
    host.settle()
    host.advance(by: 1)
    #expect(host.shown == [] && !host.isMoving)
  }

  @Test("AN12 the rows of scroll content go inside of their run, also the last ones")
  func rowsInRuns() {
    struct Rows: View {
      var ids: [Int]
      var body: some View {
        LeafScroll { LeafStack { ForEach(ids, id: \.self) { Leaf("row\($0)") } } }
      }
    }
    let host = RecordingHost(Rows(ids: [1, 2]), animates: true)
    host.layOut(in: CGSize(width: 100, height: 100))
    _ = host.takeLog()
    withAnimation(.linear(duration: 1)) { host.rootView.ids = [] }
    host.settle()
    #expect(
      host.takeLog() == ["removal of row1 begins", "removal of row2 begins", "removal of island begins"])
    #expect(host.shown == ["row1", "row2"])
    host.layOut(in: CGSize(width: 100, height: 100))
    host.advance(by: 1)
    #expect(
      host.takeLog() == [
        "removal of row1 ends", "dismantle row1", "remove row1", "removal of row2 ends", "dismantle row2",
        "remove row2", "removal of island ends", "remove island",
      ])
  }
}
