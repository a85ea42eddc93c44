import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What is done for rows that only make room for those that come and go.
extension RowTransitionTests {
  /// Rows beside a view that appears with each change of them: after their layout, and before that is painted.
  private struct Watched: View {
    var numbers = Array(0..<4)
    let transition: AnyTransition
    let didLayOut: () -> Void

    var body: some View {
      Rows(container: .list, numbers: numbers, transition: transition)
        .overlay { Color.clear.id(numbers).onAppear(perform: didLayOut) }
    }
  }

  /// How often the widgets of rows are held once a change of four rows was laid out.
  private func references(
    for numbers: [Int], by animation: Animation?, _ transition: AnyTransition
  ) async throws -> Int {
    let (look, count) = (Source<(() -> Void)?>(nil), Source(0))
    try await moving(Watched(transition: transition, didLayOut: { look.value?() })) { (mounted, _) async throws in
      look.value = {
        count.value = mounted.root.listRows.reduce(0) { $0 + Int($1.widget.pointer.pointee.ref_count) }
      }
      await change(mounted, by: animation) { $0.numbers = numbers }
      look.value = nil
    }
    return count.value
  }

  @Test(
    "MO86 (part) where the change has no animation, rows that make room are held by nobody to be moved",
    arguments: [([1, 2, 3], 0), ([4, 0, 1, 2, 3], 1)])
  func room(numbers: [Int], coming: Int) async throws {
    let own = AnyTransition.slide.animation(.linear(duration: 1))
    let plain = try await references(for: numbers, by: nil, .slide)
    #expect(plain > 0)
    #expect(try await references(for: numbers, by: nil, own) == plain + coming)
    // All of them are on their way then.
    #expect(try await references(for: numbers, by: .linear(duration: 1), .slide) == plain + numbers.count)
  }
}
