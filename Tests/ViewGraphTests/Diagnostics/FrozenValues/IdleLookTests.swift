import Foundation
import GraftTestTraits
import Testing
import ViewGraphTesting

@testable import ViewGraph

#if DEBUG
  /// When debug builds look for values that never arrive, without a toolkit.
  @Suite(.runtime) @MainActor
  struct IdleLookTests {
    private func withRequests(_ body: (@escaping () -> Int) -> Void) {
      let former = IdleLook.shared.requestSecond
      defer { IdleLook.shared.requestSecond = former }
      // What another test has asked for has come.
      IdleLook.shared.requestSecond = nil
      IdleLook.shared.secondPassed()
      var count = 0
      IdleLook.shared.requestSecond = { count += 1 }
      body { count }
      // What waits is not the next test's.
      IdleLook.shared.look()
    }

    @Test("nothing is asked for while no representable that has made a host is updated")
    func idle() {
      withRequests { requests in
        let host = RecordingHost(Number(value: 1))
        host.rootView = Number(value: 2)
        host.settle()
        #expect(requests() == 0)
      }
    }

    @Test("a second in which cycles ran is followed by another one, and one without is followed by a look")
    func restarts() {
      withRequests { requests in
        let host = RecordingHost(HostingView(value: 1))
        #expect(requests() == 0)
        host.rootView = HostingView(value: 2)
        host.settle()
        host.rootView = HostingView(value: 3)
        host.settle()
        #expect(requests() == 1)
        IdleLook.shared.secondPassed()
        #expect(requests() == 2)
        #expect(Diagnostics.recorded == [])
        IdleLook.shared.secondPassed()
        #expect(
          Diagnostics.recorded.map(\.message) == [
            """
            value of HostingView has changed from 1 to 3, and Number, which its make has hosted, still has 1 in value. Make \
            runs once: assign the host's rootView in update, or let the hosted view have a binding or an observable object
            """
          ])
        #expect(requests() == 2)
      }
    }

    @Test("a recording host that rests has been idle for a second")
    func rest() {
      let host = RecordingHost(HostingView(value: 1))
      host.rootView = HostingView(value: 2)
      host.rest()
      #expect(Diagnostics.recorded.map(\.kind) == [.frozenValue])
    }
  }

  private struct Number: View {
    let value: Int
    var body: some View { Leaf("number", value) }
  }

  /// A leaf whose make hosts a number, and whose update forgets it.
  private struct HostingView: View {
    let value: Int

    static func _makeNode(_ view: HostingView, at site: NodeSite) -> Node<HostingView> {
      RepresentableNode<HostingLeaf>(view, at: site)
    }
  }

  private enum HostingLeaf: LeafBehavior {
    static func makeCoordinator(_ view: HostingView) {}
    static func make(_ view: HostingView, _ place: LeafPlace<Void>) -> HostingElement { HostingElement(view.value) }
    static func update(_ view: HostingView, _ element: HostingElement, _ place: LeafPlace<Void>) {}
    static func dismantle(_ element: HostingElement, _ coordinator: Void) {}
  }

  private final class HostingElement: LeafElement {
    let host: RecordingHost<Number>
    init(_ value: Int) { host = RecordingHost(Number(value: value)) }
    func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize { .zero }
    func setFrame(_ frame: CGRect, pass: Int) {}
    func takesPart() -> Bool { true }
  }
#endif
