import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Popovers: what opens and closes them, and where they point.
@Suite(.gtk) @MainActor
struct PopoverTests {
  private struct Holder: View {
    let shown: Source<Bool>
    var edge: Edge?
    @State private var clicks = 0

    var body: some View {
      VStack(spacing: 40) {
        Button("behind \(clicks)") { clicks += 1 }
        Button("anchor") { shown.value = true }
          .popover(isPresented: shown.binding, arrowEdge: edge) { Content() }
      }
    }
  }

  private struct Content: View {
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Button("count \(count)") { count += 1 }
        Button("dismiss") { dismiss() }
      }
    }
  }

  private func isOpen(_ mounted: MountedView<some View>) -> Bool {
    mounted.root.all.contains { $0.widget.typeName == "GtkPopover" && gtk_widget_get_mapped($0.widget.cast()) != 0 }
  }

  private static let size = CGSize(width: 300, height: 300)

  @Test("PR17 a popover opens at the view, its content begins anew each time, and dismiss closes it")
  func opens() async throws {
    let shown = Source(false)
    let mounted = try await MountedView(Holder(shown: shown), size: Self.size)
    for _ in 1...2 {
      #expect(isOpen(mounted) == false)
      try await mounted.root.find(role: .button, name: "anchor").click()
      #expect(isOpen(mounted) == true)
      try await mounted.root.find(role: .button, name: "count 0").click()
      _ = try mounted.root.find(role: .button, name: "count 1")
      try await mounted.root.find(role: .button, name: "dismiss").click()
      #expect(shown.value == false)
    }
    #expect(mounted.root.findAll(role: .button, name: "count 1").count == 0)
  }

  @Test("PR17 Escape closes it and writes false, and so does a click outside, which does nothing else")
  func closedByUser() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(Holder(shown: shown), size: Self.size)
    try await mounted.root.find(role: .button, name: "count 0").press("Escape")
    #expect(shown.value == false && isOpen(mounted) == false)
    shown.value = true
    await Settling.settle()
    #expect(isOpen(mounted) == true)
    try await mounted.root.find(role: .button, name: "behind 0").click()
    #expect(shown.value == false && isOpen(mounted) == false)
    _ = try mounted.root.find(role: .button, name: "behind 0")
  }

  @Test("PR17 it is at the edge that is named", arguments: [(Edge.top, -1.0), (.bottom, 1.0)])
  func edge(edge: Edge, side: Double) async throws {
    let mounted = try await MountedView(Holder(shown: Source(true), edge: edge), size: Self.size)
    let popover = try #require(mounted.root.all.first { $0.widget.typeName == "GtkPopover" })
    let position = gtk_popover_get_position(popover.widget.cast())
    #expect(position == (side < 0 ? GTK_POS_TOP : GTK_POS_BOTTOM))
  }

  private struct Item: Identifiable { let id: Int }

  @Test("PR17 PR6 another item is another popover, and none closes it")
  func items() async throws {
    let item = Source<Item?>(Item(id: 1))
    let mounted = try await MountedView(
      Text("anchor").popover(item: item.binding) { Text("item \($0.id)") }, size: Self.size)
    #expect(mounted.root.texts.contains("item 1"))
    item.value = Item(id: 2)
    await Settling.settle()
    #expect(mounted.root.texts.contains("item 2") && !mounted.root.texts.contains("item 1"))
    item.value = nil
    await Settling.settle()
    #expect(isOpen(mounted) == false)
  }

  private struct Conditional: View {
    let shown: Source<Bool>
    let there: Source<Bool>

    var body: some View {
      VStack {
        Text("stays")
        if there.value { Text("anchor").popover(isPresented: shown.binding) { Text("content") } }
      }
    }
  }

  @Test("PR11 a popover goes with the view that it points at")
  func anchorGoes() async throws {
    let shown = Source(true)
    let there = Source(true)
    let mounted = try await MountedView(Conditional(shown: shown, there: there), size: Self.size)
    #expect(isOpen(mounted) == true)
    there.value = false
    await Settling.settle()
    #expect(isOpen(mounted) == false && shown.value == false)
    #expect(mounted.root.texts == ["stays"])
  }
}
