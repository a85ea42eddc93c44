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

  private enum Place: Hashable {
    case home, files, songs, search
  }

  private struct Named: View {
    @State private var place = Place.files
    @AppStorage("TabFormsTests") private var customization: TabViewCustomization
    let hasFiles: Bool

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("at home") }.badge(2)
        if hasFiles {
          Tab("Files", systemImage: "folder", value: .files) { Text("all files") }
        }
        TabSection("Music") {
          Tab("Songs", systemImage: "music.note", value: .songs) { Text("all songs") }
        }
        Tab(value: .search, role: .search) { Text("search") }
      }
      .tabViewCustomization($customization)
    }
  }

  @Test("the values of tabs are of the type that the tab view selects by, which they need not say")
  func named() async throws {
    let mounted = try await MountedView(Named(hasFiles: true), size: CGSize(width: 800, height: 500))
    #expect(mounted.root.texts.contains("all files"))
    #expect(mounted.root.findAll(role: .tab).count == 4)
    try await #require(mounted.root.findAll(role: .tab).last).click()
    await Settling.settle()
    #expect(mounted.root.texts.contains("search") && !mounted.root.texts.contains("all songs"))
    let fewer = try await MountedView(Named(hasFiles: false), size: CGSize(width: 800, height: 500))
    #expect(fewer.root.findAll(role: .tab).count == 3)
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidSelection])
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

  private struct Playing: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View { Text(verbatim: placement == .expanded ? "playing below" : "playing elsewhere") }
  }

  private struct Player: View {
    @State private var place = Place.home

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("at home") }
        TabSection("Music") {
          Tab("Songs", systemImage: "music.note", value: .songs) { Text("all songs") }
        }
        .sectionActions { Button("Add") {} }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewBottomAccessory { Playing() }
      .tabViewBottomAccessory(isEnabled: false) { Text("nothing") }
    }
  }

  @Test("the actions of a section stand beside its heading, and an accessory below all tabs")
  func accessories() async throws {
    let mounted = try await MountedView(Player(), size: CGSize(width: 700, height: 300))
    let heading = try mounted.root.find(role: .heading, text: "Music").frame
    let button = try mounted.root.find(role: .button, name: "Add").frame
    #expect(button.minX >= heading.maxX && abs(button.midY - heading.midY) <= 2)
    #expect(try mounted.root.find(role: .label, text: "playing below").frame.minY > 270)
    #expect(!mounted.root.texts.contains("nothing"))
    #expect(try await MountedView(Playing()).root.texts == ["playing elsewhere"])
  }
}
