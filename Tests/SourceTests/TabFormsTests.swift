import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing

/// Forms in which source says tabs.
@MainActor
@Suite(.serialized, .gtk)
struct TabFormsTests {
  private struct Files: TabContent {
    let hasTrash: Bool

    var body: some TabContent<String> {
      Tab("Recent", systemImage: "clock", value: "recent") { Text("recent files") }.customizationID("recent")
      Tab("Shared", systemImage: "person", value: "shared") { Text("shared files") }.badge(3).hidden(false)
      if hasTrash {
        Tab("Trash", systemImage: "trash", value: "trash") { Text("deleted files") }
          .defaultVisibility(.hidden, for: .tabBar).customizationBehavior(.disabled, for: .sidebar)
          .tabPlacement(.sidebarOnly)
      }
    }
  }

  private struct Searched: TabContent {
    var body: some TabContent<String> {
      Tab(value: "search", role: .search) { Text("search") }.badge("new")
    }
  }

  private struct Tabs: View {
    @State private var selection = "shared"
    @State private var customization = TabViewCustomization()

    @TabContentBuilder<String> private var more: some TabContent<String> {
      Tab("More", systemImage: "star", value: "more") { Text("more") }.badge(Text("!"))
      ForEach(0..<2) { index in
        Tab("Extra \(index)", systemImage: "star", value: "extra \(index)") { Text("extra") }
      }
    }

    var body: some View {
      TabView(selection: $selection) {
        Files(hasTrash: true)
        Searched()
        more
        TabSection("Section") { Files(hasTrash: false) }
        Tab("Hidden", systemImage: "star", value: "hidden") { Text("hidden") }.hidden(true)
      }
      .tabViewCustomization($customization)
    }
  }

  @Test("tabs of a program's own types are those of their bodies, and a tab for a search needs no label")
  func tabs() async throws {
    let mounted = try await MountedView(Tabs(), size: CGSize(width: 800, height: 500))
    let names = mounted.root.findAll(role: .tab).map(\.name)
    #expect(names.count == 9)
    for name in ["Recent", "Shared", "Trash", "Search", "More", "Extra 0", "Extra 1"] {
      #expect(names.contains { $0.hasPrefix(name) })
    }
    #expect(mounted.root.texts.contains("shared files") && !names.contains("Hidden"))
  }

  private struct Pages: View {
    var body: some View {
      TabView {
        Tab { Text("first page") }
        Tab(role: .search) { Text("second page") }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      .indexViewStyle(PageIndexViewStyle())
    }
  }

  @Test("pages need no labels, and how their dots look changes nothing")
  func pages() async throws {
    let mounted = try await MountedView(Pages(), size: CGSize(width: 300, height: 200))
    #expect(mounted.root.texts.contains("first page"))
  }
}
