import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section AN: widgets that are still shown although their views have gone.
@Suite(.gtk) @MainActor
struct DepartureTests {
  /// A button that notes its life; with a `widget`, its author gives that out each time.
  private struct Noted: GtkWidgetRepresentable {
    let log: Log
    var widget: Widget?

    func makeCoordinator() -> Log { log }

    func makeGtkWidget(context: Context) -> Widget {
      log.note("made")
      if let widget { return widget }
      let button = Widget(gtk_button_new_with_label("goes"))
      button.connect("clicked") { log.note("clicked") }
      return button
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) { log.note("updated") }

    static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: Log) { coordinator.note("dismantled") }
  }

  private struct Page: View {
    let log: Log
    var isShown = true
    var body: some View {
      ZStack {
        Button("behind") { log.note("behind") }
        if isShown { Noted(log: log) }
      }
    }
  }

  private func remove(_ mounted: MountedView<Page>, _ log: Log) async {
    withAnimation(.linear(duration: 0.1)) { mounted.rootView.isShown = false }
    await Settling.settle()
    #expect(log.entries == ["made", "updated"])
    log.entries = []
  }

  @Test("AN12 what goes takes no clicks and no keys")
  func noInput() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let log = Log()
      let mounted = try await MountedView(Page(log: log))
      let button = try mounted.root.find(role: .button, name: "goes").widget
      gtk_widget_grab_focus(button.widgetPointer)
      #expect(gtk_widget_has_focus(button.widgetPointer) != 0)
      await remove(mounted, log)
      #expect(gtk_widget_get_mapped(button.widgetPointer) != 0)
      #expect(gtk_widget_has_focus(button.widgetPointer) == 0)
      try await mounted.root.find(role: .button, name: "behind").click()
      #expect(log.entries == ["behind"])
      try await mounted.root.find(role: .button, name: "behind").press("Tab")
      try await mounted.root.find(role: .button, name: "behind").press("space")
      #expect(!log.entries.contains("clicked"))
      log.entries = []
      await clock.advance(by: .seconds(0.12))
      #expect(log.entries == ["dismantled"])
      #expect(gtk_widget_get_parent(button.widgetPointer) == nil)
    }
  }

  @Test("AN12 when the window goes, or is hidden, the dismantle has run once", arguments: [false, true])
  func windowGoes(isHidden: Bool) async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let log = Log()
      let mounted = try await MountedView(Page(log: log))
      let window = try #require(
        gtk_widget_get_root(mounted.root.find(role: .button, name: "goes").widget.widgetPointer))
      await remove(mounted, log)
      if isHidden {
        gtk_widget_set_visible(window.cast(), 0)
        await Settling.settle()
        #expect(log.entries == ["dismantled"])
      }
      #expect(await mounted.close() == [])
      #expect(log.entries == ["dismantled"])
    }
  }

  @Test("AN12 a widget that other code takes out while it goes is dismantled once, and is its author's afterwards")
  func widgetTakenOut() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let log = Log()
      let mounted = try await MountedView(Page(log: log))
      let button = try mounted.root.find(role: .button, name: "goes").widget
      await remove(mounted, log)
      gtk_widget_unparent(button.widgetPointer)
      await clock.advance(by: .seconds(0.12))
      #expect(log.entries == ["dismantled"])
      #expect(gtk_widget_get_can_target(button.widgetPointer) != 0)
    }
  }

  private struct Lending: View {
    let log: Log
    let widget: Widget
    var id = 0
    var body: some View {
      Group {
        Text("before")
        Noted(log: log, widget: widget).opacity(0.5)
      }.id(id)
    }
  }

  @Test("AN12 a widget that its author gives out again comes back at once")
  func widgetGivenOutAgain() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let log = Log()
      let button = Widget(gtk_button_new_with_label("lent"))
      let mounted = try await MountedView(Lending(log: log, widget: button))
      log.entries = []
      withAnimation(.linear(duration: 0.1)) { mounted.rootView.id = 1 }
      await Settling.settle()
      await clock.advance(by: .seconds(0.12))
      #expect(log.entries == ["made", "dismantled", "updated"])
      #expect(gtk_widget_get_mapped(button.widgetPointer) != 0 && gtk_widget_get_can_target(button.widgetPointer) != 0)
    }
  }

  @Test("AN12 what goes is laid out in its place when the window is, also if it wants another size")
  func windowIsResized() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let log = Log()
      let mounted = try await MountedView(Page(log: log), size: CGSize(width: 200, height: 100))
      let button = try mounted.root.find(role: .button, name: "goes")
      let frame = button.frame
      await remove(mounted, log)
      button.widget["label"] = "goes with a label that is longer than it was"
      let window = try #require(gtk_widget_get_root(button.widget.widgetPointer))
      gtk_window_set_default_size(window.cast(), 400, 300)
      await clock.advance(by: .seconds(0.05))
      #expect(button.frame.origin == frame.origin && button.frame.width > frame.width)
      await clock.advance(by: .seconds(0.06))
      #expect(log.entries == ["dismantled"])
    }
  }

  private struct Scrolled: View {
    var ids: [Int]
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 5)
          ForEach(ids, id: \.self) { _ in Color.black.frame(height: 10) }
        }
      }
    }
  }

  @Test("AN12 rows of scroll content fade in their places, also the last ones")
  func scrolledRows() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Scrolled(ids: [1, 2]), size: CGSize(width: 20, height: 40))
      withAnimation(.linear(duration: 0.1)) { mounted.rootView.ids = [] }
      await Settling.settle()
      await Settling.settle()
      await clock.advance(by: .seconds(0.05))
      let pixels = try Pixels(mounted.root)
      let background = pixels[10, 35]
      #expect(pixels[10, 10] == pixels[10, 20] && pixels[10, 10] != background && pixels[10, 10] != [0, 0, 0])
      await clock.advance(by: .seconds(0.06))
      #expect(try Pixels(mounted.root)[10, 10] == background)
    }
  }
}
