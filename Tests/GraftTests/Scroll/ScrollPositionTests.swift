import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import TestSupport
import Testing

/// Bindings to where a scroll view is. Its rows are 40 high, and 15 of them can be seen.
@Suite(.gtk) @MainActor
struct ScrollPositionTests {
  /// What a binding has, and what was written into it.
  @Observable @MainActor
  final class Model<Value> {
    var value: Value
    @ObservationIgnored var writes: [Value] = []

    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
      Binding {
        self.value
      } set: {
        self.value = $0
        self.writes.append($0)
      }
    }
  }

  enum Container: CaseIterable { case stack, lazyStack, lazyGrid }

  private struct Rows: View {
    let container: Container
    let numbers = Array(0..<1000)

    private var rows: some View { ForEach(numbers, id: \.self) { Text("\($0)").frame(height: 40) } }

    var body: some View {
      switch container {
      case .stack: VStack(spacing: 0) { rows }.scrollTargetLayout()
      case .lazyStack: LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
      case .lazyGrid: LazyVGrid(columns: [GridItem()], spacing: 0) { rows }.scrollTargetLayout()
      }
    }
  }

  private struct ByID: View {
    let model: Model<Int?>
    var container = Container.lazyStack
    var anchor: UnitPoint?
    var body: some View {
      ScrollView { Rows(container: container) }.scrollPosition(id: model.binding, anchor: anchor)
    }
  }

  @Test("SC8 the binding has the topmost target, and is written when that is another", arguments: Container.allCases)
  func topmost(container: Container) async throws {
    let model = Model<Int?>(nil)
    let mounted = try await MountedView(ByID(model: model, container: container), size: viewport)
    #expect(model.writes == [])
    await mounted.scroll(to: 2010)
    #expect(model.writes == [50])
    await mounted.scroll(to: 2015)
    await mounted.scroll(to: 2039)
    #expect(model.writes == [50])
    await mounted.scroll(to: 2040)
    #expect(model.writes == [50, 51])
    #expect(mounted.offset == 2040)
  }

  @Test("SC9 an anchor says which target is meant", arguments: [(UnitPoint.bottom, 65), (.center, 57), (.top, 50)])
  func anchors(anchor: UnitPoint, row: Int) async throws {
    let model = Model<Int?>(nil)
    let mounted = try await MountedView(ByID(model: model, anchor: anchor), size: viewport)
    await mounted.scroll(to: 2010)
    #expect(model.value == row)
    #expect(mounted.offset == 2010)
  }

  private func write(_ value: Int?, into model: Model<Int?>) async {
    model.value = value
    await Settling.settle()
  }

  @Test("SC10 a write scrolls, without an anchor as little as shows the view", arguments: Container.allCases)
  func writing(container: Container) async throws {
    let model = Model<Int?>(nil)
    let mounted = try await MountedView(ByID(model: model, container: container), size: viewport)
    await write(500, into: model)
    #expect(mounted.offset == 19_440)
    await write(495, into: model)
    #expect(mounted.offset == 19_440)
    await mounted.scroll(to: 30_000)
    #expect(model.value == 750)
    await write(500, into: model)
    #expect(mounted.offset == 20_000)
    let topModel = Model<Int?>(nil)
    let top = try await MountedView(ByID(model: topModel, container: container, anchor: .top), size: viewport)
    await write(500, into: topModel)
    #expect(top.offset == 20_000 && topModel.writes == [])
  }

  @Test("SC12 the anchor of a transaction wins for one scroll")
  func transaction() async throws {
    let model = Model<Int?>(nil)
    let mounted = try await MountedView(ByID(model: model, anchor: .top), size: viewport)
    withTransaction(\.scrollTargetAnchor, .bottom) { model.value = 500 }
    await Settling.settle()
    #expect(mounted.offset == 19_440)
    await write(600, into: model)
    #expect(mounted.offset == 24_000)
  }

  @Test(
    "SC11 nil and an unknown id scroll nowhere and stay until the user scrolls; one that is there at first is scrolled to"
  )
  func unknown() async throws {
    let model = Model<Int?>(500)
    let mounted = try await MountedView(ByID(model: model, anchor: .top), size: viewport)
    #expect(mounted.offset == 20_000)
    await write(nil, into: model)
    #expect(mounted.offset == 20_000 && model.value == nil)
    await write(5000, into: model)
    #expect(mounted.offset == 20_000 && model.value == 5000)
    await mounted.scroll(to: 20_010)
    #expect(model.writes == [500])
  }

  private struct ByValue: View {
    let model: Model<ScrollPosition>
    var body: some View {
      ScrollView { Rows(container: .lazyStack) }.scrollPosition(model.binding)
    }
  }

  /// Where a position scrolls to.
  private func ask(
    _ model: Model<ScrollPosition>, _ mounted: MountedView<ByValue>, _ scroll: (inout ScrollPosition) -> Void
  ) async -> Double {
    scroll(&model.value)
    await Settling.settle()
    return mounted.offset
  }

  @Test("SC13 a position scrolls to views, edges and points, and says what was asked for")
  func position() async throws {
    let model = Model(ScrollPosition(idType: Int.self))
    let mounted = try await MountedView(ByValue(model: model), size: viewport)
    #expect(await ask(model, mounted) { $0.scrollTo(id: 500, anchor: .top) } == 20_000)
    #expect(model.value.viewID(type: Int.self) == 500 && !model.value.isPositionedByUser)
    #expect(await ask(model, mounted) { $0.scrollTo(edge: .bottom) } == 39_400)
    #expect(model.value.edge == .bottom && model.value.viewID == nil)
    #expect(await ask(model, mounted) { $0.scrollTo(y: 777) } == 777)
    #expect(model.value.y == 777 && model.value.edge == nil)
    #expect(await ask(model, mounted) { $0.scrollTo(edge: .top) } == 0)
    #expect(await ask(model, mounted) { $0.scrollTo(point: CGPoint(x: 0, y: 1234)) } == 1234)
    #expect(model.value.point == CGPoint(x: 0, y: 1234))
    #expect(model.writes == [])
  }

  @Test("SC13 a position begins at an edge or a point also where it is told of ids of a type")
  func typed() async throws {
    let positions = [
      (ScrollPosition(idType: String.self, edge: .bottom), 39_400.0),
      (ScrollPosition(idType: String.self, point: CGPoint(x: 0, y: 300)), 300),
      (ScrollPosition(idType: String.self, x: 0, y: 400), 400), (ScrollPosition(idType: String.self, y: 500), 500),
      (ScrollPosition(idType: String.self, x: 9), 0),
    ]
    for (position, offset) in positions {
      let model = Model(position)
      let mounted = try await MountedView(ByValue(model: model), size: viewport)
      #expect(mounted.offset == offset)
      await mounted.scroll(to: 2010)
      #expect(model.value.isPositionedByUser && model.value.viewID == nil)
    }
  }

  @Test("SC13 after the user has scrolled a position says so, and has the topmost target")
  func positionOfUser() async throws {
    let model = Model(ScrollPosition(edge: .bottom))
    let mounted = try await MountedView(ByValue(model: model), size: viewport)
    #expect(mounted.offset == 39_400)
    await mounted.scroll(to: 2010)
    #expect(model.value.isPositionedByUser && model.value.edge == nil && model.value.point == nil)
    #expect(model.value.viewID(type: Int.self) == 50 && model.value.viewID(type: String.self) == nil)
    #expect(mounted.offset == 2010)
  }

  @Test("SC16 (part) a point or an id beyond the ends is moved back to them")
  func clamped() async throws {
    let model = Model(ScrollPosition())
    let mounted = try await MountedView(ByValue(model: model), size: viewport)
    #expect(await ask(model, mounted) { $0.scrollTo(y: 1_000_000) } == 39_400)
    #expect(await ask(model, mounted) { $0.scrollTo(point: CGPoint(x: -10, y: -10)) } == 0)
    #expect(await ask(model, mounted) { $0.scrollTo(id: 998, anchor: .top) } == 39_400)
    #expect(await ask(model, mounted) { $0.scrollTo(id: 1, anchor: .bottom) } == 0)
  }

  /// Rows of which those are longer that are not seen at first.
  private struct Uneven: View {
    let log: Log
    let position: Source<ScrollPosition>
    let numbers = Array(0..<1000)
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(numbers, id: \.self) { Text("\($0)").frame(height: $0 < 200 ? 40 : 80, alignment: .top) }
        }
        .scrollTargetLayout()
      }
      .onScrollPhaseChange { log.note("\($0) \($1)") }
      .scrollPosition(position.binding)
    }
  }

  @Test(
    "SC16 an animated scroll to a far row ends there though estimates change on the way, and is animating until then",
    arguments: [UnitPoint.top, .bottom])
  func farAway(anchor: UnitPoint) async throws {
    let (log, position) = (Log(), Source(ScrollPosition()))
    let mounted = try await MountedView(Uneven(log: log, position: position), size: viewport)
    let clock = TestClock()
    await clock.drivingGTK {
      withAnimation(.linear(duration: 0.2)) { position.value.scrollTo(id: 900, anchor: anchor) }
      await Settling.settle()
      #expect(log.take() == ["idle animating"])
      await clock.advance(by: .seconds(0.1))
      #expect(log.take() == [])
      #expect(mounted.offset > 10_000 && mounted.offset < 30_000)
      await clock.advance(by: .seconds(0.2))
    }
    await Settling.settle()
    #expect(log.take() == ["animating idle"])
    #expect(try mounted.top(of: 900) == (anchor == .top ? 0 : 520))
    #expect(position.value.viewID(type: Int.self) == 900)
  }

  private struct Late: View {
    let isShown: Source<Bool>
    let model: Model<Int?>
    var body: some View {
      VStack { if isShown.value { ScrollView { Rows(container: .stack) } } }.scrollPosition(
        id: model.binding, anchor: .top)
    }
  }

  @Test("SC8 (part) a scroll view that comes later is followed, and one that takes its place")
  func late() async throws {
    let (isShown, model) = (Source(false), Model<Int?>(nil))
    let mounted = try await MountedView(Late(isShown: isShown, model: model), size: viewport)
    for _ in 0..<2 {
      isShown.value = true
      await Settling.settle()
      await mounted.scroll(to: 2010)
      #expect(model.value == 50)
      isShown.value = false
      model.value = nil
      await Settling.settle()
    }
  }

  private struct ByReader: View {
    let reader: Reader
    let container: Container
    var body: some View {
      ScrollViewReader { proxy in
        let _ = reader.note(proxy)
        ScrollView(showsIndicators: false) { Rows(container: container) }
      }
    }
  }

  @Test(
    "SC35 a reader, a binding and a position scroll to the same place",
    arguments: [UnitPoint.top, .center, .bottom])
  func same(anchor: UnitPoint) async throws {
    let reader = Reader()
    let read = try await MountedView(ByReader(reader: reader, container: .lazyStack), size: viewport)
    await reader.scroll(to: 500, anchor)
    let model = Model<Int?>(nil)
    let bound = try await MountedView(ByID(model: model, anchor: anchor), size: viewport)
    await write(500, into: model)
    let position = Model(ScrollPosition())
    let positioned = try await MountedView(ByValue(model: position), size: viewport)
    _ = await ask(position, positioned) { $0.scrollTo(id: 500, anchor: anchor) }
    let wanted = [UnitPoint.top: 20_000.0, .center: 19_720, .bottom: 19_440][anchor]
    #expect(read.offset == wanted && bound.offset == wanted && positioned.offset == wanted)
  }

  @Test("SC10 a write in withAnimation takes its time, and the binding keeps what was written")
  func animated() async throws {
    let model = Model<Int?>(nil)
    let mounted = try await MountedView(ByID(model: model, container: .stack, anchor: .top), size: viewport)
    withAnimation(.linear(duration: 0.2)) { model.value = 100 }
    await Settling.settle()
    #expect(mounted.offset == 4000)
    #expect(model.value == 100 && model.writes == [])
  }
}
