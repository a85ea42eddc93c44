import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// How pages of a stack come and go where the desktop lets things move.
@Suite(.gtk) @MainActor
struct PageSlideTests {
  private static let size = CGSize(width: 200, height: 120)
  private let log = Log()

  /// A page of one colour, which is a button.
  private struct Page: View {
    let number: Int
    let log: Log
    var body: some View {
      [Color.red, .blue, .green][number]
        .contentShape(Rectangle())
        .onTapGesture { log.note("page \(number) is clicked") }
        .toolbar { Button("item \(number)") {} }
        .navigationTitle("Page \(number)")
        .onDisappear { log.note("page \(number) is gone") }
    }
  }

  private func stack(_ path: Source<[Int]>) -> some View {
    let log = log
    return NavigationStack(path: path.binding) {
      Page(number: 0, log: log).navigationDestination(for: Int.self) { Page(number: $0, log: log) }
    }
  }

  /// The colours along the pages from the left to the right, each with where it begins.
  private func colours(_ mounted: MountedView<some View>) throws -> [String] {
    let picture = try Pixels(mounted.root)
    var found: [String] = []
    var last = ""
    for x in 0..<picture.width {
      let name = Self.name(of: picture[x, picture.height - 10])
      if name != last, !name.isEmpty { found.append("\(name) from \(x)") }
      last = name.isEmpty ? last : name
    }
    return found
  }

  /// Nothing where two pages meet in a pixel.
  private static func name(of pixel: [UInt8]) -> String {
    switch pixel.map({ $0 > 150 }) {
    case [true, false, false]: "red"
    case [false, false, true], [false, true, true]: "blue"
    case [false, true, false]: "green"
    default: ""
    }
  }

  private func expect(
    _ expected: [String], _ mounted: MountedView<some View>, _ place: SourceLocation = #_sourceLocation
  ) throws {
    let shown = try colours(mounted)
    #expect(shown == expected, sourceLocation: place)
  }

  /// Runs a test of pages that move by a clock of its own.
  private func moving(
    _ first: [Int] = [], in direction: LayoutDirection = .leftToRight,
    _ body:
      @MainActor (Source<[Int]>, MountedView<AnyView>, _ wait: @MainActor (Double) async -> Void) async throws -> Void
  ) async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let path = Source(first)
      let mounted = try await MountedView(
        AnyView(stack(path).environment(\.layoutDirection, direction)), size: Self.size)
      try await body(path, mounted) { await clock.advance(by: .seconds($0)) }
    }
  }

  /// A slide takes 0.2 seconds and slows down: after half of the time 68.5 % of the way is gone.
  @Test("NV24 a page slides in from the trailing edge and what was shown goes aside; it slides out the other way")
  func slides() async throws {
    try await moving { (path, mounted, wait) async throws in
      path.value = [1]
      await Settling.settle()
      try expect(["red from 0"], mounted)
      await wait(0.1)
      try expect(["red from 0", "blue from 63"], mounted)
      #expect(log.entries == ["page 0 is gone"])
      await wait(0.12)
      try expect(["blue from 0"], mounted)
      path.value = []
      await Settling.settle()
      await wait(0.1)
      try expect(["red from 0", "blue from 137"], mounted)
      await wait(0.12)
      try expect(["red from 0"], mounted)
      #expect(log.entries == ["page 0 is gone", "page 1 is gone"])
    }
  }

  @Test("NV24 where reading starts at the right, pages come from the left")
  func mirrored() async throws {
    try await moving(in: .rightToLeft) { (path, mounted, wait) async throws in
      path.value = [1]
      await Settling.settle()
      await wait(0.1)
      try expect(["blue from 0", "red from 137"], mounted)
    }
  }

  @Test("NV24 input goes to the page that comes from the start, and none to that which goes aside")
  func input() async throws {
    try await moving { (path, mounted, wait) async throws in
      let root = mounted.root.all[0]
      path.value = [1]
      await wait(0.05)
      // Where the page that goes aside is seen.
      try await root.click(at: CGPoint(x: 20, y: 100))
      #expect(log.entries == ["page 0 is gone", "page 1 is clicked"])
      path.value = []
      await wait(0.1)
      try await root.click(at: CGPoint(x: 20, y: 100))
      #expect(log.entries == ["page 0 is gone", "page 1 is clicked", "page 0 is clicked"])
    }
  }

  @Test("NV24 a second push during a slide ends that at once")
  func pushDuringSlide() async throws {
    try await moving { (path, mounted, wait) async throws in
      path.value = [1]
      await Settling.settle()
      await wait(0.1)
      path.value = [1, 2]
      await Settling.settle()
      try expect(["blue from 0"], mounted)
      await wait(0.1)
      try expect(["blue from 0", "green from 63"], mounted)
      await wait(0.12)
      try expect(["green from 0"], mounted)
      #expect(log.entries == ["page 0 is gone", "page 1 is gone"])
    }
  }

  @Test("NV24 a second page that is left during a slide ends that at once")
  func popDuringSlide() async throws {
    try await moving([1, 2]) { (path, mounted, wait) async throws in
      path.value = [1]
      await Settling.settle()
      await wait(0.1)
      try expect(["blue from 0", "green from 137"], mounted)
      path.value = []
      await Settling.settle()
      try expect(["blue from 0"], mounted)
      await wait(0.1)
      try expect(["red from 0", "blue from 137"], mounted)
      await wait(0.12)
      try expect(["red from 0"], mounted)
      #expect(log.entries == ["page 2 is gone", "page 1 is gone"])
    }
  }

  @Test("NV24 a page that takes the place of another one does so at once")
  func replacement() async throws {
    try await moving([1]) { (path, mounted, wait) async throws in
      path.value = [2]
      await Settling.settle()
      try expect(["green from 0"], mounted)
      await wait(0.1)
      try expect(["green from 0"], mounted)
      #expect(log.entries == ["page 1 is gone"])
    }
  }

  @Test("NV24 a page that is left while it comes turns round, and one that is pushed while another goes ends that")
  func turnsRound() async throws {
    try await moving { (path, mounted, wait) async throws in
      path.value = [1]
      await Settling.settle()
      await wait(0.1)
      path.value = []
      await Settling.settle()
      try expect(["red from 0", "blue from 63"], mounted)
      await wait(0.1)
      try expect(["red from 0", "blue from 157"], mounted)
      path.value = [2]
      await Settling.settle()
      #expect(log.entries == ["page 0 is gone", "page 1 is gone", "page 0 is gone"])
      await wait(0.22)
      try expect(["green from 0"], mounted)
    }
  }

  @Test("NV24 as a page is left, that below it is out of sight, and where the program wants no motion at its place")
  func firstFrame() async throws {
    for reduces in [false, true] {
      let clock = TestClock()
      try await clock.drivingGTK {
        let path = Source([1])
        let mounted = try await MountedView(
          AnyView(stack(path).environment(\.accessibilityReduceMotion, reduces)), size: Self.size)
        path.value = []
        await Settling.settle()
        let islands = mounted.root.all.filter { $0.widget.typeName == "GraftIsland" && $0.isShown }
        #expect(islands.contains { $0.frame.minX == -200 } == !reduces)
      }
    }
  }

  @Test("NV24 where nothing is to move, by the desktop or by the transaction, pages change at once")
  func atOnce() async throws {
    try await moving { (path, mounted, _) async throws in
      var still = Transaction()
      still.disablesAnimations = true
      withTransaction(still) { path.value = [1] }
      await Settling.settle()
      try expect(["blue from 0"], mounted)
    }
    // Settings of tests let nothing move.
    let path = Source([1])
    let mounted = try await MountedView(stack(path), size: Self.size)
    path.value = []
    await Settling.settle()
    try expect(["red from 0"], mounted)
  }

  @Test("NV24 the bar is that of the page that is shown from the start")
  func bar() async throws {
    try await moving([1]) { (path, mounted, wait) async throws in
      let shown = { mounted.root.findAll(role: .button).filter(\.isShown).map(\.name) }
      #expect(shown() == ["Back", "item 1"])
      path.value = []
      await wait(0.05)
      #expect(shown() == ["item 0"])
      #expect(mounted.root.texts == ["Page 0", "item 0"])
      await wait(0.2)
      #expect(shown() == ["item 0"])
    }
  }
}
