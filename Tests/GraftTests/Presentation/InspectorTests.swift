import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Panes beside a view: their width, who closes them, and what a narrow window makes of them.
@Suite(.gtk) @MainActor
struct InspectorTests {
  private let log = Log()
  private static let size = CGSize(width: 800, height: 300)

  private func inspected(_ shown: Source<Bool>) -> some View {
    Button("outside") { log.note("outside") }
      .inspector(isPresented: shown.logged(log)) {
        Button("inside") { log.note("inside") }.frame(maxWidth: .infinity)
          .inspectorColumnWidth(min: 200, ideal: 300, max: 400)
      }
  }

  private func frame(_ name: String, _ mounted: MountedView<some View>) throws -> CGRect {
    try mounted.root.find(role: .button, name: name).frame
  }

  @Test("PR27 the pane is beside the view, follows the source, and is not modal")
  func pane() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(inspected(shown), size: Self.size)
    #expect(try frame("inside", mounted).minX > frame("outside", mounted).maxX)
    try await mounted.root.find(role: .button, name: "outside").click()
    try await mounted.root.find(role: .button, name: "inside").click()
    #expect(log.take() == ["outside", "inside"])
    shown.value = false
    await Settling.settle()
    #expect(mounted.root.findAll(role: .button, name: "inside").isEmpty)
    #expect(try frame("outside", mounted).midX == 400)
    #expect(log.take() == [])
  }

  @Test("PR27 its border, dragged far beyond the bounds, closes the pane and writes false, once")
  func dragged() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(inspected(shown), size: Self.size)
    let root = mounted.root.all[0]
    try await root.drag(at: CGPoint(x: 495, y: 150), by: CGSize(width: -50, height: 0))
    try await root.drag(at: CGPoint(x: 445, y: 150), by: CGSize(width: -200, height: 0))
    try await root.drag(at: CGPoint(x: 395, y: 150), by: CGSize(width: 350, height: 0))
    #expect(mounted.root.findAll(role: .button, name: "inside").isEmpty)
    #expect(log.take() == ["write false"])
  }

  private func list(_ mounted: MountedView<some View>) throws -> FoundWidget {
    try #require(mounted.root.all.first { $0.widget.typeName == "GtkListView" })
  }

  @Test("PR27 the pane is as wide as is best for it, and is dragged as far as the least and the most")
  func width() async throws {
    let mounted = try await MountedView(
      Text("view").inspector(isPresented: .constant(true)) {
        List { Text("row") }.inspectorColumnWidth(min: 200, ideal: 300, max: 400)
      }, size: Self.size)
    let (root, list) = (mounted.root.all[0], try list(mounted))
    #expect(list.frame.width == 300 && list.frame.maxX == 800)
    try await root.drag(at: CGPoint(x: 495, y: 150), by: CGSize(width: -50, height: 0))
    #expect(list.frame.width == 350)
    try await root.drag(at: CGPoint(x: 445, y: 150), by: CGSize(width: -200, height: 0))
    #expect(list.frame.width == 400)
    try await root.drag(at: CGPoint(x: 395, y: 150), by: CGSize(width: 230, height: 0))
    #expect(list.frame.width == 200 && list.frame.maxX == 800)
    #expect(abs(try mounted.root.frame(ofText: "view").midX - 295) <= 1)
  }

  @Test("PR27 a pane of one width stays as wide as it is, at the left where text runs from the right")
  func fixedWidth() async throws {
    let mounted = try await MountedView(
      Text("view").inspector(isPresented: .constant(true)) {
        List { Text("row") }.inspectorColumnWidth(250)
      }
      .environment(\.layoutDirection, .rightToLeft), size: Self.size)
    let list = try list(mounted)
    #expect(list.frame.minX == 0 && list.frame.width == 250)
    try await mounted.root.all[0].drag(at: CGPoint(x: 254, y: 150), by: CGSize(width: 50, height: 0))
    #expect(list.frame.width == 250)
  }

  @Test("PR27 a window that becomes narrower than 600 pixels makes it a sheet, and a pane again when it grows")
  func resized() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(inspected(shown), size: CGSize(width: 600, height: 300))
    #expect(mounted.root.sheets.isEmpty && mounted.root.findAll(role: .button, name: "inside").count == 1)
    await mounted.resize(to: CGSize(width: 599, height: 300))
    #expect(mounted.root.sheets.count == 1 && mounted.root.findAll(role: .button, name: "inside").isEmpty)
    await mounted.resize(to: Self.size)
    #expect(mounted.root.sheets.isEmpty && mounted.root.findAll(role: .button, name: "inside").count == 1)
    #expect(log.take() == [])
  }

  @Test("PR27 in a narrow window it is a sheet, which the user closes")
  func narrow() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(inspected(shown), size: CGSize(width: 400, height: 300))
    let sheet = try #require(mounted.root.sheets.first)
    #expect(mounted.root.findAll(role: .button, name: "inside").isEmpty)
    try await sheet.find(role: .button, name: "inside").press("Escape")
    #expect(log.take() == ["write false"])
    #expect(mounted.root.sheets.isEmpty)
  }
}
