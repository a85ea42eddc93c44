import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Where what is shown on its way comes to its end before its time, or goes on although its view has gone.
@Suite(.runtime) @MainActor
struct MoverEndTests {
  private struct Rows: View {
    var visible = 0..<1
    var value = 0.0
    var body: some View {
      LeafList(visible: visible) {
        Row(value: value)
      }
    }
  }

  private struct Row: View {
    let value: Double
    /// Rows that keep nothing are forgotten.
    @State private var count = 0
    var body: some View { MovingLeaf(value: value) }
  }

  @Test("a motion without an end ends where its row is scrolled away, and its end is shown when the row comes back")
  func sleepingRow() {
    let host = RecordingHost(Rows(), animates: true)
    withAnimation(.linear(duration: 1).repeatForever()) { host.rootView.value = 100 }
    host.settle()
    host.advance(by: 0.5)
    #expect(host.isMoving)
    host.rootView.visible = 0..<0
    host.settle()
    #expect(!host.isMoving)
    host.rootView.visible = 0..<1
    host.settle()
    #expect(host.log.last { $0.hasPrefix("update moving") } == "update moving 100.0")
  }

  private struct Asked: View, @MainActor Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    @State private var count = 0
    var body: some View { Leaf("asked", Int(value)) }
  }

  private struct AskedRows: View {
    var visible = 0..<1
    var value = 0.0
    var body: some View { LeafList(visible: visible) { LeafStack { Asked(value: value) } } }
  }

  @Test("so does one of a view with a body, with the next frame")
  func sleepingBody() {
    let host = RecordingHost(AskedRows(), animates: true)
    withAnimation(.linear(duration: 1).repeatForever()) { host.rootView.value = 100 }
    host.settle()
    host.advance(by: 0.5)
    host.rootView.visible = 0..<0
    host.settle()
    host.advance(by: 0.1)
    #expect(!host.isMoving)
    host.rootView.visible = 0..<1
    host.settle()
    #expect(host.log.last { $0.hasPrefix("update asked") } == "update asked 100")
  }

  private struct Leaving: View {
    var isShown = true
    var value = 0.0
    var isProgram = false
    var body: some View {
      if isShown { MovingLeaf(value: value, isProgram: isProgram).transition(.offset(x: 10)) }
      Leaf("last")
    }
  }

  @Test(
    "what a view draws goes on while it leaves by a transition; where that would call the program it stays as it is",
    arguments: [false, true])
  func leaving(isProgram: Bool) {
    let host = RecordingHost(Leaving(isProgram: isProgram), animates: true)
    withAnimation(.linear(duration: 1)) { host.rootView.value = 100 }
    host.settle()
    host.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { host.rootView.isShown = false }
    host.settle()
    #expect(host.shown == ["moving=50.0", "last"])
    host.advance(by: 0.25)
    #expect(host.shown == [isProgram ? "moving=50.0" : "moving=75.0", "last"])
    host.advance(by: 0.5)
    #expect(host.shown == [isProgram ? "moving=50.0" : "moving=100.0", "last"])
    host.advance(by: 0.3)
    #expect(host.shown == ["last"] && !host.isMoving)
  }

  private struct Sized: View {
    var value = 10.0
    var body: some View { MovingLeaf(value: value) }
  }

  @Test("a moving view that says its own size is laid out in each frame")
  func sizes() {
    let host = RecordingHost(Sized(), animates: true)
    #expect(host.sizeThatFits(.unspecified).width == 10)
    withAnimation(.linear(duration: 1)) { host.rootView.value = 110 }
    host.settle()
    host.advance(by: 0)
    let before = host.layoutRequests
    host.advance(by: 0.5)
    #expect(host.sizeThatFits(.unspecified).width == 60)
    #expect(host.layoutRequests == before + 1)
  }

  @Test("a completion runs once where the host ends while something moves")
  func hostEnds() {
    let host = RecordingHost(Sized(), animates: true)
    var count = 0
    withAnimation(.linear(duration: 1)) {
      host.rootView.value = 110
    } completion: {
      count += 1
    }
    host.settle()
    host.advance(by: 0.5)
    host.unmount()
    UpdateScheduler.shared.run()
    #expect(count == 1)
  }

  private final class Keeper {}

  @Test("who keeps what moves is held until it rests, so that nothing else is taken for it")
  func keepers() {
    weak var keeper: Keeper?
    let host = RecordingHost(MovingLeaf(value: 0), animates: true)
    withAnimation(.linear(duration: 1)) {
      host.rootView = MovingLeaf(value: 0) { node in
        let made = Keeper()
        keeper = made
        _ = node.moved(to: UnitPoint(x: 1, y: 0), from: .zero, keptBy: made) { _ in }
      }
    }
    host.settle()
    #expect(keeper != nil && host.isMoving)
    host.advance(by: 0)
    host.advance(by: 1)
    host.advance(by: 0.1)
    #expect(keeper == nil && !host.isMoving)
  }
}
