import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Sections of lists that are opened and closed.
@Suite(.gtk) @MainActor
struct ExpandableSectionTests {
  private static let size = CGSize(width: 300, height: 300)
  private let log = Log()

  private struct Sections<Style: ListStyle>: View {
    let style: Style
    let log: Log
    @State private var isOpen = false

    var body: some View {
      List {
        Section("First", isExpanded: noted($isOpen, in: log)) {
          ForEach(0..<2) { number in
            let _ = log.note("row \(number)")
            Text("row \(number)")
          }
        }
        Text("last")
        Button("program") { isOpen = true }
      }
      .listStyle(style)
    }
  }

  @Test("LS6 in a sidebar a click or Space on its header opens a section, by one write; else none of its rows is built")
  func sidebar() async throws {
    let mounted = try await MountedView(Sections(style: .sidebar, log: log), size: Self.size)
    #expect(mounted.root.rowLines.prefix(2) == ["First", "last"])
    #expect(log.take() == [])
    let header = try mounted.root.find(role: .button, name: "First")
    try await header.click()
    #expect(log.take().filter { !$0.hasPrefix("row") } == ["true"])
    #expect(mounted.root.rowLines.prefix(4) == ["First", "row 0", "row 1", "last"])
    gtk_widget_grab_focus(header.widget.widgetPointer)
    try await header.press("space")
    #expect(log.take().filter { !$0.hasPrefix("row") } == ["false"])
    #expect(mounted.root.rowLines.prefix(2) == ["First", "last"])
  }

  @Test("LS6 in another style a section has no button in its header, and the rows are as the binding says")
  func plain() async throws {
    let mounted = try await MountedView(Sections(style: .plain, log: log), size: Self.size)
    #expect(mounted.root.findAll(role: .button).map(\.name) == ["program"])
    #expect(mounted.root.rowLines.prefix(2) == ["First", "last"])
    try await mounted.root.find(role: .button, name: "program").click()
    #expect(mounted.root.rowLines.prefix(4) == ["First", "row 0", "row 1", "last"])
  }
}
