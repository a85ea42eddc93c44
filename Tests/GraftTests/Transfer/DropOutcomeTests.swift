import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// How drags end.
@Suite(.gtk) @MainActor
struct DropOutcomeTests {
  private let fixture = DragFixture()
  private static let size = CGSize(width: 400, height: 200)

  @Test(
    "DD2 the answer of the action is what becomes of the drag, as whoever drags is told",
    arguments: [(true, ["dropped", "ended copied or not"]), (false, ["dropped", "given up", "ended copied or not"])])
  func answer(isDone: Bool, told: [String]) async throws {
    let log = fixture.log
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        ForeignSource(name: "text/plain;charset=utf-8", data: Data("x".utf8), log: log)
        Text("target").frame(width: 100, height: 50).dropDestination(for: String.self) { _, _ in
          log.note("dropped")
          return isDone
        }
      }, size: Self.size)
    try await mounted.label("foreign").dragAndDrop(to: mounted.label("target"))
    #expect(try await fixture.entries(told.count) == told)
  }

  @Test("DD2 (part) a destination over which a drag is given up is targeted no more, and gets nothing")
  func givenUp() async throws {
    let fixture = fixture
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        fixture.source("value")
        fixture.target("target", String.self)
      }, size: Self.size)
    try await mounted.label("source").dragAndDrop(to: mounted.label("target")) {
      #expect(fixture.log.take() == ["asked", "target true"])
      try await mounted.label("target").press("Escape")
      #expect(fixture.log.take() == ["target false"])
    }
    #expect(try await fixture.entries(0) == [])
  }
}
