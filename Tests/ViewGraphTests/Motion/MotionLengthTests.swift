import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Animations without a length, with one below zero, and without an end, of all that moves in a host.
@Suite(.runtime) @MainActor
struct MotionLengthTests {
  private static let room = CGSize(width: 200, height: 100)

  private struct Page: View {
    @Namespace private var namespace
    var isFar = false
    var body: some View {
      LeafStack(spacing: 0) {
        Leaf("gap", size: CGSize(width: 10, height: isFar ? 40 : 20))
        if isFar {
          Leaf("large", size: CGSize(width: 40, height: 20)).matchedGeometryEffect(id: 1, in: namespace)
        } else {
          Leaf("small", size: CGSize(width: 20, height: 10)).matchedGeometryEffect(id: 1, in: namespace)
          Leaf("goes").transition(.offset(x: 10))
        }
        MovingLeaf(value: isFar ? 100 : 0)
      }
    }
  }

  private func host() -> RecordingHost<Page> {
    let host = RecordingHost(Page(), laysOut: true, animates: true)
    host.layOut(in: Self.room)
    return host
  }

  private func change(
    _ host: RecordingHost<Page>, to isFar: Bool, _ animation: Animation?, _ notes: Notes<String> = Notes()
  ) {
    withAnimation(animation) {
      host.rootView.isFar = isFar
    } completion: {
      notes.values.append("\(isFar)")
    }
    host.settle()
    host.layOut(in: Self.room)
  }

  private static let end = ["gap", "large", "moving=100.0"]

  @Test(
    "MO28 what moves by an animation without a length is at its end in the first frame, and completes once",
    arguments: [0, -1, -Double.infinity, .nan])
  func noLength(seconds: Double) {
    let (host, notes) = (host(), Notes<String>())
    change(host, to: true, .linear(duration: seconds), notes)
    host.advance(by: 0.01)
    #expect(host.shown == Self.end && !host.isMoving && notes.values == ["true"])
    host.layOut(in: Self.room)
    #expect(host.frame(of: "large") == CGRect(x: 80, y: 55, width: 40, height: 20))
    change(host, to: false, .linear(duration: seconds).repeatCount(3), notes)
    host.advance(by: 0.01)
    #expect(host.shown == ["gap", "small", "goes", "moving=0.0"] && !host.isMoving)
    #expect(notes.values == ["true", "false"])
  }

  @Test("MO28 what moves by an endless animation stays as it began until it is changed; what goes is gone")
  func endless() {
    let (host, notes) = (host(), Notes<String>())
    change(host, to: true, .linear(duration: .infinity), notes)
    for _ in 0..<3 { host.advance(by: 1e6) }
    #expect(host.isMoving && notes.values == [])
    #expect(host.shown == ["gap", "large", "moving=0.0"])
    change(host, to: false, .linear(duration: 1), notes)
    for _ in 0..<2 { host.advance(by: 1) }
    #expect(host.shown == ["gap", "small", "goes", "moving=0.0"])
    change(host, to: true, .linear(duration: .infinity), notes)
    host.advance(by: 1)
    host.unmount()
    UpdateScheduler.shared.run()
    #expect(Set(notes.values) == ["true", "false"] && notes.values.count == 3)
  }
}
