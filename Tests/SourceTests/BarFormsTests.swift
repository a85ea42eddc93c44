import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing

/// Forms in which source speaks of bars and searches.
@MainActor
@Suite(.serialized, .gtk)
struct BarFormsTests {
  private struct Fruit: Identifiable, Hashable {
    let id: String
  }

  private struct Searches: View {
    @State private var text = ""
    @State private var tokens = [Fruit(id: "apple")]
    @State private var suggested = [Fruit(id: "pear")]
    @State private var isPresented = false
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text("tokens").searchable(text: $text, tokens: $tokens) { Text($0.id) }
          .searchFocused($isFocused)
        Text("presented").searchable(
          text: $text, tokens: $tokens, isPresented: $isPresented, placement: .toolbar, prompt: Text("Find")
        ) { token in Label(token.id, systemImage: "star") }
        Text("suggested").searchable(
          text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Find", token: { Text($0.id) }
        )
        .searchSuggestions { ForEach(suggested) { Text($0.id).searchCompletion($0) } }
        Text("both").searchable(
          text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented, prompt: text
        ) { Text($0.id) }
      }
    }
  }

  @Test("searches with tokens of all forms show them")
  func searches() async throws {
    let mounted = try await MountedView(Searches())
    #expect(mounted.root.texts.filter { $0 == "apple" }.count == 4)
  }

  private struct Grouped: View {
    @State private var isHidden = true

    var body: some View {
      ControlGroup { Button("outside") { isHidden.toggle() }.toolbarItemHidden() }
        .toolbar {
          ControlGroup {
            Button("share") {}
            Button("together") {}.toolbarItemHidden(isHidden)
          }
        }
        .toolbarItemHidden()
    }
  }

  @Test("a control is left out of a group in a toolbar, and nowhere else")
  func hiddenItems() async throws {
    let mounted = try await MountedView(NavigationStack { Grouped() }, size: CGSize(width: 400, height: 200))
    func names() -> [String] { mounted.root.findAll(role: .button).map(\.name).filter { $0 != "Back" }.sorted() }
    #expect(names() == ["outside", "share"])
    try await mounted.root.find(role: .button, name: "outside").click()
    #expect(names() == ["outside", "share", "together"])
  }

  private struct OlderSearches: View {
    @State private var text = ""

    var body: some View {
      VStack {
        Text("one").searchable(text: $text) { Text("apple").searchCompletion("apple") }
        Text("two").searchable(text: $text, prompt: "Find") { Text("pear").searchCompletion("pear") }
        Text("three").searchable(text: $text, placement: .sidebar, prompt: Text("Find")) { Text("plum") }
      }
      .searchSuggestions(.hidden, for: .content)
      .searchToolbarBehavior(.minimize)
      .searchPresentationToolbarBehavior(.avoidHidingContent)
      .searchDictationBehavior(.inline(activation: .onSelect))
      .navigationDocument(URL(fileURLWithPath: "/file"))
      .navigationDocument("text")
      .navigationDocument("text", preview: SharePreview("preview"))
    }
  }

  @Test("searches of the older form show their suggestions")
  func olderSearches() async throws {
    let mounted = try await MountedView(OlderSearches(), size: CGSize(width: 400, height: 400))
    let fields = mounted.root.findAll(role: .searchBox)
    #expect(fields.count == 3)
    try await fields[0].type("a")
    #expect(mounted.root.texts.contains("apple"))
  }

  private struct Item: CustomizableToolbarContent {
    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "own") { Button("Own") {} }
      ToolbarItem(id: "rare", placement: .primaryAction, showsByDefault: false) { Button("Rare") {} }
        .defaultCustomization(.hidden, options: .alwaysAvailable).customizationBehavior(.reorderable)
    }
  }

  private struct Items: View {
    var body: some View {
      NavigationStack {
        Text("content").navigationTitle("Name")
          .toolbar(id: "bar") {
            Item()
            ToolbarItem(id: "other", placement: .navigation, showsByDefault: true) { Button("Other") {} }
          }
          .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
              Button("First") {}
              Button("Second") {}
            } label: {
              Text("Group")
            }
            ToolbarTitleMenu { Button("Duplicate") {} }
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
            ToolbarItem(placement: .subtitle) { Text("subtitle") }
            ToolbarItem(placement: .accessoryBar(id: "accessory")) { Button("Accessory") {} }
              .sharedBackgroundVisibility(.hidden)
          }
      }
    }
  }

  @Test("items that the user could change are shown, those that are hidden at first in the menu")
  func items() async throws {
    let mounted = try await MountedView(Items(), size: CGSize(width: 600, height: 300))
    let names = mounted.root.findAll(role: .button).filter(\.isShown).map(\.name)
    for name in ["Own", "Other", "First", "Second", "Name", "Accessory", "More"] { #expect(names.contains(name)) }
    #expect(!names.contains("Rare") && mounted.root.texts.contains("subtitle"))
  }

  private struct ElementItems: View {
    @State private var names = ["one", "two"]

    var body: some View {
      NavigationStack {
        Text("content").toolbar {
          ForEach(names, id: \.self) { name in
            ToolbarItem(placement: .primaryAction) { Button(name) { names.append("three") } }
          }
          ForEach(0..<2) { index in Button("view \(index)") {} }
          ForEach(0..<1) { _ in
            ToolbarItemGroup(placement: .navigation) { Button("group") {} }
          }
        }
      }
    }
  }

  @Test("elements of a collection are items of a bar")
  func elementItems() async throws {
    let mounted = try await MountedView(ElementItems(), size: CGSize(width: 600, height: 300))
    func names() -> [String] { mounted.root.findAll(role: .button).filter(\.isShown).map(\.name) }
    for name in ["one", "two", "view 0", "view 1", "group"] { #expect(names().contains(name)) }
    try await mounted.root.find(role: .button, name: "two").click()
    #expect(names().contains("three"))
  }

  private struct Titles: View {
    let placement: ToolbarItemPlacement

    var body: some View {
      Text("content").toolbar { ToolbarItem(placement: placement) { Text("in place") } }
    }
  }

  @Test("an item in place of the title is shown there", arguments: [ToolbarItemPlacement.title, .largeTitle])
  func titles(placement: ToolbarItemPlacement) async throws {
    let mounted = try await MountedView(NavigationStack { Titles(placement: placement) })
    #expect(mounted.root.texts.contains("in place"))
  }

  private struct Bars: View {
    @State private var name = "Name"

    var body: some View {
      NavigationStack {
        Text("content").navigationTitle($name).navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Duplicate") {} }
          .toolbar(.visible, for: .navigationBar, .tabBar)
          .toolbar(.hidden)
          .toolbarVisibility(.visible)
          .toolbarVisibility(.automatic, for: .windowToolbar)
          .toolbarBackground(.hidden, for: .navigationBar)
          .toolbarBackground(Color.red, for: .automatic)
          .toolbarBackground(.ultraThinMaterial, for: .bottomBar)
          .toolbarColorScheme(nil, for: .navigationBar)
          .toolbarRole(.browser)
          .toolbarTitleDisplayMode(.inlineLarge)
          .toolbarForegroundStyle(.red, for: .navigationBar)
      }
      .navigationViewStyle(ColumnNavigationViewStyle())
      .navigationViewStyle(DoubleColumnNavigationViewStyle())
      .onCommand(Selector("noop:")) {}
      .onCommand(Selector(("noop:")), perform: nil)
    }
  }

  @Test("bars of which much is said are shown")
  func bars() async throws {
    let mounted = try await MountedView(Bars())
    #expect(mounted.root.findAll(role: .button, name: "Name").filter(\.isShown).count == 1)
  }
}
