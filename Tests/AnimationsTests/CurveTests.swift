import Animations
import Foundation
import Testing

/// Animations along curves, and the curves themselves.
struct CurveTests {
  @Test(
    "MO25 the curves show these shares at a quarter and at three quarters of their time",
    arguments: [
      (.linear(duration: 4), 0.25, 0.75), (.easeIn(duration: 4), 0.0935, 0.6219),
      (.easeOut(duration: 4), 0.3781, 0.9065), (.easeInOut(duration: 4), 0.1292, 0.8708),
    ] as [(Animation, Double, Double)])
  func shares(animation: Animation, early: Double, late: Double) {
    let shares = animation.shares(at: [1, 3, 3.999, 4])
    #expect(shares[0].isClose(to: early, within: 0.0001) && shares[1].isClose(to: late, within: 0.0001))
    #expect(shares[2] < 1 && shares[3] == 1)
  }

  @Test(
    "MO25 the curves last 0.35 s by themselves",
    arguments: [.linear, .easeIn, .easeOut, .easeInOut, .timingCurve(0, 0, 1, 1)] as [Animation])
  func defaults(animation: Animation) {
    let shares = animation.shares(at: [0.349, 0.351])
    #expect(shares[0] < 1 && shares[1] == 1)
  }

  @Test("MO26 a curve's vertical values are not clamped")
  func vertical() {
    let shares = Animation.timingCurve(0.68, -0.55, 0.27, 1.55, duration: 1).shares(at: [0.2, 0.8])
    #expect(shares[0].isClose(to: -0.093) && shares[1].isClose(to: 1.092))
  }

  @Test("MO26 a curve's horizontal values are clamped")
  func horizontal() {
    let wide = UnitCurve.bezier(-1, 0.5, 3, 0.5)
    #expect(wide.value(at: 0.3) == UnitCurve.bezier(0, 0.5, 1, 0.5).value(at: 0.3))
  }

  @Test("MO27 a unit curve clamps its input, and its velocity in the middle is that of the curve")
  func unitCurve() {
    #expect(UnitCurve.easeInOut.value(at: -0.5) == 0 && UnitCurve.easeInOut.value(at: 1.5) == 1)
    #expect(UnitCurve.easeInOut.velocity(at: 0.5).isClose(to: 1.724))
    #expect(UnitCurve.easeInOut.velocity(at: -1).isClose(to: 0, within: 1e-3))
    #expect(UnitCurve.linear.velocity(at: 0.3).isClose(to: 1, within: 1e-6))
    #expect(UnitCurve.easeOut.velocity(at: 0).isClose(to: 1 / 0.58, within: 1e-3))
    #expect(UnitCurve.easeIn.velocity(at: 1).isClose(to: 1 / 0.58, within: 1e-3))
  }

  @Test("MO27 the circular curves follow quarters of a circle, and two of them are each other's inverse")
  func circular() {
    #expect(UnitCurve.circularEaseIn.value(at: 0.5).isClose(to: 0.134))
    #expect(UnitCurve.circularEaseOut.value(at: 0.5).isClose(to: 0.866))
    #expect(
      UnitCurve.circularEaseIn.inverse == .circularEaseOut && UnitCurve.circularEaseOut.inverse == .circularEaseIn)
    #expect(UnitCurve.circularEaseInOut.value(at: 0.25).isClose(to: 0.067))
    #expect(UnitCurve.circularEaseInOut.value(at: 0.75).isClose(to: 0.933))
    #expect(UnitCurve.circularEaseIn.velocity(at: 0.6).isClose(to: 0.75, within: 1e-9))
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.7).isClose(to: 0.75, within: 1e-9))
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
  }

  @Test(
    "MO27 the inverse tells when a share is reached",
    arguments: [.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut]
      as [UnitCurve])
  func inverse(curve: UnitCurve) {
    for time in [0, 0.1, 0.3, 0.5, 0.6, 0.95, 1] {
      #expect(curve.inverse.value(at: curve.value(at: time)).isClose(to: time, within: 1e-6))
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test("an animation follows a unit curve")
  func timingCurve() {
    #expect(Animation.timingCurve(.easeIn, duration: 2) == .easeIn(duration: 2))
    #expect(Animation.timingCurve(.circularEaseIn, duration: 2).share(at: 1).isClose(to: 0.134))
  }

  @Test("numbers of a curve that are none count as 0")
  func badNumbers() {
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(UnitCurve.bezier(bad, 0, 1, bad).value(at: 0.3) == UnitCurve.bezier(0, 0, 1, 0).value(at: 0.3))
      #expect(UnitCurve.easeIn.value(at: bad) == (bad == .infinity ? 1 : 0))
    }
    #expect(UnitCurve.bezier(0, 0, 0, 1e300).velocity(at: 0.5).isFinite)
    #expect(UnitCurve.bezier(1, 0, 0, 1).velocity(at: 0.5).isFinite)
  }
}
