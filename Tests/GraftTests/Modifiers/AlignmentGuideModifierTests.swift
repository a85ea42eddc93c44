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

/// State that only layout reads, by the frames of real widgets.
@Suite(.gtk) @MainActor
struct LayoutReadWidgetTests {
  private struct Guided: View {
    @State private var line: CGFloat = 0
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.count += 1
      VStack(alignment: .leading, spacing: 0) {
        Button("lower") { line -= 12 }
        HStack(alignment: .top, spacing: 0) {
          Block(20, 40)
          Block(30, 10).alignmentGuide(.top) { _ in line }
        }
      }
    }
  }

  private final class Evaluations {
    var count = 0
  }

  @Test("a state that only a guide reads moves its view, and evaluates nothing")
  func guide() async throws {
    let evaluations = Evaluations()
    let mounted = try await MountedView(Guided(evaluations: evaluations))
    let before = mounted.root.blockFrames
    try await mounted.root.find(role: .button, name: "lower").click()
    let after = mounted.root.blockFrames
    #expect(after[0] == before[0] && after[1] == before[1].offsetBy(dx: 0, dy: 12))
    #expect(evaluations.count == 1)
  }

  private struct Rows: View {
    @State private var line: CGFloat = 0
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.count += 1
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Button("widen") { line = -12 }
          ForEach(0..<3, id: \.self) { _ in
            Block(20, 10).alignmentGuide(.leading) { _ in line }.opacity(0.9)
          }
        }
      }
    }
  }

  @Test("so does one that is read in rows of scroll content, and in an island inside of them")
  func rows() async throws {
    let evaluations = Evaluations()
    let mounted = try await MountedView(Rows(evaluations: evaluations))
    let before = mounted.root.blockFrames
    try await mounted.root.find(role: .button, name: "widen").click()
    #expect(mounted.root.blockFrames == before.map { $0.offsetBy(dx: 12, dy: 0) })
    #expect(evaluations.count == 1)
  }
}
