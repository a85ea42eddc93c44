import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Progress, known and unknown.
@Suite(.gtk) @MainActor
struct ProgressViewTests {
  private static func bar(_ query: WidgetQuery) -> FoundWidget? {
    query.all.first { $0.widget.typeName == "GtkProgressBar" }
  }

  @Test(
    "a bar is filled by the part that is done, within its bounds",
    arguments: [(0.25, 1, 0.25), (3, 4, 0.75), (9, 4, 1), (-1, 4, 0), (1, 0, 1), (0, 0, 0)]
      as [(Double, Double, Double)])
  func barIsFilled(value: Double, total: Double, fraction: Double) async throws {
    let mounted = try await MountedView(ProgressView("Copying", value: value, total: total))
    let bar = try #require(Self.bar(mounted.root))
    #expect(bar.widget["fraction"] == fraction)
    #expect(mounted.root.texts == ["Copying"])
    #expect(bar.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) == "Copying")
  }

  @Test("a spinner turns while nobody knows how far the task is, and a bar takes its place")
  func spinnerGivesWayToBar() async throws {
    func content(_ value: Double?) -> some View {
      ProgressView(value: value) {
        Text("Task")
      } currentValueLabel: {
        Text("some")
      }
    }
    let mounted = try await MountedView(content(nil), size: CGSize(width: 200, height: 100))
    let spinner = try #require(mounted.root.all.first { $0.widget.typeName == "GtkSpinner" })
    #expect(spinner.widget["spinning"] == true)
    #expect(mounted.root.texts == ["Task"])
    mounted.rootView = content(0.5)
    await Settling.settle()
    #expect(Self.bar(mounted.root)?.widget["fraction"] == 0.5)
    #expect(mounted.root.texts == ["Task", "some"])
  }

  @Test("a bar is as wide as is offered, also where that is little, and 152 pixels wide where nothing is")
  func narrow() async throws {
    let mounted = try await MountedView(ProgressView(value: 0.4).frame(width: 60))
    let bar = try #require(Self.bar(mounted.root))
    #expect(gtk_widget_get_width(bar.widget.widgetPointer) == 60)
    // The 150 of GTK's own theme and a border of 1 on each side.
    #expect(try idealSize(of: ProgressView(value: 0.4)).width == 152)
    #expect(try idealSize(of: ProgressView(value: 0.4)).height == 4)
  }
}
