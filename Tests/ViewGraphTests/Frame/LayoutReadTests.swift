import Foundation
import GraftTestTraits
import Observation
import OpenCombine
import Testing
import ViewGraph
import ViewGraphTesting

/// State that only layout reads: it lays out again, and evaluates nothing.
@Suite(.runtime) @MainActor
struct LayoutReadTests {
  private static let room = CGSize(width: 100, height: 100)

  @Observable final class Model {
    var step: CGFloat = 0
    var other = 0
  }

  /// A column whose views begin so far to the right as a closure says.
  struct Stairs: Layout {
    let step: () -> CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 20 + step() * CGFloat(subviews.count - 1), height: 10 * CGFloat(subviews.count))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for (index, subview) in subviews.enumerated() {
        let corner = CGPoint(x: bounds.minX + step() * CGFloat(index), y: bounds.minY + 10 * CGFloat(index))
        subview.place(at: corner, proposal: .unspecified)
      }
    }
  }

  struct Stepping: View {
    @State private var step: CGFloat = 0
    @Binding var outside: CGFloat
    var body: some View {
      Stairs { step + outside }() {
        Leaf("a", 20, 10)
        Leaf("b", size: CGSize(width: 20, height: 10)) { step += 10 }
      }
    }
  }

  struct Root: View {
    @State private var outside: CGFloat = 0
    var body: some View {
      Stepping(outside: $outside)
      Leaf("outside", size: CGSize(width: 0, height: 0)) { outside += 20 }
    }
  }

  @Test("LR3 state that a layout reads lays out again when it changes, and evaluates nobody")
  func ownLayout() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Root())
    host.layOut(in: Self.room)
    let requests = host.layoutRequests
    host.send("b")
    #expect(host.layoutRequests == requests + 1)
    host.layOut(in: Self.room)
    #expect(host.frame(of: "b")?.minX == 45 && host.frame(of: "a")?.minX == 35)
    host.send("outside")
    host.layOut(in: Self.room)
    #expect(host.frame(of: "b")?.minX == 55 && host.frame(of: "a")?.minX == 25)
    #expect(counts.bodies(of: Stepping.self) == 1 && counts.bodies(of: Root.self) == 1)
  }

  struct Guided: View {
    @State private var offset: CGFloat = 0
    let model: Model
    var body: some View {
      HStackLayout(alignment: .top, spacing: 0)() {
        Leaf("a", size: CGSize(width: 10, height: 20)) { offset -= 6 }
        Leaf("b", 10, 10).laidOut(by: AlignmentGuideLayout(.top) { _ in offset - model.step })
      }
    }
  }

  @Test("state and observable objects that a guide reads lay out again")
  func guides() {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(Guided(model: model))
    let bounds = CGSize(width: 20, height: 20)
    host.layOut(in: bounds)
    #expect(host.frame(of: "b")?.minY == 0)
    host.send("a")
    host.layOut(in: bounds)
    #expect(host.frame(of: "b")?.minY == 6)
    let requests = host.layoutRequests
    model.step = 2
    host.settle()
    #expect(host.layoutRequests == requests + 1)
    host.layOut(in: bounds)
    #expect(host.frame(of: "b")?.minY == 8)
    model.other = 1
    #expect(host.isSettled)
    #expect(counts.bodies(of: Guided.self) == 1)
  }

  @Test("for an object that a layout inside of another reads, both are laid out once for a change, and then rest")
  func objectsWithin() {
    let model = Model()
    let host = RecordingHost(LeafScroll { Guided(model: model) })
    let bounds = CGSize(width: 20, height: 20)
    for _ in 0..<3 { host.layOut(in: bounds) }
    let requests = host.layoutRequests
    host.layOut(in: bounds)
    #expect(host.layoutRequests == requests && host.isSettled)
    model.step = 2
    host.settle()
    // Reads count for the one around as well.
    #expect(host.layoutRequests == requests + 2)
    host.layOut(in: bounds)
    #expect(host.frame(of: "b")?.minY == 2)
    #expect(host.layoutRequests == requests + 2 && host.isSettled)
  }

  struct Sometimes: View {
    @State private var isRead = true
    @State private var step: CGFloat = 0
    var body: some View {
      Stairs { isRead ? step : 0 }() {
        Leaf("switch", size: CGSize(width: 20, height: 10)) { isRead.toggle() }
        Leaf("step", size: CGSize(width: 20, height: 10)) { step += 10 }
      }
    }
  }

  @Test("what only an earlier layout read asks for no other")
  func renewed() {
    let host = RecordingHost(Sometimes())
    host.layOut(in: Self.room)
    host.send("switch")
    host.layOut(in: Self.room)
    host.layOut(in: Self.room)
    let requests = host.layoutRequests
    host.send("step")
    #expect(host.layoutRequests == requests)
    host.send("switch")
    host.layOut(in: Self.room)
    #expect(host.frame(of: "step")?.minX == 45)
  }

  @Test("a measure between two layouts does not lose what the first has read")
  func measuredBetween() {
    let host = RecordingHost(Guided(model: Model()))
    host.layOut(in: CGSize(width: 20, height: 20))
    _ = host.sizeThatFits(.zero)
    _ = host.sizeThatFits(.zero)
    let requests = host.layoutRequests
    host.send("a")
    #expect(host.layoutRequests == requests + 1)
  }

  struct Leaving: View {
    let isShown: Bool
    let model: Model
    let object: Weakly
    var body: some View {
      Leaf("kept", 0, 0)
      if isShown { Held(model: model, object: object) }
    }
  }

  final class Weakly {
    weak var token: Token?
  }

  final class Token {}

  struct Held: View {
    @State private var token = Token()
    let model: Model
    let object: Weakly
    var body: some View {
      let _ = object.token = token
      Stairs { [token] in
        _ = token
        return model.step
      }() { Leaf("a", 20, 10) }
    }
  }

  @Test("a layout that is gone is asked no more, and nothing keeps it")
  func gone() {
    let (model, object) = (Model(), Weakly())
    let host = RecordingHost(Leaving(isShown: true, model: model, object: object))
    host.layOut(in: Self.room)
    host.show(Leaving(isShown: false, model: model, object: object))
    host.layOut(in: Self.room)
    #expect(object.token == nil)
    model.step = 3
    #expect(host.isSettled)
  }

  struct Following: View {
    @State private var factor = 1.0
    let widths: Notes<CGFloat>
    var body: some View {
      Leaf("factor", size: CGSize(width: 10, height: 10)) { factor = 3 }
        .onGeometryChange(for: CGFloat.self) { [_factor] in
          $0.size.width * _factor.wrappedValue
        } action: {
          widths.values.append($0)
        }
    }
  }

  @Test("what onGeometryChange makes of a size follows the state that it reads")
  func geometry() {
    let widths = Notes<CGFloat>()
    let host = RecordingHost(Following(widths: widths), laysOut: true)
    host.layOut(in: Self.room)
    host.send("factor")
    host.layOut(in: Self.room)
    #expect(widths.values == [10, 30])
  }

  @Test("a layout that changes what it reads each time is reported, and stays as it is until the next event")
  func endless() {
    struct Growing: View {
      @State private var step: CGFloat = 0
      var body: some View {
        Stairs {
          if step < 1000 { step += 1 }
          return 0
        }() { Leaf("a", size: CGSize(width: 20, height: 10)) { step += 1 } }
      }
    }
    let host = RecordingHost(Growing())
    for _ in 0..<200 { host.layOut(in: Self.room) }
    #expect(Diagnostics.kinds == [.layoutCycle])
    let requests = host.layoutRequests
    host.layOut(in: Self.room)
    #expect(host.layoutRequests == requests)
    host.send("a")
    #expect(host.layoutRequests == requests + 1)
  }

  @Test("a state that a layout writes is no write of an evaluation")
  func writes() {
    let seen = Notes<Int>()
    struct Writing: View {
      @State private var count = 0
      let seen: Notes<Int>
      var body: some View {
        Stairs {
          if count == 0 { count = 1 }
          return 0
        }() { Leaf("a", 20, 10) }
        .onChange(of: count) { _, new in seen.values.append(new) }
      }
    }
    let host = RecordingHost(Writing(seen: seen))
    _ = host.sizeThatFits(.unspecified)
    host.settle()
    #expect(seen.values == [1])
    #expect(Diagnostics.kinds == [])
  }
}
