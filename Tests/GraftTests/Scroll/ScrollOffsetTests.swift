import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// How far scroll content is scrolled, and what keeps it there. Rows are 40 high.
@Suite(.gtk) @MainActor
struct ScrollOffsetTests {
  private struct Page: View {
    var id = 0
    var isHidden = false
    var title = ""
    var length = 40_000

    var body: some View {
      VStack(spacing: 0) {
        Text(title)
        ScrollView { Block(100, length) }.id(id).opacity(isHidden ? 0 : 1)
      }
    }
  }

  @Test("SC6 the offset stays while the parent is evaluated, the window resized and the view hidden; a new id has none")
  func identity() async throws {
    let mounted = try await MountedView(Page(), size: viewport)
    await mounted.scroll(to: 2010)
    mounted.rootView.title = "evaluated"
    await Settling.settle()
    #expect(mounted.offset == 2010)
    await mounted.resize(to: CGSize(width: 300, height: 400))
    #expect(mounted.offset == 2010)
    mounted.rootView.isHidden = true
    await Settling.settle()
    mounted.rootView.isHidden = false
    await Settling.settle()
    #expect(mounted.offset == 2010)
    mounted.rootView.id = 1
    await Settling.settle()
    #expect(mounted.offset == 0)
  }

  @Test("SC6 (part) the offset stays in a tab that is not shown")
  func tabs() async throws {
    let selection = Source(0)
    let mounted = try await MountedView(Tabs(selection: selection), size: viewport)
    await mounted.scroll(to: 2010)
    selection.value = 1
    await Settling.settle()
    selection.value = 0
    await Settling.settle()
    #expect(mounted.offset == 2010)
  }

  private struct Tabs: View {
    let selection: Source<Int>
    var body: some View {
      TabView(selection: selection.binding) {
        ScrollView { Block(100, 40_000) }.tabItem { Text("A") }.tag(0)
        Text("B").tabItem { Text("B") }.tag(1)
      }
    }
  }

  private struct Measured: GtkWidgetRepresentable {
    let log: Log

    func makeGtkWidget(context: Context) -> Widget {
      let widget = Widget(typeName: "GtkDrawingArea")
      widget.connect("notify") { log.note("set") }
      return widget
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) { log.note("updated") }

    func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
      log.note("measured")
      return CGSize(width: 100, height: 40)
    }
  }

  @Test("SC7 a notch of the wheel evaluates no body, measures no leaf and sets nothing of a widget")
  func notch() async throws {
    let log = Log()
    let content = ScrollView {
      VStack(spacing: 0) { ForEach(0..<300) { _ in Measured(log: log) } }
    }
    let mounted = try await MountedView(content, size: viewport)
    _ = log.take()
    let statistics = UpdateStatistics.start()
    let window = try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" })
    for _ in 0..<3 { try await window.scroll(down: 1) }
    #expect(mounted.offset > 100)
    #expect(statistics.calls == [:])
    #expect(log.take() == [])
  }

  @Test("SC34 what scrolls both ways offers its content no size, and goes both ways to a view")
  func bothWays() async throws {
    let reader = Reader()
    let content = ScrollViewReader { proxy in
      let _ = reader.note(proxy)
      ScrollView([.horizontal, .vertical]) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(idealWidth: 1500, idealHeight: 900)
          Block(40, 40).padding(.leading, 1000).id("far")
          Block(40, 900)
        }
      }
    }
    let mounted = try await MountedView(content, size: viewport)
    #expect(mounted.scrolledLength == 1840)
    await reader.scroll(to: "far", .bottomTrailing)
    #expect(mounted.offset == 340)
    #expect(mounted.root.blockFrames[0].maxX == 400 && mounted.root.blockFrames[0].maxY == 600)
  }
}
