import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// The modifier, by the frames of real widgets.
@Suite(.gtk) @MainActor
struct AlignmentGuideModifierTests {
  @Test("a guide of a view is where its modifier says, in a stack that lines up that guide")
  func guides() async throws {
    let row = try await MountedView(
      HStack(alignment: .bottom, spacing: 0) {
        Block(20, 40)
        Block(30, 10).alignmentGuide(.bottom) { $0[.top] - 5 }
      })
    #expect(row.root.blockFrames == [CGRect(0, 0, 20, 40), CGRect(20, 45, 30, 10)])
    let column = try await MountedView(
      VStack(alignment: .trailing, spacing: 0) {
        Block(20, 40)
        Block(30, 10).alignmentGuide(HorizontalAlignment.trailing) { $0[.leading] }
      })
    #expect(column.root.blockFrames == [CGRect(0, 0, 20, 40), CGRect(20, 40, 30, 10)])
  }
}
