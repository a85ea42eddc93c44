import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// The menus of views that are no rows of lists, and are swiped.
@Suite(.gtk) @MainActor
struct SwipedViewMenuTests {
  private let log = Log()

  private struct Letters: View {
    let log: Log
    @State private var isPresenting = false

    var body: some View {
      VStack {
        swiped("plain")
        swiped("inside").contextMenu { Button("menu") { log.note("menu") } }
        Text("outside").contextMenu { Button("menu") {} }.swipeActions { Button("one") {} }
        Text("twice").swipeActions { Button("last") {} }.swipeActions(edge: .leading) { Button("first") {} }
        Button("present") { isPresenting = true }
          .popover(isPresented: $isPresenting) { Text("presented").contextMenu { Button("menu") {} } }
          .swipeActions { Button("one") {} }
        List { Text("row").contextMenu { Button("menu") {} } }.swipeActions { Button("one") {} }
      }
      .swipeActionsContainer()
    }

    private func swiped(_ letter: String) -> some View {
      Text(letter).swipeActions { Button("one") { log.note("one \(letter)") } }
    }
  }

  private func mounted() async throws -> MountedView<Letters> {
    try await MountedView(Letters(log: log), size: CGSize(width: 300, height: 400))
  }

  /// The items of the menu that is open.
  private func items(_ mounted: MountedView<Letters>) -> [FoundWidget] {
    mounted.root.all.filter { $0.role == .menuItem }.filter(\.isShown)
  }

  private func open(_ text: String, in mounted: MountedView<Letters>) async throws {
    try await mounted.root.find(role: .label, text: text).click(button: .secondary)
    await Settling.settle()
  }

  private func names(_ text: String, in mounted: MountedView<Letters>) async throws -> [String] {
    try await open(text, in: mounted)
    let names = items(mounted).map(\.name)
    try await mounted.press("Escape")
    return names
  }

  @Test("LS47 the actions of a view are in its menu, and run", arguments: ["plain", "inside"])
  func runs(_ text: String) async throws {
    let mounted = try await mounted()
    try await open(text, in: mounted)
    try await #require(items(mounted).last { $0.name == "one" }).click()
    #expect(log.take() == ["one \(text)"])
  }

  @Test("LS47 the actions of a view are the last items of the context menu in it, or around it")
  func menus() async throws {
    let mounted = try await mounted()
    #expect(try await names("plain", in: mounted) == ["one"])
    #expect(try await names("inside", in: mounted) == ["menu", "one"])
    #expect(try await names("outside", in: mounted) == ["menu", "one"])
    #expect(try await names("twice", in: mounted) == ["first", "last"])
  }

  @Test("LS47 the actions of a view are in no menu of a list in it, nor of what it presents")
  func elsewhere() async throws {
    let mounted = try await mounted()
    #expect(try await names("row", in: mounted) == ["menu"])
    try await mounted.root.find(role: .button, name: "present").click()
    await Settling.settle()
    #expect(try await names("presented", in: mounted) == ["menu"])
  }
}
