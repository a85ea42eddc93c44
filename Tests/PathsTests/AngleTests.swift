import Foundation
import Paths
import Testing

/// Angles and their arithmetic.
struct AngleTests {
  @Test("half a turn is 180 degrees and π radians, however it is made")
  func units() {
    #expect(Angle(degrees: 180) == Angle(radians: .pi))
    #expect(Angle.degrees(90).radians == .pi / 2)
    #expect(Angle.radians(.pi).degrees == 180)
    #expect(Angle() == .zero)
    var angle = Angle.zero
    angle.degrees = 360
    #expect(angle.radians == 2 * .pi)
  }

  @Test("angles are added, subtracted, turned round, multiplied and divided as numbers, whole turns kept")
  func arithmetic() {
    #expect((Angle.radians(6) + .radians(3)).radians == 9)
    #expect((Angle.radians(6) - .radians(8)).radians == -2)
    #expect((-Angle.radians(6)).radians == -6)
    #expect((Angle.radians(6) * 2).radians == 12)
    #expect((2 * Angle.radians(6)).radians == 12)
    #expect((Angle.radians(6) / 4).radians == 1.5)
  }

  @Test("angles are changed in place, and 370° is larger than 10°")
  func changes() {
    var angle = Angle.radians(1)
    angle += .radians(3)
    angle -= .radians(1)
    angle *= 4
    angle /= 2
    #expect(angle.radians == 6)
    #expect(Angle.degrees(370) > .degrees(10))
  }
}
