import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section MO: how often views are laid out that take each other's place.
@Suite(.gtk) @MainActor
struct MatchedCostTests {
  private final class Notes {
    var entries: [String] = []
  }

  /// Notes each time that it is laid out.
  private struct Noted: Layout {
    let name: String
    let notes: Notes

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      notes.entries.append(name)
      for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
  }

  /// Notes each frame in which it moves.
  private struct Moved: ViewModifier, @MainActor Animatable {
    var amount: Double
    let notes: Notes
    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    func body(content: Content) -> some View {
      let _ = notes.entries.append("frame")
      content
    }
  }

  private struct Page: View {
    @Namespace private var namespace
    let notes: Notes
    var isFar = false
    var body: some View {
      HStack(spacing: 0) {
        ZStack { if !isFar { mark("left") } }.frame(width: 50, height: 40)
        ZStack { if isFar { mark("right") } }.frame(width: 50, height: 40)
      }
      .background { Color.white.modifier(Moved(amount: isFar ? 1 : 0, notes: notes)) }
    }

    private func mark(_ name: String) -> some View {
      Noted(name: name, notes: notes) { Color.black }.matchedGeometryEffect(id: 1, in: namespace)
        .frame(width: isFar ? 40 : 20, height: 20)
    }
  }

  @Test("MO66 a view on its way to the place of another one is laid out once in each frame, and so is the other one")
  func layouts() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let notes = Notes()
      let mounted = try await MountedView(Page(notes: notes), size: CGSize(width: 100, height: 40))
      withAnimation(.linear(duration: 1)) { mounted.rootView.isFar = true }
      await Settling.settle()
      await clock.advance(by: .seconds(0.1))
      notes.entries = []
      await clock.advance(by: .seconds(0.5))
      #expect(notes.entries.count { $0 == "frame" } == 30)
      let frames = notes.entries.split(separator: "frame", omittingEmptySubsequences: false).dropFirst().dropLast()
      #expect(frames.count == 29)
      // At some of the moments at which the clock stands GTK paints once more, and lays both out once more.
      #expect(frames.count { $0.sorted() == ["left", "right"] } >= 15, "\(frames)")
      #expect(frames.allSatisfy { entries in entries.count { $0 == "left" } == entries.count { $0 == "right" } })
    }
  }
}
