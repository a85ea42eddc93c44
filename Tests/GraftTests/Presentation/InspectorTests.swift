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

  @Test("PR27 (part) the pane is beside the view, follows the source, and is not modal")
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

  @Test("PR27 (part) its border, dragged far beyond the bounds, closes the pane and writes false, once")
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

  @Test("PR27 (part) in a narrow window it is a sheet, which the user closes")
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
