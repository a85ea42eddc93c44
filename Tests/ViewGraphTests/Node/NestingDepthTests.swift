import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Views in one another, deeper than anybody writes them.
@Suite(.runtime) @MainActor
struct NestingDepthTests {
  private struct Nested: View {
    let depth: Int
    let value: Int
    var body: some View {
      if depth > 0 { Nested(depth: depth - 1, value: value) } else { Leaf("end", value) }
    }
  }

  private struct Endless: View {
    var body: some View {
      Group { Endless() }
    }
  }

  @Test("DE1 four thousand views in one another are shown, laid out, changed and taken down")
  func deep() {
    let host = RecordingHost(Nested(depth: 4000, value: 1))
    host.layOut(in: CGSize(width: 100, height: 100))
    #expect(host.frame(of: "end") == CGRect(x: 45, y: 45, width: 10, height: 10))
    host.show(Nested(depth: 4000, value: 2))
    #expect(host.shown == ["end=2"])
    host.unmount()
    #expect(host.shown == [] && Diagnostics.kinds == [])
  }

  @Test("a thousand layouts and erased views in one another are shown, laid out, and taken down")
  func deepLayouts() {
    let view = (0..<1000).reduce(AnyView(Leaf("end"))) { inner, _ in AnyView(LeafStack { inner }) }
    let host = RecordingHost(view)
    host.layOut(in: CGSize(width: 100, height: 100))
    #expect(host.frame(of: "end") == CGRect(x: 45, y: 45, width: 10, height: 10))
    host.unmount()
    #expect(host.shown == [] && Diagnostics.kinds == [])
  }

  @Test("DE2 a view that contains itself is reported with its name, and what is beside it is shown")
  func endless() {
    let host = RecordingHost(
      LeafStack {
        Leaf("beside")
        Endless()
      })
    host.layOut(in: CGSize(width: 100, height: 100))
    #expect(host.shown == ["beside"])
    #expect(Diagnostics.recorded.map(\.kind) == [.nestedTooDeep])
    #expect(Diagnostics.recorded.first?.viewType.contains("Endless") == true)
    #expect((Diagnostics.recorded.first?.path.count ?? .max) < 3000)
    host.unmount()
  }
}
