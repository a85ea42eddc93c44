import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Items in the bar of a window or stack.
@Suite(.gtk) @MainActor
struct ToolbarTests {
  private static let size = CGSize(width: 500, height: 300)

  /// The names of the buttons in the bar, from left to right.
  private func names(_ mounted: MountedView<some View>) -> [String] {
    guard let bar = mounted.root.all.first(where: { $0.widget.typeName == "GtkHeaderBar" }) else { return [] }
    return WidgetQuery(root: bar.widget).findAll(role: .button)
      .filter { gtk_widget_get_mapped($0.widget.cast()) != 0 }.sorted { $0.frame.minX < $1.frame.minX }.map(\.name)
  }

  private struct Several: View {
    @State private var isThere = false
    @State private var count = 0

    var body: some View {
      Text("content \(count)")
        .toolbar {
          ToolbarItem(placement: .navigation) { Button("First") { isThere.toggle() } }
          ToolbarItem(placement: .primaryAction) { Button("A \(count)") { count += 1 } }
          if isThere { ToolbarItem(placement: .primaryAction) { Counter() } }
          ToolbarItem { Button("B") {} }
        }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test("MN1 MN2 items stand at the start and the end of the bar, those of one side in declared order")
  func places() async throws {
    let mounted = try await MountedView(Several(), size: Self.size)
    #expect(names(mounted) == ["First", "A 0", "B"])
    let frames = try ["First", "A 0", "B"].map { try mounted.root.find(role: .button, name: $0).frame }
    #expect(frames[0].minX < 30 && frames[2].maxX > 470)
  }

  private struct Columns: View {
    var chosen: Int? = 1

    var body: some View {
      NavigationSplitView {
        Text("side").toolbar { Button("S") {} }
      } content: {
        Text("content").toolbar {
          Button("C1") {}
          Button("C2") {}
        }
      } detail: {
        if let chosen {
          Text("detail \(chosen)").toolbar {
            Button("D1") {}
            Button("D2") {}
          }
        }
      }
    }
  }

  @Test("MN2 items of columns stand in the order of the columns, and do again once the window has been narrow")
  func columns() async throws {
    let wide = CGSize(width: 1000, height: 300)
    let mounted = try await MountedView(Columns(), size: wide)
    #expect(names(mounted) == ["Sidebar", "S", "C1", "C2", "D1", "D2"])
    await mounted.resize(to: CGSize(width: 400, height: 300))
    #expect(names(mounted).count < 5)
    await mounted.resize(to: wide)
    #expect(names(mounted) == ["Sidebar", "S", "C1", "C2", "D1", "D2"])
  }

  private struct Switching: View {
    @State private var isOther = false

    var body: some View {
      VStack {
        if isOther {
          Text("other").toolbar { ToolbarItem { Button("C") {} } }
        } else {
          VStack { Text("first") }.toolbar {
            ToolbarItem { Button("A") {} }
            ToolbarItem(placement: .secondaryAction) { Button("Rare") {} }
            ToolbarItem { Button("B") {} }
          }
        }
        Button("switch") { isOther.toggle() }
      }
    }
  }

  @Test("MN1 the items of a view that goes leave together, and come again")
  func leaveTogether() async throws {
    let mounted = try await MountedView(NavigationStack { Switching() }, size: Self.size)
    for expected in [["C"], ["A", "B", "More"], ["C"]] {
      try await mounted.root.find(role: .button, name: "switch").click()
      #expect(names(mounted) == expected)
    }
  }

  private struct Moving: View {
    let placement: Source<ToolbarItemPlacement>

    var body: some View {
      Text("content").toolbar {
        ToolbarItem(placement: placement.value) { Counter() }
        ToolbarItem(placement: .navigation) { Button("First") {} }
      }
    }
  }

  @Test("MN1 an item whose place changes goes there with its state")
  func placeChanges() async throws {
    let placement = Source(ToolbarItemPlacement.primaryAction)
    let mounted = try await MountedView(Moving(placement: placement), size: Self.size)
    try await mounted.root.find(role: .button, name: "count 0").click()
    #expect(names(mounted) == ["First", "count 1"])
    placement.value = .navigation
    await Settling.settle()
    #expect(names(mounted) == ["count 1", "First"])
    placement.value = .automatic
    await Settling.settle()
    #expect(names(mounted) == ["First", "count 1"])
  }

  @Test("MN5 an item has the state of its place and keeps its own, and a condition adds and removes just that item")
  func state() async throws {
    let mounted = try await MountedView(Several(), size: Self.size)
    let last = try mounted.root.find(role: .button, name: "B").widget
    try await mounted.root.find(role: .button, name: "First").click()
    #expect(names(mounted) == ["First", "A 0", "count 0", "B"])
    try await mounted.root.find(role: .button, name: "count 0").click()
    try await mounted.root.find(role: .button, name: "A 0").click()
    #expect(names(mounted) == ["First", "A 1", "count 1", "B"])
    #expect(mounted.root.texts.contains("content 1"))
    #expect(try mounted.root.find(role: .button, name: "B").widget == last)
    try await mounted.root.find(role: .button, name: "First").click()
    #expect(names(mounted) == ["First", "A 1", "B"])
  }

  @Test("MN4 items of a page go when it is covered and come back with their state; those around the stack stay")
  func pages() async throws {
    let path = Source([Int]())
    let mounted = try await MountedView(
      NavigationStack(path: path.binding) {
        Text("root")
          .toolbar { ToolbarItem { Counter() } }
          .navigationDestination(for: Int.self) { number in
            Text("page").toolbar { ToolbarItem { Button("of page \(number)") {} } }
          }
      }
      .toolbar { ToolbarItem { Button("Outer") {} } }, size: Self.size)
    try await mounted.root.find(role: .button, name: "count 0").click()
    #expect(names(mounted) == ["Outer", "count 1"])
    path.value = [1]
    await Settling.settle()
    #expect(names(mounted) == ["Back", "Outer", "of page 1"])
    path.value = []
    await Settling.settle()
    #expect(names(mounted) == ["Outer", "count 1"])
  }

  @Test("MN6 a label shows its icon alone in the bar, and its title is the name")
  func labels() async throws {
    let mounted = try await MountedView(
      Text("content").toolbar { Button("Add", systemImage: "list-add-symbolic") {} }, size: Self.size)
    #expect(names(mounted) == ["Add"])
    #expect(mounted.root.texts == ["content"])
  }

  @Test("MN7 the older form and groups put views at the same places")
  func olderForms() async throws {
    let mounted = try await MountedView(
      Text("content")
        .navigationBarItems(leading: Button("L") {}, trailing: Button("T") {})
        .toolbar {
          ToolbarItemGroup(placement: .navigation) {
            Button("G1") {}
            Button("G2") {}
          }
        }, size: Self.size)
    #expect(Set(names(mounted)) == ["L", "T", "G1", "G2"])
    #expect(names(mounted).last == "T")
  }

  @Test("MN4 items of a sheet are in the sheet's bar, and never in that of the window behind")
  func sheets() async throws {
    let mounted = try await MountedView(
      Text("behind").sheet(isPresented: .constant(true)) {
        Text("content").toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
      }, size: Self.size)
    let sheet = try #require(mounted.root.sheets.first)
    let done = try sheet.find(role: .button, name: "Done")
    #expect(gtk_widget_has_css_class(done.widget.cast(), "suggested-action") != 0)
    #expect(mounted.root.findAll(role: .button, name: "Done").count == 0)
  }

  @Test("MN1 what is in place of the title replaces it, and a subtitle is shown below the title")
  func titles() async throws {
    let mounted = try await MountedView(
      NavigationStack {
        Text("content").navigationTitle("Title").navigationSubtitle("Subtitle")
          .toolbar { ToolbarItem { Button("Item") {} } }
      }, size: Self.size)
    #expect(mounted.root.texts.contains("Title") && mounted.root.texts.contains("Subtitle"))
    let other = try await MountedView(
      NavigationStack {
        Text("content").navigationTitle("Title").toolbar { ToolbarItem(placement: .principal) { Button("Centre") {} } }
      }, size: Self.size)
    #expect(names(other) == ["Centre"])
    #expect(!other.root.texts.contains("Title"))
  }
}
