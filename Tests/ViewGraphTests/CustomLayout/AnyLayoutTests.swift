import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Layouts in each other's place, and the built-in ones as values.
@Suite(.runtime) @MainActor
struct AnyLayoutTests {
  private static let room = CGSize(width: 200, height: 100)

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Leaf("counter", count) { count += 1 } }
  }

  /// Larger than the row that it places its views by.
  private struct Panel: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 200, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      var none: Void
      HStackLayout(spacing: 0).placeSubviews(in: bounds, proposal: self.proposal, subviews: subviews, cache: &none)
    }
  }

  @Test(
    "a row that another layout asks lines views up in the largest of them, whatever the bounds",
    arguments: [ProposedViewSize.unspecified, ProposedViewSize(width: 200, height: nil)])
  func delegating(proposal: ProposedViewSize) {
    let host = RecordingHost(
      Panel(proposal: proposal) {
        Leaf("tall", 30, 20)
        Leaf("small", 10, 10)
      })
    host.layOut(in: Self.room)
    #expect(host.frame(of: "tall") == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(host.frame(of: "small") == CGRect(x: 30, y: 5, width: 10, height: 10))
  }

  private struct Switching: View {
    let layout: AnyLayout

    var body: some View {
      layout {
        Counter()
        Leaf("other", 30, 20)
      }
    }
  }

  @Test("views keep their state and their elements when another layout takes the place of one")
  func keepsState() {
    let host = RecordingHost(Switching(layout: AnyLayout(HStackLayout(spacing: 0))))
    host.tap("counter")
    host.settle()
    host.layOut(in: Self.room)
    #expect(host.frame(of: "other") == CGRect(x: 90, y: 40, width: 30, height: 20))
    _ = host.takeLog()
    host.rootView = Switching(layout: AnyLayout(VStackLayout(alignment: .leading, spacing: 0)))
    host.settle()
    host.layOut(in: Self.room)
    #expect(host.shown == ["counter=1", "other"])
    #expect(host.log == [])
    #expect(host.frame(of: "other") == CGRect(x: 85, y: 45, width: 30, height: 20))
    #expect(host.frame(of: "counter") == CGRect(x: 85, y: 35, width: 10, height: 10))
  }

  @Test("a layout that comes makes a cache of its own, and one that stays keeps it")
  func caches() {
    let calls = LayoutCalls()
    let host = RecordingHost(Switching(layout: AnyLayout(Diagonal(calls: calls))))
    host.layOut(in: Self.room)
    host.rootView = Switching(layout: AnyLayout(Diagonal(calls: calls, step: 4)))
    host.settle()
    host.layOut(in: Self.room)
    #expect(calls.makes == 1 && calls.updates == 1)
    host.rootView = Switching(layout: AnyLayout(ZStackLayout()))
    host.settle()
    host.layOut(in: Self.room)
    #expect(calls.makes == 1 && calls.updates == 1)
    host.rootView = Switching(layout: AnyLayout(AnyLayout(Diagonal(calls: calls))))
    host.settle()
    host.layOut(in: Self.room)
    #expect(calls.makes == 2 && calls.updates == 1)
  }

  @Test("a spacer stretches along the layout that it is in, also when that is another one")
  func spacers() {
    func view(_ layout: AnyLayout) -> some View {
      layout {
        Leaf("first", 20, 10)
        Space()
        Leaf("last", 30, 20)
      }
    }
    let host = RecordingHost(view(AnyLayout(HStackLayout())))
    host.layOut(in: Self.room)
    #expect(host.frame(of: "first")?.origin == CGPoint(x: 0, y: 45))
    #expect(host.frame(of: "last")?.origin == CGPoint(x: 170, y: 40))
    host.rootView = view(AnyLayout(VStackLayout()))
    host.settle()
    host.layOut(in: Self.room)
    #expect(host.frame(of: "first")?.origin == CGPoint(x: 90, y: 0))
    #expect(host.frame(of: "last")?.origin == CGPoint(x: 85, y: 80))
  }

  @Test("the layouts of stacks place views as the stacks do, with their distances and alignments")
  func stacks() {
    func origins<Arrangement: Layout>(_ layout: Arrangement) -> [CGPoint?] {
      let host = RecordingHost(
        layout {
          Leaf("a", 20, 10)
          Leaf("b", 30, 20)
        })
      host.layOut(in: Self.room)
      return ["a", "b"].map { host.frame(of: $0)?.origin }
    }
    #expect(origins(HStackLayout(alignment: .top)) == [CGPoint(x: 71, y: 40), CGPoint(x: 99, y: 40)])
    #expect(origins(VStackLayout(alignment: .trailing, spacing: 2)) == [CGPoint(x: 95, y: 34), CGPoint(x: 85, y: 46)])
    #expect(origins(ZStackLayout(alignment: .bottomLeading)) == [CGPoint(x: 85, y: 50), CGPoint(x: 85, y: 40)])
  }

  @Test("layouts are lined up by the guides of their views, or by their own")
  func guides() {
    func offset<Arrangement: Layout>(of layout: Arrangement) -> CGFloat? {
      let host = RecordingHost(
        HStackLayout(alignment: .top, spacing: 0)() {
          layout { Leaf("a", 20, 10).laidOut(by: AlignmentGuideLayout(VerticalAlignment.top) { _ in 4 }) }
          Leaf("b", 20, 40)
        })
      host.layOut(in: Self.room)
      return (host.frame(of: "b")?.minY).flatMap { top in (host.frame(of: "a")?.minY).map { top - $0 } }
    }
    #expect(offset(of: VStackLayout()) == 4)
    #expect(offset(of: AnyLayout(VStackLayout())) == 4)
    #expect(offset(of: Low()) == 7)
    #expect(offset(of: AnyLayout(Low())) == 7)
  }
}

private struct Space: SpacerView {
  var minLength: CGFloat? { nil }
}

/// Has its top guide 7 below its top.
private struct Low: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { guide == .top ? bounds.minY + 7 : nil }
}
