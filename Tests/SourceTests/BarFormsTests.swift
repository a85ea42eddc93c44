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
