import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section MO: windows of which no frame is drawn, and controls that move.
@Suite(.gtk) @MainActor
struct HiddenWindowTests {
  private struct Page: View {
    var isFar = false
    var body: some View {
      Color.black.frame(width: 20, height: 20)
        .frame(maxWidth: .infinity, alignment: isFar ? .trailing : .leading)
        .background(Color.white)
    }
  }

  @Test("MO64 in a window that is hidden what moves is at its end, completions run, and nothing begins to move")
  func hidden() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let log = Log()
      let mounted = try await MountedView(Page(), size: CGSize(width: 100, height: 20))
      let window = try #require(gtk_widget_get_root(mounted.root.all[0].widget.widgetPointer))
      @MainActor func move(_ isFar: Bool) async {
        withAnimation(.linear(duration: 10)) {
          mounted.rootView.isFar = isFar
        } completion: {
          log.note("\(isFar)")
        }
        await Settling.settle()
      }
      await move(true)
      await clock.advance(by: .seconds(1))
      #expect(log.entries == [])
      gtk_widget_set_visible(window.cast(), 0)
      await Settling.settle()
      #expect(log.entries == ["true"])
      await move(false)
      #expect(log.entries == ["true", "false"])
      gtk_widget_set_visible(window.cast(), 1)
      await Settling.settle()
      #expect(try Pixels(mounted.root)[10, 10] == [0, 0, 0])
      await move(true)
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(5))
      #expect(try Pixels(mounted.root)[50, 10] == [0, 0, 0])
    }
  }
}
