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

  @Test("a spring by its physics is told apart by each part of it")
  func physics() {
    let spring = Animation.interpolatingSpring(stiffness: 100, damping: 10)
    #expect(spring == .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0))
    #expect(spring != .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 1))
    #expect(spring != .spring())
  }
}
