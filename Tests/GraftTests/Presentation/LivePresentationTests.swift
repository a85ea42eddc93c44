import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What is presented follows its source while it is shown.
@Suite(.gtk) @MainActor
struct LivePresentationTests {
  private let log = Log()

  private func dialog(_ mounted: MountedView<some View>) throws -> WidgetQuery {
    try #require(mounted.root.sheets.first)
  }

  private func buttons(_ mounted: MountedView<some View>) throws -> [String] {
    try dialog(mounted).findAll(role: .button).filter(\.isShown).map(\.name).sorted()
  }

  @Test("PR20 a disabled button is one of the dialog: no OK is added, and neither Escape nor Return runs it")
  func disabledButton() async throws {
    let (log, shown) = (log, Source(true))
    let mounted = try await MountedView(
      Text("behind").alert("Title", isPresented: shown.binding) { Button("Go") { log.note("go") }.disabled(true) })
    #expect(try buttons(mounted) == ["Go"])
    for key in ["Escape", "Return"] { try await dialog(mounted).all[0].press(key) }
    #expect(log.take() == [] && shown.value == true)
  }

  @Test("a dialog without an enabled choice that cancels keeps its own, and Escape does nothing")
  func disabledCancel() async throws {
    let (log, shown) = (log, Source(true))
    let mounted = try await MountedView(
      Text("behind").confirmationDialog("Title", isPresented: shown.binding) {
        Button("Go") { log.note("go") }
        Button("No", role: .cancel) { log.note("no") }.disabled(true)
      })
    #expect(try buttons(mounted) == ["Go", "No"])
    try await dialog(mounted).all[0].press("Escape")
    #expect(log.take() == [] && shown.value == true)
  }

  private struct Renamed: View {
    let title: Source<String>
    let shown: Source<Bool>
    var body: some View { Text("behind").alert(Text(verbatim: title.value), isPresented: shown.binding) {} }
  }

  @Test("the name of a dialog follows the latest evaluation")
  func title() async throws {
    let (title, shown) = (Source("first"), Source(true))
    let mounted = try await MountedView(Renamed(title: title, shown: shown))
    #expect(try dialog(mounted).all[0].widget["title"] == "first")
    title.value = "second"
    await Settling.settle()
    #expect(try dialog(mounted).all[0].widget["title"] == "second")
    #expect(try dialog(mounted).texts.contains("second"))
  }

  private struct Failure: LocalizedError {
    let errorDescription: String?
  }

  private struct Failing: View {
    let failure: Source<Failure?>
    let shown: Source<Bool>
    var body: some View { Text("behind").alert(isPresented: shown.binding, error: failure.value) {} }
  }

  @Test("PR22 an alert of an error has the name of the error that was there when it was presented")
  func errorTitle() async throws {
    let (failure, shown) = (Source<Failure?>(nil), Source(true))
    let mounted = try await MountedView(Failing(failure: failure, shown: shown))
    failure.value = Failure(errorDescription: "full")
    await Settling.settle()
    #expect(try dialog(mounted).all[0].widget["title"] == "full")
    failure.value = Failure(errorDescription: "gone")
    await Settling.settle()
    #expect(try dialog(mounted).all[0].widget["title"] == "full")
    #expect(try dialog(mounted).texts.contains("full"))
  }

  private struct Older: View {
    let shown: Source<Bool>
    var body: some View {
      Text("behind").alert(isPresented: shown.binding) { Alert(title: Text("Asked")) }
    }
  }

  @Test("PR23 an older form that is presented later has its name")
  func olderTitle() async throws {
    let shown = Source(false)
    let mounted = try await MountedView(Older(shown: shown))
    shown.value = true
    await Settling.settle()
    #expect(try dialog(mounted).all[0].widget["title"] == "Asked")
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct Moving: View {
    let item: Source<Item?>
    let isFirst: Source<Bool>

    var body: some View {
      if isFirst.value {
        Text("first").sheet(item: item.binding) { Text("item \($0.id)") }
      } else {
        Text("second").sheet(item: item.binding) { Text("item \($0.id)") }
      }
    }
  }

  @Test("PR11 a presenter that goes leaves alone what its source says by then of another")
  func otherSource() async throws {
    let (item, isFirst) = (Source<Item?>(Item(id: 1)), Source(true))
    let mounted = try await MountedView(Moving(item: item, isFirst: isFirst))
    #expect(try dialog(mounted).texts.contains("item 1"))
    isFirst.value = false
    item.value = Item(id: 2)
    await Settling.settle()
    #expect(item.value?.id == 2)
    #expect(try dialog(mounted).texts.contains("item 2"))
    #expect(mounted.root.sheets.count == 1)
  }

  private struct Pointing: View {
    let edge: Source<Edge>
    let anchor: Source<PopoverAttachmentAnchor>

    var body: some View {
      Text("anchor").frame(width: 100, height: 40)
        .popover(isPresented: .constant(true), attachmentAnchor: anchor.value, arrowEdge: edge.value) {
          Text("content")
        }
    }
  }

  @Test("PR17 an open popover follows another edge and another part of its view")
  func popover() async throws {
    let (edge, anchor) = (Source(Edge.bottom), Source(PopoverAttachmentAnchor.rect(.bounds)))
    let mounted = try await MountedView(
      Pointing(edge: edge, anchor: anchor), size: CGSize(width: 300, height: 300))
    let popover = try #require(mounted.root.all.first { $0.widget.typeName == "GtkPopover" }).widget
    var target = GdkRectangle()
    #expect(gtk_popover_get_position(popover.object.cast()) == GTK_POS_BOTTOM)
    #expect(gtk_popover_get_pointing_to(popover.object.cast(), &target) == 0)
    edge.value = .top
    anchor.value = .point(.trailing)
    await Settling.settle()
    #expect(gtk_popover_get_position(popover.object.cast()) == GTK_POS_TOP)
    #expect(gtk_popover_get_pointing_to(popover.object.cast(), &target) != 0)
    #expect(target.x == 100 && target.y == 20)
  }
}
