import Testing
import ViewGraph

/// The ways to ask for a spring.
struct SpringTests {
  @Test("a spring by its bounce is one by its damping")
  func bounces() {
    #expect(Animation.spring(duration: 0.4, bounce: 0.25) == .spring(response: 0.4, dampingFraction: 0.75))
    #expect(Animation.spring(duration: 0.4, bounce: -0.5) == .spring(response: 0.4, dampingFraction: 2))
    #expect(Animation.spring() == .spring(response: 0.5, dampingFraction: 1))
    #expect(Animation.spring == .spring())
    #expect(Animation.default == .spring())
  }

  @Test("springs by name differ in their bounce")
  func names() {
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.smooth(duration: 2) == .spring(duration: 2))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy(duration: 1, extraBounce: 0.25) == .spring(duration: 1, bounce: 0.3 + 0.25))
    #expect(Animation.interactiveSpring == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
  }

  @Test("a spring by its physics swings as often as its stiffness and mass say, and loses what its damping says")
  func physics() {
    #expect(
      Animation.interpolatingSpring(mass: 4, stiffness: 16, damping: 8)
        == .spring(response: .pi, dampingFraction: 0.5))
    #expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 20) == .spring(response: 0.2 * .pi, dampingFraction: 1))
  }
}
