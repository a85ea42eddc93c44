import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Views of which one is shown, in real windows.
@Suite(.gtk) @MainActor
struct ViewThatFitsTests {
  private struct Choices: View {
    let log: Log

    var body: some View {
      ViewThatFits(in: .horizontal) {
        choice("wide", 300)
        choice("narrow", 100)
      }
    }

    private func choice(_ name: String, _ width: CGFloat) -> some View {
      NamedCounter(name: name).frame(width: width, height: 40)
        .onAppear { log.note("\(name) appears") }
        .onDisappear { log.note("\(name) disappears") }
        .task { log.note("\(name) starts") }
    }
  }

  private func shownButtons(_ mounted: MountedView<some View>) -> [String] {
    mounted.root.findAll(role: .button).filter(\.isShown).map(\.name)
  }

  @Test("GR17 what is not shown has not appeared, starts no task and takes no focus")
  func shown() async throws {
    let log = Log()
    let mounted = try await MountedView(Choices(log: log), size: CGSize(width: 400, height: 100))
    await Settling.settle()
    #expect(log.entries == ["wide appears", "wide starts"])
    #expect(shownButtons(mounted) == ["wide: 0"])
    let wide = try mounted.root.find(role: .button, name: "wide: 0")
    gtk_widget_grab_focus(wide.widget.widgetPointer)
    try await wide.press("Tab")
    let focus = gtk_root_get_focus(gtk_widget_get_root(wide.widget.widgetPointer))
    #expect(focus == nil || focus == wide.widget.widgetPointer)
  }

  @Test("GR18 views appear and disappear in turn as the width changes, and keep their state")
  func turns() async throws {
    let log = Log()
    let mounted = try await MountedView(Choices(log: log), size: CGSize(width: 400, height: 100))
    try await mounted.root.find(role: .button, name: "wide: 0").click()
    await Settling.settle()
    log.entries = []
    await mounted.resize(to: CGSize(width: 200, height: 100))
    #expect(shownButtons(mounted) == ["narrow: 0"])
    #expect(log.entries.filter { !$0.hasSuffix("starts") } == ["narrow appears", "wide disappears"])
    try await mounted.root.find(role: .button, name: "narrow: 0").click()
    await mounted.resize(to: CGSize(width: 400, height: 100))
    #expect(shownButtons(mounted) == ["wide: 1"])
    await mounted.resize(to: CGSize(width: 120, height: 100))
    #expect(shownButtons(mounted) == ["narrow: 1"])
    #expect(log.entries.filter { $0.hasSuffix("starts") } == ["narrow starts", "wide starts", "narrow starts"])
  }

  @Test("GR19 the least width is that of the last view and the natural one that of the first, and all between settle")
  func sizes() async throws {
    let log = Log()
    let mounted = try await MountedView(Choices(log: log), size: CGSize(width: 400, height: 100))
    let widget = try #require(mounted.controller?.widget).widgetPointer
    var (least, natural): (Int32, Int32) = (0, 0)
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
    #expect((least, natural) == (100, 300))
    for width in stride(from: 310, through: 100, by: -30) {
      await mounted.resize(to: CGSize(width: CGFloat(width), height: 100))
      #expect(shownButtons(mounted) == [width >= 300 ? "wide: 0" : "narrow: 0"])
    }
    #expect(Diagnostics.recorded.isEmpty)
  }

  private struct Named: View {
    @State private var names: [String] = []

    var body: some View {
      VStack {
        ViewThatFits(in: .horizontal) {
          Block(300, 20).preference(key: Names.self, value: ["wide"])
          ForEach(0..<2) { index in Block(150 - 50 * index, 20).preference(key: Names.self, value: ["\(index)"]) }
        }
        Text(names.joined(separator: " "))
      }
      .onPreferenceChange(Names.self) { names = $0 }
    }
  }

  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test("the views of a ForEach are choices, and only what is shown writes preferences")
  func preferences() async throws {
    let mounted = try await MountedView(Named(), size: CGSize(width: 320, height: 100))
    #expect(mounted.root.texts == ["wide"])
    await mounted.resize(to: CGSize(width: 160, height: 100))
    #expect(mounted.root.texts == ["0"])
    await mounted.resize(to: CGSize(width: 120, height: 100))
    #expect(mounted.root.texts == ["1"])
    #expect(mounted.root.blocks.filter(\.isShown).map(\.frame.width) == [100])
  }

  @Test("in what scrolls vertically a height decides nothing, and a view that cannot be shown leaves room for none")
  func scrolled() async throws {
    let mounted = try await MountedView(
      ScrollView {
        ViewThatFits {
          Block(50, 500)
          Block(40, 10)
        }
        ViewThatFits {}
      }, size: CGSize(width: 100, height: 100))
    #expect(mounted.root.blocks.filter(\.isShown).map(\.frame.height) == [500])
  }
}
