import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// How long a layout's cache lives.
@Suite(.runtime) @MainActor
struct LayoutProtocolCacheTests {
  private static let room = CGSize(width: 200, height: 100)

  private struct Row: View {
    let calls: LayoutCalls
    var count = 2
    var step: CGFloat = 0
    var width: CGFloat = 20

    var body: some View {
      Diagonal(calls: calls, step: step)() {
        ForEach(Array(0..<count), id: \.self) { Leaf("\($0)", width, 10) }
      }
    }
  }

  @Test("a container's cache is made once, at the first layout, and is updated once in each pass after it")
  func life() {
    let calls = LayoutCalls()
    let host = RecordingHost(Row(calls: calls))
    #expect(calls.makes == 0 && calls.updates == 0)
    host.layOut(in: Self.room)
    #expect(calls.makes == 1 && calls.updates == 0)
    for _ in 1...3 { host.layOut(in: Self.room) }
    #expect(calls.makes == 1 && calls.updates == 3)
  }

  @Test("a cache is updated with the views that there are after one came or went, and with their new sizes")
  func changedViews() {
    let calls = LayoutCalls()
    let host = RecordingHost(Row(calls: calls))
    host.layOut(in: Self.room)
    for (row, x) in [(Row(calls: calls, count: 3), 90), (Row(calls: calls, count: 2, width: 50), 100)] {
      host.rootView = row
      host.settle()
      host.layOut(in: Self.room)
      #expect(host.frame(of: "1")?.minX == CGFloat(x))
    }
    #expect(calls.counts == [2, 3, 2])
    #expect(calls.makes == 1 && calls.updates == 2)
  }

  @Test("another value of the layout takes effect with the same cache and the same views")
  func changedLayout() {
    let calls = LayoutCalls()
    let host = RecordingHost(Row(calls: calls))
    host.layOut(in: Self.room)
    _ = host.takeLog()
    host.rootView = Row(calls: calls, step: 30)
    host.settle()
    host.layOut(in: Self.room)
    #expect(host.frame(of: "1")?.minX == 115)
    #expect(calls.makes == 1 && calls.updates == 1)
    #expect(host.log == [])
  }

  @Test("another container has a cache of its own")
  func otherIdentity() {
    let calls = LayoutCalls()
    let host = RecordingHost(Row(calls: calls).id(1))
    host.layOut(in: Self.room)
    host.rootView = Row(calls: calls).id(2)
    host.settle()
    host.layOut(in: Self.room)
    #expect(calls.makes == 2 && calls.updates == 0)
  }
}
