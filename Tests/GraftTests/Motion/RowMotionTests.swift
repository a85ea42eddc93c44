import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What is on its way inside of a row while the rows come into another order.
@Suite(.gtk) @MainActor
struct RowMotionTests {
  private static let size = CGSize(width: 100, height: 200)

  enum Container: CaseIterable { case list, lazyStack }

  enum Change: CaseIterable { case opacity, transition }

  private struct Rows: View {
    let container: Container
    let change: Change
    var numbers = [0, 1, 2, 3]
    var isBlack = false

    var body: some View {
      switch container {
      case .list: List(numbers, id: \.self) { row($0).listRowInsets(EdgeInsets()) }.listStyle(.plain)
      case .lazyStack: ScrollView { LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { row($0) } } }
      }
    }

    /// A white row; that of 1 becomes black.
    private func row(_ number: Int) -> some View {
      ZStack {
        Color.white
        if number == 1 { black }
      }
      .frame(height: 40)
    }

    @ViewBuilder
    private var black: some View {
      switch change {
      case .opacity: Color.black.opacity(isBlack ? 1 : 0)
      case .transition: if isBlack { Color.black.transition(.opacity) }
      }
    }
  }

  /// How light the rows are, from the top on.
  private func greys(_ mounted: MountedView<Rows>) throws -> [Int] {
    let pixels = try Pixels(mounted.root)
    return (0..<4).map { Int(pixels[50, $0 * 40 + 20][0]) }
  }

  private func isNear(_ found: [Int], _ expected: [Int]) -> Bool {
    zip(found, expected).allSatisfy { abs($0 - $1) <= 12 }
  }

  @Test(
    "LS67 an opacity and a transition in a row run on where the row is moved and where all rows are bound anew",
    arguments: Container.allCases, Change.allCases)
  func moved(container: Container, change: Change) async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Rows(container: container, change: change), size: Self.size)
      #expect(isNear(try greys(mounted), [255, 255, 255, 255]))
      withAnimation(.linear(duration: 1)) { mounted.rootView.isBlack = true }
      await Settling.settle()
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.25))
      #expect(isNear(try greys(mounted), [255, 191, 255, 255]))
      mounted.rootView.numbers = [0, 2, 3, 1]
      await clock.advance(by: .seconds(0.25))
      #expect(isNear(try greys(mounted), [255, 255, 255, 128]))
      mounted.rootView.numbers = [1, 3, 0, 2]
      await clock.advance(by: .seconds(0.25))
      #expect(isNear(try greys(mounted), [64, 255, 255, 255]))
      await clock.advance(by: .seconds(0.5))
      #expect(try greys(mounted) == [0, 255, 255, 255])
    }
  }
}
