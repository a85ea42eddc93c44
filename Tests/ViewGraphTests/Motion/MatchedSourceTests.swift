import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section MO: sources of one id that come and go in all numbers, and how often what moves is laid out.
@Suite(.runtime) @MainActor
struct MatchedSourceTests {
  private static let room = CGSize(width: 200, height: 100)

  /// Counts how often it is laid out.
  private struct Counted: Layout {
    let name: String
    let notes: Notes<String>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      notes.values.append(name)
      for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
  }

  /// Room of a size for what is in it.
  private struct Box: Layout {
    let size: CGSize
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(size)) }
    }
  }

  /// Sources of one id, by their names, each 20 × 10 in a column.
  private struct Page: View {
    @Namespace private var namespace
    var names: [String]
    let notes: Notes<String>
    var body: some View {
      LeafStack(spacing: 0) {
        ForEach(names, id: \.self) { name in
          Box(size: CGSize(width: 20, height: 10)) {
            Counted(name: name, notes: notes) { FillingLeaf(name) }.matchedGeometryEffect(id: 1, in: namespace)
          }
        }
        Leaf("last")
      }
    }
  }

  private let notes = Notes<String>()

  private func host(_ names: [String]) -> RecordingHost<Page> {
    let host = RecordingHost(Page(names: names, notes: notes), laysOut: true, animates: true)
    host.layOut(in: Self.room)
    return host
  }

  private func show(_ names: [String], in host: RecordingHost<Page>) {
    withAnimation(.linear(duration: 1)) { host.rootView.names = names }
    host.settle()
    host.layOut(in: Self.room)
  }

  private func take() -> [String] {
    defer { notes.values = [] }
    return notes.values.sorted()
  }

  @Test("MO66 a view on its way is laid out once a frame, the one that goes and the one that comes")
  func layoutsInFrames() {
    let host = host(["a"])
    show(["b"], in: host)
    host.advance(by: 0.25)
    _ = take()
    for moment in 1...3 {
      host.advance(by: 0.2)
      // A frame before that time, and one after it.
      #expect(take() == ["a", "a", "b", "b"], "\(moment)")
    }
  }

  @Test("MO66 what ends its way before its time is laid out by the layout that follows, and not before")
  func endsEarly() {
    let host = host(["a"])
    show(["b"], in: host)
    host.advance(by: 0.5)
    _ = take()
    let before = host.layoutRequests
    host.animates = false
    host.advance(by: 0)
    #expect(take() == [] && host.layoutRequests > before && !host.isMoving)
    host.layOut(in: Self.room)
    #expect(take() == ["b"] && host.shown == ["b", "last"])
    #expect(host.frame(of: "b") == CGRect(x: 90, y: 40, width: 20, height: 10))
  }

  @Test(
    "MO68 several sources that come at once in the place of several are in their own places in the end",
    arguments: [
      [["a"], ["b", "c"]], [["a", "b"], ["c"]], [["a", "b"], ["c", "d"]], [["a", "b"], []], [[], ["a", "b"]],
      [["a"], ["b"], ["a"], ["c", "a"]], [["a", "b"], ["b"], ["a", "b"]], [["a", "b", "c"], ["c", "b", "a"]],
    ] as [[[String]]])
  func several(steps: [[String]]) throws {
    let host = host(steps[0])
    for names in steps.dropFirst() {
      show(names, in: host)
      host.advance(by: 0.5)
    }
    for _ in 0..<2 { host.advance(by: 1) }
    host.layOut(in: Self.room)
    let last = try #require(steps.last)
    #expect(host.shown == last + ["last"] && !host.isMoving)
    let top = 45 - 5 * Double(last.count)
    for (index, name) in last.enumerated() {
      #expect(host.frame(of: name) == CGRect(x: 90, y: top + 10 * Double(index), width: 20, height: 10))
      #expect(host.effect(on: name) == nil)
    }
    #expect(Diagnostics.recorded.allSatisfy { $0.kind == .severalSources })
  }
}
