import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Widgets that other code destroys, or takes out of their host, behind the runtime's back.
@Suite(.gtk) @MainActor
struct LostWidgetTests {
  enum Deed: CaseIterable, Sendable { case unparent, dispose }

  private let log = Log()

  @Test(
    "a widget that other code destroys is reported once, by the type and path of its view, and the rest goes on",
    arguments: Deed.allCases)
  func lossIsReported(_ deed: Deed) async throws {
    let mounted = try await MountedView(Letters(letters: ["a", "b", "c"], log: log))
    let height = try #require(mounted.controller).sizeThatFits(in: .zero).height
    commit(deed, on: try mounted.root.find(text: "b").widget)
    await Settling.settle()
    #expect(mounted.root.texts == ["a", "c"])
    #expect(Diagnostics.recorded.map(\.kind) == [.lostWidget])
    #expect(Diagnostics.recorded.map(\.viewType) == ["LoggedLabel"])
    #expect(Diagnostics.recorded.first?.path.hasPrefix("Letters/") == true)
    #expect(Diagnostics.recorded.first?.message.contains("GtkLabel") == true)
    #expect(try #require(mounted.controller).sizeThatFits(in: .zero).height < height)
    mounted.rootView = Letters(letters: ["a", "b", "c"], suffix: "!", log: log)
    await Settling.settle()
    #expect(mounted.root.texts == ["a!", "c!"])
    #expect(Diagnostics.recorded.count == 1)
  }

  @Test(
    "views are put beside a lost widget, moved and taken away, and the lost one is dismantled once",
    arguments: Deed.allCases)
  func neighboursMove(_ deed: Deed) async throws {
    let mounted = try await MountedView(Letters(letters: ["a", "b", "c"], log: log))
    commit(deed, on: try mounted.root.find(text: "b").widget)
    for letters in [["a", "b", "x", "c"], ["c", "x", "b", "a"], ["b", "y", "a"]] {
      mounted.rootView = Letters(letters: letters, log: log)
      await Settling.settle()
      #expect(mounted.root.texts == letters.filter { $0 != "b" })
    }
    _ = log.take()
    mounted.rootView = Letters(letters: ["y", "a"], log: log)
    await Settling.settle()
    #expect(log.take() == ["dismantle"])
    mounted.rootView = Letters(letters: ["y", "b", "a"], log: log)
    await Settling.settle()
    #expect(mounted.root.texts == ["y", "b", "a"])
    #expect(Diagnostics.recorded.map(\.kind) == [.lostWidget])
  }

  @Test("a lost widget that a host shows alone, or in a frame, leaves the host in order", arguments: Deed.allCases)
  func onlyWidgetIsLost(_ deed: Deed) async throws {
    let alone = try await MountedView(LoggedLabel(text: "a", log: log), size: CGSize(width: 100, height: 50))
    let framed = try await MountedView(LoggedLabel(text: "a", log: log).frame(width: 80, height: 40).padding(3))
    commit(deed, on: try alone.root.find(text: "a").widget)
    commit(deed, on: try framed.root.find(text: "a").widget)
    await Settling.settle()
    #expect(alone.root.texts == [])
    #expect(framed.root.texts == [])
    #expect(alone.controller?.sizeThatFits(in: .zero) == .zero)
    #expect(framed.controller?.sizeThatFits(in: .zero) == CGSize(width: 86, height: 46))
    // Both are at the root of their host, and one place reports once.
    #expect(Diagnostics.recorded.map(\.kind) == [.lostWidget])
    await alone.close()
    await framed.close()
    #expect(log.entries.filter { $0 == "dismantle" }.count == 2)
  }

  @Test("a widget that other code has put elsewhere stays there when its view goes")
  func movedWidgetStays() async throws {
    let mounted = try await MountedView(Letters(letters: ["a", "b"], log: log))
    let box = await PlainBox()
    let label = try mounted.root.find(text: "b").widget
    gtk_widget_unparent(label.widgetPointer)
    box.append(label)
    await Settling.settle()
    #expect(Diagnostics.recorded.map(\.kind) == [.lostWidget])
    #expect(gtk_widget_get_width(label.widgetPointer) == gtk_widget_get_width(box.widget?.widgetPointer))
    mounted.rootView = Letters(letters: ["a"], log: log)
    await Settling.settle()
    #expect(box.window.content.texts == ["b"])
    #expect(mounted.root.texts == ["a"])
    box.close()
  }

  @Test(
    "a widget that other code disposes of in its place, which GTK calls a mistake, keeps no window from closing",
    .gtk(allowing: "during dispose", "gtk_widget_snapshot_child", "still has children left", "- GtkLabel"))
  func disposedInPlace() async throws {
    let mounted = try await MountedView(Letters(letters: ["a", "b"], log: log))
    g_object_run_dispose(try mounted.root.find(text: "b").widget.pointer)
    mounted.rootView = Letters(letters: ["a", "b"], suffix: "!", log: log)
    await Settling.settle()
    #expect(Diagnostics.recorded.map(\.kind) == [.lostWidget])
    await mounted.close()
    #expect(log.entries.filter { $0 == "dismantle" }.count == 2)
  }

  @Test("a handler that takes its own widget out of the host is reported, and the click is the last")
  func handlerTakesItsWidgetOut() async throws {
    let mounted = try await MountedView(
      VStack {
        SelfRemovingButton(log: log)
        Text("stays")
      })
    try await mounted.root.find(role: .button).click()
    #expect(log.entries == ["begins", "ends"])
    #expect(mounted.root.texts == ["stays"])
    #expect(Diagnostics.recorded.map(\.kind) == [.lostWidget])
    #expect(Diagnostics.recorded.map(\.viewType) == ["SelfRemovingButton"])
  }

  @Test("a hosting widget that other code disposes of ends as if nobody kept it, and its owner does no harm")
  func hostIsDisposedOf() async throws {
    let window = PlainWindow()
    let host = GtkHostingWidget(rootView: Letters(letters: ["a"], log: log))
    await window.show(host.widgetPointer)
    _ = log.take()
    gtk_window_set_child(window.pointer, nil)
    g_object_run_dispose(host.pointer)
    await Settling.settle()
    #expect(log.take() == ["dismantle"])
    host.rootView = Letters(letters: ["b"], log: log)
    #expect(host.sizeThatFits(in: .zero) == .zero)
    await Settling.settle()
    #expect(log.entries == [])
    #expect(host.rootView.letters == ["b"])
    window.destroy()
  }

  private func commit(_ deed: Deed, on widget: Widget) {
    gtk_widget_unparent(widget.widgetPointer)
    if deed == .dispose { g_object_run_dispose(widget.pointer) }
  }
}

private struct Letters: View {
  let letters: [String]
  var suffix = ""
  let log: Log

  var body: some View {
    VStack {
      ForEach(letters, id: \.self) { LoggedLabel(text: $0 + suffix, log: log) }
    }
  }
}

private struct SelfRemovingButton: GtkWidgetRepresentable {
  let log: Log

  func makeGtkWidget(context: Context) -> Widget {
    let button = Widget(gtk_button_new_with_label("remove"))
    button.connect("clicked") { [unowned button, log] in
      log.note("begins")
      gtk_widget_unparent(button.widgetPointer)
      log.note("ends")
    }
    return button
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}
