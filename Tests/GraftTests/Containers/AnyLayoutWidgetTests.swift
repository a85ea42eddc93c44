import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Layouts in each other's place, by the frames of real widgets.
@Suite(.gtk) @MainActor
struct AnyLayoutWidgetTests {
  private struct Turning: View {
    @State private var isRow = true

    var body: some View {
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        Block(20, 40)
        Divider()
        Button("Turn") { isRow.toggle() }
      }
    }
  }

  @Test("the same widgets are in a row or in a column, and a divider crosses whichever it is in")
  func turn() async throws {
    let mounted = try await MountedView(Turning(), size: CGSize(width: 300, height: 200))
    let widgets = [try mounted.root.find(role: .separator).widget, try mounted.root.find(role: .button).widget]
    #expect(try mounted.root.find(role: .separator).frame.size == CGSize(width: 1, height: 200))
    let counts = UpdateStatistics.start()
    try await mounted.root.find(role: .button).click()
    #expect(counts.updates(of: Divider.self) == 1 && counts.updates(of: Block.self) == 0)
    #expect([try mounted.root.find(role: .separator).widget, try mounted.root.find(role: .button).widget] == widgets)
    #expect(try mounted.root.find(role: .separator).frame.size == CGSize(width: 300, height: 1))
    #expect(try mounted.root.find(role: .button).frame.minY > mounted.root.blockFrames[0].maxY)
  }
}
