import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Titles that the user can change.
@Suite(.gtk) @MainActor
struct TitleMenuTests {
  private struct Program: View {
    let name: Source<String>
    let log: Log

    var body: some View {
      NavigationStack {
        VStack {
          Text("content")
          TextField("beside", text: .constant(""))
        }
        .navigationTitle(noted)
      }
      .onSubmit { log.note("submitted") }
    }

    private var noted: Binding<String> {
      Binding {
        name.value
      } set: {
        log.note($0)
        name.value = $0
      }
    }
  }

  private func mount(_ name: Source<String>, _ log: Log) async throws -> MountedView<Program> {
    try await MountedView(Program(name: name, log: log), size: CGSize(width: 500, height: 300))
  }

  /// The field in the bar, after a choice in the menu of the title.
  private func rename(_ title: String, _ mounted: MountedView<Program>) async throws -> FoundWidget {
    try await mounted.root.find(role: .button, name: title).click()
    try await mounted.root.find(role: .menuItem, name: "Rename…").click()
    return try mounted.root.find(role: .textField, name: "Title")
  }

  private func fields(_ mounted: MountedView<Program>) -> [String] {
    mounted.root.findAll(role: .textField).map(\.name)
  }

  private func windowTitle(_ mounted: MountedView<Program>) -> String? {
    let root = gtk_widget_get_root(mounted.root.all[0].widget.widgetPointer)
    return root.flatMap { gtk_window_get_title($0.cast()) }.map { String(cString: $0) }
  }

  @Test("NV19 the menu of the title leads to a field with the name, of which Return writes what was typed once")
  func renames() async throws {
    let (name, log) = (Source("Old"), Log())
    let mounted = try await mount(name, log)
    #expect(windowTitle(mounted) == "Old")
    let field = try await rename("Old", mounted)
    #expect(field.text == "Old")
    try await field.press("End")
    try await field.press("e")
    try await field.press("r")
    #expect(log.entries == [])
    try await field.press("Return")
    #expect(log.entries == ["Older"])
    #expect(fields(mounted) == ["beside"])
    #expect(mounted.root.findAll(role: .button, name: "Older").count == 1 && windowTitle(mounted) == "Older")
  }

  @Test("NV19 Escape leaves the name as it is, and so does a click elsewhere")
  func leaves() async throws {
    let (name, log) = (Source("Old"), Log())
    let mounted = try await mount(name, log)
    for way in ["Escape", "click"] {
      let field = try await rename("Old", mounted)
      try await field.press("x")
      if way == "click" {
        try await mounted.root.find(role: .textField, name: "beside").click()
      } else {
        try await field.press(way)
      }
      #expect(fields(mounted) == ["beside"])
      #expect(log.entries == [] && windowTitle(mounted) == "Old")
    }
  }

  @Test("NV19 Return on a name that has not changed writes nothing")
  func unchanged() async throws {
    let (name, log) = (Source("Old"), Log())
    let mounted = try await mount(name, log)
    try await rename("Old", mounted).press("Return")
    #expect(log.entries == [] && fields(mounted) == ["beside"])
  }
}
