import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What is presented over a window, as a test finds and closes it.
@Suite(.gtk) @MainActor
struct PresentedTests {
  private struct Page: View {
    @State private var isAsking = false
    @State private var isPointing = false
    @State private var isSheet = false

    var body: some View {
      VStack {
        Button("ask") { isAsking = true }.alert("Sure?", isPresented: $isAsking) { Button("Keep") {} }
        Button("point") { isPointing = true }.popover(isPresented: $isPointing) { Text("pointed") }
        Button("sheet") { isSheet = true }.sheet(isPresented: $isSheet) {
          NavigationStack { Text("shown").navigationTitle("Sheet") }
        }
        Menu("menu") { Button("item") {} }
        Text("\(isAsking) \(isPointing) \(isSheet)")
      }
    }
  }

  private func press(_ name: String, _ mounted: MountedView<some View>) async throws {
    try await mounted.root.find(role: .button, name: name).click()
  }

  @Test("a dialog and a sheet are found by role and title, and closing them is their user's")
  func windows() async throws {
    let mounted = try await MountedView(Page(), size: CGSize(width: 300, height: 300))
    try await press("ask", mounted)
    #expect(try mounted.root.presented(role: .alertDialog).texts.contains("Sure?"))
    // snippet: presented
    let alert = try mounted.root.presented(role: .alertDialog, name: "Sure?")
    try await alert.find(role: .button, name: "Keep").click()
    // snippet end
    try await press("sheet", mounted)
    #expect(throws: WidgetQueryError.self) { try mounted.root.presented(role: .alertDialog) }
    let sheet = try mounted.root.presented(name: "Sheet")
    #expect(mounted.root.texts.last == "false false true")
    await sheet.dismiss()
    #expect(mounted.root.texts.last == "false false false" && mounted.root.sheets.isEmpty)
  }

  @Test("popovers and menus that are open are found, and closing them is a click outside of them")
  func popovers() async throws {
    let mounted = try await MountedView(Page(), size: CGSize(width: 300, height: 300))
    #expect(mounted.root.popovers.isEmpty)
    try await press("point", mounted)
    #expect(mounted.root.popovers.map(\.texts) == [["pointed"]])
    let popover = try #require(mounted.root.popovers.first)
    await popover.dismiss()
    #expect(mounted.root.popovers.isEmpty)
    #expect(mounted.root.texts.filter { $0 != "pointed" }.last == "false false false")
    try await press("menu", mounted)
    let menu = try #require(mounted.root.popovers.first)
    #expect(menu.findAll(role: .menuItem).map(\.name) == ["item"])
    await menu.dismiss()
    #expect(mounted.root.popovers.isEmpty)
  }

  @Test("what is not there is told with what is")
  func missing() async throws {
    let mounted = try await MountedView(Page())
    try await press("ask", mounted)
    do {
      _ = try mounted.root.presented(name: "Really?")
      Issue.record("there is no such dialog")
    } catch {
      #expect(error.description == "0 presentations have name 'Really?'; shown are: alert-dialog 'Sure?'")
    }
  }
}
