import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Scroll views that a finger pulls beyond their ends.
@Suite(.gtk, .enabled(if: PrivateDisplay.hasTouchScreen, "the display has no touch screen")) @MainActor
struct ScrollBounceTouchTests {
  @Test(
    "SC26 content that fits is pulled nowhere by a finger, with bars and without, and longer content is",
    arguments: [(100.0, ScrollIndicatorVisibility.automatic, false), (100, .hidden, false), (900, .automatic, true)])
  func pull(height: CGFloat, visibility: ScrollIndicatorVisibility, isPulled: Bool) async throws {
    let mounted = try await MountedView(
      ScrollView { Color.red.frame(width: 300, height: height).accessibilityIdentifier("area") }
        .scrollIndicators(visibility).scrollBounceBehavior(.basedOnSize),
      size: CGSize(width: 300, height: 300))
    func colors() throws -> Set<[UInt8]> {
      try Pixels(mounted.root).colors(in: CGRect(x: 0, y: 0, width: 300, height: 30))
    }
    let before = try colors()
    try await mounted.root.find(identifier: "area").touch(at: CGPoint(x: 150, y: 50)) { finger in
      for _ in 0..<4 { try await finger.move(by: CGSize(width: 0, height: 20)) }
      #expect(try (colors() != before) == isPulled)
    }
  }
}
