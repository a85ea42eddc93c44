import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Animations of what a closure does to a view.
@Suite(.gtk) @MainActor
struct BodyAnimationTests {
  private struct Page: View {
    var isChanged = false
    var body: some View {
      ZStack {
        Color.white
        Color(white: isChanged ? 0 : 1).animation(.linear(duration: 1)) { $0.opacity(isChanged ? 1 : 0) }
      }
    }
  }

  @Test("MO9 what a closure does to a view is animated, and nothing in the view itself")
  func bodyAnimation() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Page(), size: CGSize(width: 50, height: 50))
      mounted.rootView.isChanged = true
      await Settling.settle()
      await clock.advance(by: .seconds(0.52))
      // Black at once, at half of its opacity; a colour on its way would be lighter.
      let grey = try Pixels(mounted.root)[25, 25][0]
      #expect((118...138).contains(grey), "\(grey)")
    }
  }

  private struct Fading: ViewModifier {
    var isShown: Bool
    func body(content: Content) -> some View { content.opacity(isShown ? 1 : 0) }
  }

  private struct Tinting: ViewModifier {
    func body(content: Content) -> some View { content.foregroundStyle(Color.black) }
  }

  private struct ModifiedPage: View {
    var isChanged = false
    var isAnimated = true
    var body: some View {
      ZStack {
        Color.white
        Color(white: isChanged ? 0 : 1)
          .modifier(Tinting().concat(Fading(isShown: isChanged).animation(isAnimated ? .linear(duration: 1) : nil)))
      }
    }
  }

  @Test("an animation of a modifier moves what the modifier does, and nothing in the view")
  func modifierAnimation() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(ModifiedPage(), size: CGSize(width: 50, height: 50))
      mounted.rootView.isChanged = true
      await Settling.settle()
      await clock.advance(by: .seconds(0.52))
      let grey = try Pixels(mounted.root)[25, 25][0]
      #expect((118...138).contains(grey), "\(grey)")
      await clock.advance(by: .seconds(1))
      withAnimation(.linear(duration: 1)) { mounted.rootView = ModifiedPage(isAnimated: false) }
      await Settling.settle()
      #expect(try Pixels(mounted.root)[25, 25] == [255, 255, 255])
    }
  }
}
