import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Hosts that are taken elsewhere, or end, while something in them moves.
@Suite(.gtk) @MainActor
struct MovedHostTests {
  private struct Page: View {
    @Namespace private var namespace
    let log: Log
    var isFar = false
    var body: some View {
      ZStack {
        Color.white
        Color.black.frame(width: 20, height: 20)
          .frame(maxWidth: .infinity, alignment: isFar ? .trailing : .leading)
        if !isFar {
          Text("goes").onDisappear { log.note("disappeared") }.transition(.slide)
          Color.black.frame(width: 10, height: 10).matchedGeometryEffect(id: 1, in: namespace)
        } else {
          Text("comes").transition(Growing())
          Color.black.frame(width: 15, height: 15).matchedGeometryEffect(id: 1, in: namespace).offset(y: 30)
        }
      }
    }
  }

  private struct Growing: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.scaleEffect(phase.isIdentity ? 1 : 0.5).padding(phase.isIdentity ? 0 : 10)
    }
  }

  private enum Fate: CaseIterable { case otherWindow, takenOut, otherWindowAndBack, windowCloses, released }

  /// A box in a window of its own.
  private func box() async -> Widget {
    let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    await MountedWindow(child: box, size: CGSize(width: 100, height: 60)).show()
    return box
  }

  @Test(
    "MO81 a host that leaves its window while views move has them at their end, and all completions run once",
    arguments: Fate.allCases)
  private func fates(fate: Fate) async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let log = Log()
      let boxes = [await box(), await box()]
      var host: GtkHostingWidget<Page>? = GtkHostingWidget(rootView: Page(log: log))
      @MainActor func take(to box: Widget?) {
        guard let host else { return }
        if let old = gtk_widget_get_parent(host.widgetPointer) { gtk_box_remove(old.cast(), host.widgetPointer) }
        if let box { gtk_box_append(box.object.cast(), host.widgetPointer) }
      }
      host?["vexpand"] = true
      take(to: boxes[0])
      await Settling.settle()
      withAnimation(.linear(duration: 1), completionCriteria: .removed) {
        host?.rootView.isFar = true
      } completion: {
        log.note("completed")
      }
      await Settling.settle()
      await clock.advance(by: .seconds(0.5))
      #expect(log.entries == [])
      switch fate {
      case .otherWindow: take(to: boxes[1])
      case .takenOut: take(to: nil)
      case .otherWindowAndBack: for box in boxes.reversed() { take(to: box) }
      case .windowCloses:
        gtk_window_close(try #require(gtk_widget_get_root(boxes[0].widgetPointer)).cast())
      case .released:
        take(to: nil)
        host = nil
      }
      await Settling.settle()
      #expect(log.entries.sorted() == ["completed", "disappeared"])
      await clock.advance(by: .seconds(1.5))
      #expect(log.entries.sorted() == ["completed", "disappeared"])
      guard let host, fate == .otherWindow || fate == .otherWindowAndBack else { return }
      #expect(WidgetQuery(root: host).texts == ["comes"])
      let pixels = try Pixels(WidgetQuery(root: host))
      #expect(pixels[90, 30] == [0, 0, 0] && pixels[5, 30] == [255, 255, 255])
      // It moves again there.
      withAnimation(.linear(duration: 1)) { host.rootView.isFar = false }
      await Settling.settle()
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.5))
      #expect(try Pixels(WidgetQuery(root: host))[50, 25] == [0, 0, 0])
    }
  }
}
