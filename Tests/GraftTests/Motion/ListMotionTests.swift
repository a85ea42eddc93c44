import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section MO: rows of lists and tables that come, go and move under an animation, on a clock that the test owns.
@Suite(.gtk) @MainActor
struct ListMotionTests {
  private typealias Mounted = MountedView<RowsOnTheirWay>

  /// Shows rows, and runs a test of a second in quarters.
  private func moving(
    _ rows: RowsOnTheirWay = RowsOnTheirWay(), _ body: @MainActor (Mounted, TestClock) async throws -> Void
  ) async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      try await body(try await MountedView(rows, size: RowsOnTheirWay.size), clock)
    }
  }

  /// Where rows are shown at the beginning and after each quarter of a second.
  private func quarters(_ mounted: Mounted, _ clock: TestClock, count: Int = 4) async -> [[Int: Int]] {
    var places = [mounted.places]
    for _ in 0..<count {
      await clock.advance(by: .seconds(0.25))
      places.append(mounted.places)
    }
    return places
  }

  @Test(
    "MO82 rows that change their order move past each other from where they are shown",
    arguments: RowsOnTheirWay.Container.allCases)
  func order(container: RowsOnTheirWay.Container) async throws {
    try await moving(RowsOnTheirWay(container: container)) { mounted, clock in
      #expect(mounted.places == [0: 0, 1: 40, 2: 80, 3: 120])
      await mounted.animate { $0.numbers = [3, 1, 2, 0] }
      let places = await quarters(mounted, clock)
      #expect(places[0] == [0: 0, 1: 40, 2: 80, 3: 120])
      #expect(places[1] == [0: 30, 1: 40, 2: 80, 3: 90])
      #expect(places[2] == [0: 60, 1: 40, 2: 80, 3: 60])
      #expect(places[4] == [0: 120, 1: 40, 2: 80, 3: 0])
    }
  }

  @Test(
    "MO82 a row that is moved over others moves as far, and they make room",
    arguments: RowsOnTheirWay.Container.allCases)
  func moved(container: RowsOnTheirWay.Container) async throws {
    try await moving(RowsOnTheirWay(container: container)) { mounted, clock in
      await mounted.animate { $0.numbers = [1, 2, 3, 0] }
      let places = await quarters(mounted, clock, count: 2)
      #expect(places[2] == [0: 60, 1: 20, 2: 60, 3: 100])
    }
  }

  @Test("MO82 rows behind one that becomes higher move by as much as that grows")
  func higher() async throws {
    try await moving { mounted, clock in
      await mounted.animate { $0.high = 1 }
      let places = await quarters(mounted, clock)
      #expect(places.map { $0[2] } == [80, 90, 100, 110, 120])
      #expect(places.map { $0[0] } == [0, 0, 0, 0, 0])
    }
  }

  @Test(
    "MO83 where rows are removed those behind close the gap, and rows from below what was seen come along",
    arguments: RowsOnTheirWay.Container.allCases)
  func removed(container: RowsOnTheirWay.Container) async throws {
    try await moving(RowsOnTheirWay(container: container, numbers: Array(0..<50))) { mounted, clock in
      let last = (mounted.places.keys.max() ?? 0) + 1
      await mounted.animate { $0.numbers.remove(at: 1) }
      let places = await quarters(mounted, clock)
      #expect(places.map { $0[2] } == [80, 70, 60, 50, 40])
      #expect(places.map { $0[last] } == [40, 30, 20, 10, 0].map { $0 + (last - 1) * 40 })
      #expect(places.allSatisfy { $0[1] == nil && $0[0] == 0 })
    }
  }

  @Test("MO83 a row that is removed fades where it was")
  func fading() async throws {
    try await moving { mounted, clock in
      let ground = try Int(Pixels(mounted.root)[20, 20][0])
      @MainActor func grey() throws -> Int { try Int(Pixels(mounted.root)[20, 60][0]) }
      #expect(try grey() == 0)
      await mounted.animate { $0.numbers.remove(at: 1) }
      var greys = [try grey()]
      for _ in 0..<4 {
        await clock.advance(by: .seconds(0.25))
        greys.append(try grey())
      }
      // The next black half comes up to here in the last quarter.
      #expect(zip(greys, [0, 1, 2, 3]).allSatisfy { abs($0 - ground * $1 / 4) <= 12 })
    }
  }

  @Test("MO83 a row that is removed on its way fades where it is by then")
  func fadingOnTheWay() async throws {
    try await moving { mounted, clock in
      await mounted.animate { $0.numbers = [0, 2, 3, 1] }
      await clock.advance(by: .seconds(0.5))
      #expect(mounted.places == [0: 0, 1: 80, 2: 60, 3: 100])
      await mounted.animate { $0.numbers = [0, 2, 3] }
      // The black of the row that is before it is on the other side.
      let pixels = try Pixels(mounted.root)
      #expect(isNear(pixels[20, 90], 0))
    }
  }

  @Test("MO83 a row that is inserted fades in at its place, and one that is pushed out of sight goes there")
  func inserted() async throws {
    try await moving(RowsOnTheirWay(numbers: Array(0..<50))) { mounted, clock in
      let ground = try Int(Pixels(mounted.root)[20, 20][0])
      await mounted.animate { $0.numbers.insert(101, at: 1) }
      #expect(mounted.places[101] == 40)
      #expect(try isNear(Pixels(mounted.root)[180, 170], 0))
      await clock.advance(by: .seconds(0.5))
      #expect(mounted.places[101] == 40 && mounted.places[1] == 60)
      let half = try Pixels(mounted.root)
      #expect(isNear(half[20, 45], ground / 2))
      #expect(isNear(half[180, 190], 0) && isNear(half[180, 170], ground))
      await clock.advance(by: .seconds(0.5))
      #expect(isNear(try Pixels(mounted.root)[20, 45], 0))
    }
  }

  private func isNear(_ pixel: some Sequence<UInt8>, _ expected: Int) -> Bool {
    pixel.prefix(3).allSatisfy { abs(Int($0) - expected) <= 12 }
  }

  @Test("MO82 MO34 a change that interrupts another is laid over it, from where the rows are shown")
  func interrupted() async throws {
    try await moving { mounted, clock in
      await mounted.animate { $0.numbers = [1, 2, 0, 3] }
      let first = await quarters(mounted, clock, count: 2)
      #expect(first[2][0] == 40)
      await mounted.animate { $0.numbers = [0, 1, 2, 3] }
      let second = await quarters(mounted, clock)
      #expect(second.map { $0[0] } == [40, 45, 40, 20, 0])
    }
  }

  @Test("MO82 MO33 a change without an animation shifts what is shown, as does scrolling, and the way goes on")
  func shifted() async throws {
    try await moving(RowsOnTheirWay(numbers: Array(0..<50))) { mounted, clock in
      await mounted.animate { $0.numbers.swapAt(1, 3) }
      let places = await quarters(mounted, clock, count: 2)
      #expect(places[2][1] == 80 && places[2][3] == 80)
      await mounted.scroll(to: 30)
      #expect(mounted.places[1] == 50 && mounted.places[3] == 50 && mounted.places[2] == 50)
      mounted.rootView.numbers.remove(at: 2)
      await Settling.settle()
      #expect(mounted.places[1] == 10 && mounted.places[3] == 50)
      await clock.advance(by: .seconds(0.5))
      #expect(mounted.places[1] == 50 && mounted.places[3] == 10)
    }
  }

  @Test("MO82 a row that is scrolled away and comes back is where it belongs")
  func scrolledAway() async throws {
    try await moving(RowsOnTheirWay(numbers: Array(0..<500))) { mounted, clock in
      await mounted.animate { $0.numbers.swapAt(0, 3) }
      await clock.advance(by: .seconds(0.25))
      await mounted.scroll(to: 15_000)
      await mounted.scroll(to: 0)
      #expect(mounted.places[0] == 120 && mounted.places[3] == 0)
      await clock.advance(by: .seconds(1))
      #expect(mounted.places[0] == 120 && mounted.places[3] == 0)
    }
  }

  @Test("MO82 a click meets the row that is seen, wherever that belongs")
  func clicked() async throws {
    let chosen = Source<Int?>(nil)
    let selection = Binding {
      chosen.value
    } set: {
      chosen.value = $0
    }
    try await moving(RowsOnTheirWay(selection: selection)) { mounted, clock in
      await mounted.animate { $0.numbers = [1, 2, 3, 0] }
      await clock.advance(by: .seconds(0.5))
      #expect(mounted.places == [0: 60, 1: 20, 2: 60, 3: 100])
      try await mounted.root.find(role: .label, text: "row 3").click()
      #expect(chosen.value == 3)
    }
  }

  @Test("MO82 MO63 where the user wants nothing to move, rows are at their places at once")
  func off() async throws {
    let settings = ObjectReference(retaining: gtk_settings_get_default().objectAddress)
    let before: Bool = settings["gtk-enable-animations"]
    defer { settings["gtk-enable-animations"] = before }
    try await moving { mounted, clock in
      await mounted.animate { $0.numbers = [3, 1, 2, 0] }
      await clock.advance(by: .seconds(0.25))
      #expect(mounted.places[0] == 30)
      settings["gtk-enable-animations"] = false
      await clock.advance(by: .seconds(0.25))
      #expect(mounted.places == [3: 0, 1: 40, 2: 80, 0: 120])
      await mounted.animate { $0.numbers = [0, 1, 2] }
      #expect(mounted.places == [0: 0, 1: 40, 2: 80])
    }
  }

  @Test("MO82 without an animation, and where the list comes with the change, no row moves")
  func plain() async throws {
    try await moving { mounted, clock in
      mounted.rootView.numbers = [3, 1, 2, 0]
      await Settling.settle()
      #expect(mounted.places == [3: 0, 1: 40, 2: 80, 0: 120])
      await mounted.animate { $0.container = .table }
      #expect(mounted.places == [3: 0, 1: 40, 2: 80, 0: 120])
      #expect(mounted.root.listRows.allSatisfy { gtk_widget_get_opacity($0.widget.widgetPointer) == 1 })
    }
  }
}
