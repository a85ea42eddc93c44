import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Modifiers that have a node for each of several views: what comes, goes and moves with them.
@Suite(.runtime) @MainActor
struct ModifiedItemsTests {
  @Test("each of several views has a layer of its own, with a state of its own, and the stack lays them out as its own")
  func group() {
    let host = RecordingHost(
      LeafStack(spacing: 5) {
        Group {
          Leaf("a")
          Leaf("b", size: CGSize(width: 30, height: 20))
        }
        .layered { Counter("layer") }
      })
    #expect(host.shown == ["layer=0", "a", "layer=0", "b"])
    host.send("layer")
    #expect(host.shown == ["layer=1", "a", "layer=0", "b"])
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 30, height: 35))
    host.layOut(in: CGSize(width: 30, height: 35))
    #expect(host.frame(of: "a") == CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(host.frame(of: "b") == CGRect(x: 0, y: 15, width: 30, height: 20))
  }

  @Test("where there is no view there is no layer, and one that comes brings its layer and takes it along")
  func comeAndGo() {
    let host = RecordingHost(Rows(ids: []))
    #expect(host.shown == [])
    #expect(host.sizeThatFits(.unspecified) == .zero)
    host.show(Rows(ids: [1]))
    #expect(
      host.takeLog() == [
        "make layer", "update layer 0", "insert layer at 0", "make 1", "update 1 0", "insert 1 at 1",
      ])
    host.show(Rows(ids: [1, 2]))
    #expect(host.takeLog().filter { $0.hasPrefix("make") } == ["make layer", "make 2"])
    host.show(Rows(ids: [2]))
    #expect(host.takeLog() == ["dismantle 1", "remove 1", "dismantle layer", "remove layer"])
    #expect(host.shown == ["layer=0", "2=0"])
    host.show(Rows(ids: []))
    #expect(host.shown == [])
  }

  @Test(
    "a view that moves keeps its state and takes its layer along, with that one's state; nothing is made or updated")
  func move() {
    let host = RecordingHost(Rows(ids: [1, 2, 3]))
    host.send("1")
    host.send("layer")
    #expect(host.shown == ["layer=1", "1=1", "layer=0", "2=0", "layer=0", "3=0"])
    _ = host.takeLog()
    host.show(Rows(ids: [2, 3, 1]))
    #expect(host.shown == ["layer=0", "2=0", "layer=0", "3=0", "layer=1", "1=1"])
    #expect(host.takeLog() == ["move layer to 5", "move 1 to 5"])
    host.show(Rows(ids: [4, 1, 2]))
    #expect(host.shown == ["layer=0", "4=0", "layer=1", "1=1", "layer=0", "2=0"])
  }

  @Test("a branch that is taken anew has another layer, and its neighbour keeps its own")
  func branch() {
    let host = RecordingHost(Branches(isFirst: true))
    host.send("layer")
    #expect(host.shown == ["layer=1", "first", "layer=0", "last"])
    host.show(Branches(isFirst: false))
    #expect(host.shown == ["layer=0", "second", "layer=0", "last"])
  }

  @Test("modifiers of several views in one another have a layer each, from the inside out")
  func nested() {
    let host = RecordingHost(
      LeafStack(spacing: 0) {
        Group {
          Leaf("a")
          Leaf("b")
        }
        .layered { Leaf("inner") }
        .laidOut(by: PaddingLayout(insets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)))
        .layered { Leaf("outer") }
      })
    #expect(host.shown == ["outer", "inner", "a", "outer", "inner", "b"])
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 12, height: 24))
  }

  @Test("an index between several views and their modifier brings a view with its layer in front")
  func depth() {
    func host(_ index: Double) -> RecordingHost<some View> {
      RecordingHost(
        LeafStack {
          Group {
            Leaf("a").zIndex(index)
            Leaf("b")
          }
          .layered { Leaf("inner") }.layered { Leaf("outer") }
        })
    }
    #expect(host(0).shown == ["outer", "inner", "a", "outer", "inner", "b"])
    #expect(host(1).shown == ["outer", "inner", "b", "outer", "inner", "a"])
  }

  @Test("a view that goes by a transition takes its layers along, and one that comes brings them")
  func transition() {
    let host = RecordingHost(Rows(ids: [1, 2]), animates: true)
    _ = host.takeLog()
    withAnimation(.linear(duration: 2)) { host.rootView = Rows(ids: [2]) }
    host.settle()
    #expect(host.takeLog() == ["removal of layer begins", "removal of 1 begins"])
    host.advance(by: 2)
    #expect(
      host.takeLog() == [
        "removal of layer ends", "removal of 1 ends", "dismantle 1", "remove 1", "dismantle layer", "remove layer",
      ])
    #expect(host.shown == ["layer=0", "2=0"])
    withAnimation(.linear(duration: 2)) { host.rootView = Rows(ids: [2, 3]) }
    host.settle()
    #expect(host.log.suffix(2) == ["insertion of layer begins", "insertion of 3 begins"])
  }

  @Test("a view that is replaced in the event in which an index appears in its layer: the new one has a layer")
  func depthInLayer() {
    let host = RecordingHost(Swapped(isFirst: true))
    host.show(Swapped(isFirst: false))
    #expect(host.shown == ["layer", "second"])
    host.show(Swapped(isFirst: true))
    #expect(host.shown == ["first"])
  }

  @Test("a layer that is swapped with its view, by transitions, is there once, and the old one ends")
  func swappedLayer() async {
    let notes = Notes<String>()
    let host = RecordingHost(SwappedLayers(isFirst: true, notes: notes), animates: true)
    for isFirst in [false, true, false] {
      notes.values = []
      withAnimation(.linear(duration: 1)) { host.rootView.isFirst = isFirst }
      host.settle()
      host.advance(by: 1)
      #expect(host.shown == (isFirst ? ["first", "old"] : ["second", "new"]))
      #expect(notes.values == (isFirst ? ["old appears", "new disappears"] : ["new appears", "old disappears"]))
    }
  }

  @Test("what a layer writes is read around the view, before what a view in front of it writes")
  func preferences() {
    let notes = Notes<[String]>()
    let host = RecordingHost(
      Group { Leaf("a").preference(key: Names.self, value: ["view"]) }
        .layered { Leaf("layer").preference(key: Names.self, value: ["layer"]) }
        .onPreferenceChange(Names.self) { notes.values.append($0) })
    #expect(host.isSettled)
    #expect(notes.values == [["layer", "view"]])
  }

  @Test("the geometry of each of several views is followed, also of one that comes later")
  func geometry() {
    let notes = Notes<String>()
    let host = RecordingHost(Followed(ids: ["a", "b"], notes: notes))
    host.layOut(in: CGSize(width: 100, height: 100))
    #expect(notes.values.sorted() == ["0 40", "0 50"])
    notes.values = []
    host.show(Followed(ids: ["a", "b", "c"], notes: notes))
    host.layOut(in: CGSize(width: 100, height: 100))
    #expect(notes.values.sorted() == ["0 35", "0 45", "0 55"])
    host.show(Followed(ids: [], notes: notes))
    host.layOut(in: CGSize(width: 100, height: 100))
    #expect(notes.values.count == 3)
  }
}

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension View {
  /// Puts a view behind each view.
  fileprivate func layered(@ViewBuilder layer: () -> some View) -> some View {
    ModifiedItems(
      content: self, modifier: ItemLayer(LeafStack(content: layer), alignment: .center, side: BehindItem.self))
  }
}

extension View {
  /// Puts a view in front of each view.
  fileprivate func overlaid(@ViewBuilder layer: () -> some View) -> some View {
    ModifiedItems(
      content: self, modifier: ItemLayer(LeafStack(content: layer), alignment: .center, side: InFrontOfItem.self))
  }
}

/// Counters, each with a counter behind it.
private struct Rows: View {
  let ids: [Int]

  var body: some View {
    LeafStack(spacing: 0) {
      ForEach(ids, id: \.self) { Counter("\($0)") }.layered { Counter("layer") }
    }
  }
}

private struct Branches: View {
  let isFirst: Bool

  var body: some View {
    LeafStack {
      Group {
        if isFirst { Leaf("first") } else { Leaf("second") }
        Leaf("last")
      }
      .layered { Counter("layer") }
    }
  }
}

private struct Swapped: View {
  let isFirst: Bool

  var body: some View {
    Group { if isFirst { Leaf("first") } else { Leaf("second") } }
      .layered { if !isFirst { Leaf("layer").zIndex(1) } }
  }
}

private struct SwappedLayers: View {
  var isFirst: Bool
  let notes: Notes<String>

  var body: some View {
    Group { if isFirst { Leaf("first") } else { Leaf("second") } }
      .overlaid { if isFirst { followed("old") } else { followed("new") } }
  }

  private func followed(_ name: String) -> some View {
    Leaf(name)
      .onAppear { notes.values.append("\(name) appears") }
      .onDisappear { notes.values.append("\(name) disappears") }
  }
}

private struct Followed: View {
  let ids: [String]
  let notes: Notes<String>

  var body: some View {
    LeafStack(spacing: 0) {
      ForEach(ids, id: \.self) { Leaf($0) }
        .onGeometryChange(for: String.self) { proxy in
          "\(Int(proxy.frame(in: .named("leaf")).minX)) \(Int(proxy.frame(in: .global).minY))"
        } action: {
          notes.values.append($0)
        }
        .coordinateSpace(name: "leaf")
    }
  }
}
