import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import Testing

/// What closures read that run while a view is laid out.
@Suite(.gtk) @MainActor
struct LayoutClosureTests {
  @Observable final class Model {
    var length: CGFloat = 40
  }

  private struct Relative: View {
    let model: Model
    var body: some View { FilledLabel().containerRelativeFrame(.horizontal) { _, _ in model.length } }
  }

  private struct FilledLabel: GtkWidgetRepresentable {
    var gtkWidgetSizing: GtkWidgetSizing { .fill }

    func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
  }

  private struct OwnLabel: GtkWidgetRepresentable {
    let model: Model

    func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}

    func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
      CGSize(width: model.length, height: 20)
    }
  }

  @Test("LR1 what the closure of a relative frame reads lays out again when it changes, and evaluates nobody")
  func relativeFrame() async throws {
    let (model, counts) = (Model(), UpdateStatistics.start())
    let mounted = try await MountedView(Relative(model: model), size: CGSize(width: 200, height: 50))
    #expect(try mounted.root.find(role: .label).frame.width == 40)
    model.length = 70
    await Settling.settle()
    #expect(try mounted.root.find(role: .label).frame.width == 70)
    #expect(counts.bodies(of: Relative.self) == 1)
  }

  @Test("LR2 what a representable's sizeThatFits reads lays it out again when it changes, and does not update it")
  func ownSize() async throws {
    let (model, counts) = (Model(), UpdateStatistics.start())
    let mounted = try await MountedView(OwnLabel(model: model), size: CGSize(width: 200, height: 50))
    #expect(try mounted.root.find(role: .label).frame.width == 40)
    model.length = 70
    await Settling.settle()
    #expect(try mounted.root.find(role: .label).frame.width == 70)
    #expect(counts.updates(of: OwnLabel.self) == 1)
  }
}
