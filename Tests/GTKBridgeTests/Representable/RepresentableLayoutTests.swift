import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Who decides on the size of a representable's widget.
@Suite(.gtk) @MainActor
struct RepresentableLayoutTests {
  @Test("RP24 the size that sizeThatFits returns is the widget's")
  func ownSizeIsUsed() async throws {
    let log = Log()
    let view = SizedLabel(log: log) { _ in CGSize(width: 120, height: 40) }
    let mounted = try await MountedView(view, size: CGSize(width: 300, height: 200))
    #expect(try mounted.root.find(role: .label).frame == CGRect(x: 90, y: 80, width: 120, height: 40))
    #expect(mounted.controller?.sizeThatFits(in: CGSize(width: 10, height: 10)) == CGSize(width: 120, height: 40))
  }

  @Test("RP24 sizeThatFits is given each proposal, several in one layout pass")
  func proposalsAreGiven() async throws {
    let log = Log()
    let view = SizedLabel(log: log) { CGSize(width: ($0.width ?? 100) / 2, height: 30) }
    let mounted = try await MountedView(view, size: CGSize(width: 300, height: 200))
    #expect(try mounted.root.find(role: .label).frame == CGRect(x: 75, y: 85, width: 150, height: 30))
    #expect(Set(log.entries).isSuperset(of: ["300.0 200.0", "nil nil", "0.0 0.0"]))
  }

  @Test("RP24 a view that begins to answer after an update is laid out with its answer")
  func answerAfterUpdate() async throws {
    let mounted = try await MountedView(Pane(expands: false), size: CGSize(width: 300, height: 200))
    #expect(try mounted.root.pane().frame == CGRect(x: 110, y: 75, width: 80, height: 50))
    mounted.rootView = Pane(expands: false, ownSize: CGSize(width: 120, height: 40))
    await Settling.settle()
    #expect(try mounted.root.pane().frame == CGRect(x: 90, y: 80, width: 120, height: 40))
  }

  @Test("RP24 a view that measures a host of its own, and leaves one proposal to GTK, is asked for the next one")
  func measuringAnotherHost() async throws {
    let host = GtkHostingWidget(rootView: MeasuringView(inner: GtkHostingWidget(rootView: PointerLabel(text: "a"))))
    #expect(host.sizeThatFits(in: .unspecified) == CGSize(width: 40, height: 30))
    #expect(host.sizeThatFits(in: ProposedViewSize(width: 70, height: 60)) == CGSize(width: 70, height: 60))
    #expect(host.sizeThatFits(in: .unspecified) == CGSize(width: 40, height: 30))
    #expect(host.sizeThatFits(in: ProposedViewSize(width: 90, height: 50)) == CGSize(width: 90, height: 50))
  }

  @Test("RP25 without an own size a widget stays between GTK's minimum and natural size")
  func sizeIsClamped() async throws {
    try PrivateDisplay.start()
    let host = GtkHostingWidget(rootView: Pane(expands: false))
    #expect(host.sizeThatFits(in: .unspecified) == CGSize(width: 80, height: 50))
    #expect(host.sizeThatFits(in: .zero) == CGSize(width: 30, height: 20))
    #expect(host.sizeThatFits(in: ProposedViewSize(width: 40, height: 25)) == CGSize(width: 40, height: 25))
    #expect(host.sizeThatFits(in: ProposedViewSize(width: 500, height: 500)) == CGSize(width: 80, height: 50))
    #expect(host.sizeThatFits(in: ProposedViewSize(width: 40, height: nil)) == CGSize(width: 40, height: 50))
  }

  @Test("RP25 an expanding widget takes any larger proposal, and no smaller one than its minimum")
  func expandingWidgetTakesMore() async throws {
    let host = GtkHostingWidget(rootView: Pane(expands: true))
    #expect(host.sizeThatFits(in: .unspecified) == CGSize(width: 80, height: 50))
    #expect(host.sizeThatFits(in: ProposedViewSize(width: 500, height: 400)) == CGSize(width: 500, height: 400))
    #expect(host.sizeThatFits(in: .zero) == CGSize(width: 30, height: 20))
    #expect(host.sizeThatFits(in: .infinity).width == .infinity)
  }

  @Test("RP27 in a frame of 200 by 100 the widget is allocated 200 by 100")
  func frameSizesTheWidget() async throws {
    let mounted = try await MountedView(Pane(expands: true).frame(width: 200, height: 100))
    let pane = try mounted.root.pane()
    #expect(pane.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(mounted.controller?.sizeThatFits(in: .zero) == CGSize(width: 200, height: 100))
  }

  @Test("RP27 a frame below the minimum reports its own size, and the widget has its minimum, aligned in the frame")
  func smallFrameOverflows() async throws {
    let mounted = try await MountedView(
      Pane(expands: true).frame(width: 20, height: 10, alignment: .bottomTrailing).padding(40))
    let pane = try mounted.root.pane()
    #expect(mounted.controller?.sizeThatFits(in: .zero) == CGSize(width: 100, height: 90))
    #expect(pane.frame == CGRect(x: 30, y: 30, width: 30, height: 20))
  }

  @Test("RP27 an own size below GTK's minimum is reported, and the widget has its minimum without a warning")
  func ownSizeBelowMinimumOverflows() async throws {
    let pane = Pane(expands: false, ownSize: CGSize(width: 10, height: 10))
    let mounted = try await MountedView(pane.frame(width: 100, height: 50))
    #expect(try mounted.root.pane().frame == CGRect(x: 45, y: 20, width: 30, height: 20))
    let host = GtkHostingWidget(rootView: pane)
    #expect(host.sizeThatFits(in: .unspecified) == CGSize(width: 10, height: 10))
  }

  @Test("a widget that fills takes any larger proposal, and one that goes by the proposal any smaller one too")
  func sizingPolicies() async throws {
    try PrivateDisplay.start()
    let offers: [ProposedViewSize] = [.unspecified, ProposedViewSize(width: 500, height: 400), .zero]
    func sizes(_ sizing: GtkWidgetSizing) -> [CGSize] {
      let host = GtkHostingWidget(rootView: Pane(gtkWidgetSizing: sizing))
      return offers.map { host.sizeThatFits(in: $0) }
    }
    #expect(sizes(.fill) == [(80, 50), (500, 400), (30, 20)].map(CGSize.init(width:height:)))
    #expect(sizes(.proposal) == [(80, 50), (500, 400), (0, 0)].map(CGSize.init(width:height:)))
  }

  @Test("each axis has its own sizing, an own size comes before both, and another one is laid out after an update")
  func sizingOfAnAxis() async throws {
    let mounted = try await MountedView(
      Pane(gtkWidgetSizing: GtkWidgetSizing(vertical: .fill)), size: CGSize(width: 300, height: 200))
    #expect(try mounted.root.pane().frame == CGRect(x: 110, y: 0, width: 80, height: 200))
    mounted.rootView = Pane(gtkWidgetSizing: GtkWidgetSizing(horizontal: .fill))
    await Settling.settle()
    #expect(try mounted.root.pane().frame == CGRect(x: 0, y: 75, width: 300, height: 50))
    mounted.rootView = Pane(ownSize: CGSize(width: 120, height: 40), gtkWidgetSizing: .fill)
    await Settling.settle()
    #expect(try mounted.root.pane().frame == CGRect(x: 90, y: 80, width: 120, height: 40))
  }

  @Test("a widget that goes by the proposal overflows a place below its minimum, without a warning")
  func sizingBelowTheMinimum() async throws {
    let mounted = try await MountedView(
      Pane(gtkWidgetSizing: .proposal).frame(width: 20, height: 10), size: CGSize(width: 100, height: 50))
    #expect(try mounted.root.pane().frame == CGRect(x: 40, y: 20, width: 30, height: 20))
  }
}

extension RepresentableLayoutTests {
  @Test(
    "a widget that its author hides takes no room, also alone in its row and in a button",
    arguments: 0..<3)
  func hiddenByItsAuthor(_ place: Int) async throws {
    func content(_ isVisible: Bool) -> some View {
      VStack(spacing: 0) {
        switch place {
        case 0: Shy(isVisible: isVisible)
        case 1: ScrollView { VStack { ForEach(0..<1, id: \.self) { _ in Shy(isVisible: isVisible) } } }
        default:
          Button(action: {}) {
            Shy(isVisible: isVisible)
            Shy(isVisible: isVisible)
          }
        }
        Text("after")
      }
    }
    let mounted = try await MountedView(content(false), size: CGSize(width: 200, height: 200))
    for isVisible in [false, true, false, true] {
      mounted.rootView = content(isVisible)
      await Settling.settle()
      let shown = mounted.root.findAll(text: "shy").filter { $0.frame.height > 0 }
      #expect(shown.count == (isVisible ? (place == 2 ? 2 : 1) : 0))
    }
  }
}

/// A label that is hidden by its own representable.
private struct Shy: GtkWidgetRepresentable {
  let isVisible: Bool

  func makeGtkWidget(context: Context) -> Widget { Widget(gtk_label_new("shy")) }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { gtkWidget["visible"] = isVisible }
}

extension WidgetQuery {
  /// The widget of `Pane`.
  @MainActor
  fileprivate func pane() throws -> FoundWidget {
    try #require(all.first { $0.widget.typeName == "GtkScrolledWindow" })
  }
}

/// A widget of at least 30 by 20 and by nature 80 by 50 pixels.
private struct Pane: GtkWidgetRepresentable {
  var expands = false
  var ownSize: CGSize?
  var gtkWidgetSizing = GtkWidgetSizing.intrinsic

  func makeGtkWidget(context: Context) -> Widget {
    let area = Widget(typeName: "GtkDrawingArea")
    area["content-width"] = 80
    area["content-height"] = 50
    let pane = Widget(typeName: "GtkScrolledWindow")
    let pointer: OpaquePointer = pane.cast()
    gtk_scrolled_window_set_policy(pointer, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(pointer, area.widgetPointer)
    pane["min-content-width"] = 30
    pane["min-content-height"] = 20
    pane["propagate-natural-width"] = true
    pane["propagate-natural-height"] = true
    pane["hexpand"] = expands
    pane["vexpand"] = expands
    return pane
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? { ownSize }
}

private struct SizedLabel: GtkWidgetRepresentable {
  let log: Log
  let size: (ProposedViewSize) -> CGSize

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    log.note("\(proposal.width.map { "\($0)" } ?? "nil") \(proposal.height.map { "\($0)" } ?? "nil")")
    return size(proposal)
  }
}

/// By nature 40 by 30 pixels, as GTK says; it takes any proposal. It measures another host each time.
private struct MeasuringView: GtkWidgetRepresentable {
  let inner: GtkHostingWidget<PointerLabel>

  func makeGtkWidget(context: Context) -> Widget {
    let area = Widget(typeName: "GtkDrawingArea")
    area["content-width"] = 40
    area["content-height"] = 30
    return area
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    _ = inner.sizeThatFits(in: proposal)
    guard let width = proposal.width, let height = proposal.height else { return nil }
    return CGSize(width: width, height: height)
  }
}
