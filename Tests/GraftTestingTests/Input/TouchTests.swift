import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Fingers on the touch screen of the private display.
@Suite(.gtk, .enabled(if: PrivateDisplay.hasTouchScreen, "the display has no touch screen")) @MainActor
struct TouchTests {
  private let log = Log()

  @Test("a finger presses the button that it taps, where it taps it, and nothing else")
  func tap() async throws {
    let mounted = try await MountedView(
      VStack {
        Button("upper") { log.note("upper") }
        Button("lower") { log.note("lower") }
      })
    try await mounted.root.find(role: .button, name: "lower").tap()
    #expect(log.take() == ["lower"])
    try await mounted.root.find(role: .button, name: "upper").tap()
    #expect(log.take() == ["upper"])
  }

  @Test("a finger goes where it is moved, by whole and by half pixels, and beyond its window it does not")
  func way() async throws {
    let mounted = try await MountedView(
      Color.red.frame(width: 100, height: 60).accessibilityIdentifier("area")
        .gesture(DragGesture(minimumDistance: 0).onChanged { log.note("\($0.location.x) \($0.location.y)") }))
    let area = try mounted.root.find(identifier: "area")
    try await area.touch(at: CGPoint(x: 10, y: 20)) { finger in
      try await finger.move(by: CGSize(width: 30, height: 0))
      try await finger.move(by: CGSize(width: 0.5, height: -10))
      await #expect(throws: XInputError.self) { try await finger.move(by: CGSize(width: 2000, height: 0)) }
    }
    #expect(log.entries == ["10.0 20.0", "40.0 20.0", "40.5 10.0"])
  }

  @Test("two fingers are down at once, and the one that is moved goes away from the other")
  func twoFingers() async throws {
    let mounted = try await MountedView(
      Color.red.frame(width: 200, height: 200).accessibilityIdentifier("picture")
        .gesture(
          MagnifyGesture().onChanged { log.note("\($0.magnification.rounded())") }.onEnded { _ in log.note("end") }))
    let picture = try mounted.root.find(identifier: "picture")
    // snippet: two fingers
    try await picture.touch(at: CGPoint(x: 80, y: 100)) { _ in
      try await picture.touch(at: CGPoint(x: 120, y: 100)) { second in
        try await second.move(by: CGSize(width: 40, height: 0))
      }
    }
    // snippet end
    #expect(log.entries == ["2.0", "end"])
  }

  @Test("a finger is lifted also where a test fails meanwhile")
  func lifted() async throws {
    struct Failure: Error {}
    let mounted = try await MountedView(Button("press") { log.note("pressed") })
    let button = try mounted.root.find(role: .button)
    await #expect(throws: Failure.self) { try await button.touch { _ in throw Failure() } }
    #expect(log.entries == ["pressed"])
  }
}
