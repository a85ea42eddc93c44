import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What is loaded anew by a finger on a touch screen.
@Suite(.gtk, .enabled(if: PrivateDisplay.hasTouchScreen, "the display has no touch screen")) @MainActor
struct RefreshableTouchTests {
  private let log = Log()

  @Test(
    "LS60 a finger that pulls down by 64 at the top loads anew, and none that pulls less, sideways, or up",
    arguments: [(0.0, 64.0, 1), (0, 60, 0), (80, 70, 0), (0, -64, 0)])
  func pull(right: Double, down: Double, count: Int) async throws {
    let mounted = try await MountedView(
      ScrollView { Color.red.frame(width: 300, height: 900).accessibilityIdentifier("area") }
        .refreshable { log.note("begin") },
      size: CGSize(width: 300, height: 300))
    let area = try mounted.root.find(identifier: "area")
    try await area.swipe(at: CGPoint(x: 150, y: 150), by: CGSize(width: right, height: down))
    #expect(log.entries.count == count)
  }
}
