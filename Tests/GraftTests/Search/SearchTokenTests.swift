import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// The tokens and the scopes of searches.
@Suite(.gtk) @MainActor
struct SearchTokenTests {
  private static let size = CGSize(width: 500, height: 300)

  private struct Fruit: Identifiable, Equatable {
    let id: String
  }

  private struct Program<Completion: Identifiable>: View {
    let query: Source<String>
    let tokens: Source<[Fruit]>
    let completion: Completion

    var body: some View {
      Text("content").searchable(text: query.binding, tokens: tokens.binding) { Text($0.id) }
        .searchSuggestions { Text("More").searchCompletion(completion) }
    }
  }

  private struct Scoped: View {
    @State private var query = ""
    @State private var scope = 1

    var body: some View {
      Text("scope \(scope)").searchable(text: $query).searchScopes($scope) {
        Text("All").tag(1)
        Text("Some").tag(2)
      }
    }
  }

  @Test("MN28 scopes are linked buttons below the field while the user searches, and a click writes the choice")
  func scopes() async throws {
    let mounted = try await MountedView(Scoped(), size: Self.size)
    #expect(!mounted.root.texts.contains("Some"))
    let field = try mounted.root.find(role: .searchBox)
    try await field.click()
    let some = try #require(mounted.root.all.first { $0.widget.typeName == "GtkToggleButton" && $0.name == "Some" })
    #expect(some.frame.minY >= field.frame.maxY)
    let parent = try #require(gtk_widget_get_parent(some.widget.widgetPointer))
    #expect(gtk_widget_has_css_class(parent, "linked") != 0)
    try await some.click()
    #expect(mounted.root.texts.contains("scope 2"))
    try await field.press("Escape")
    #expect(!mounted.root.texts.contains("Some"))
  }

  @Test("MN28 tokens stand before the text, and BackSpace at its start takes the last one away")
  func backSpace() async throws {
    let (query, tokens) = (Source(""), Source(["apple", "pear"].map { Fruit(id: $0) }))
    let mounted = try await MountedView(
      Program(query: query, tokens: tokens, completion: Fruit(id: "fig")), size: Self.size)
    let field = try mounted.root.find(role: .searchBox)
    let frames = try ["apple", "pear"].map { try mounted.root.frame(ofText: $0) }
    #expect(frames[0].maxX < frames[1].minX && frames[1].maxX < field.frame.minX)
    #expect(frames.allSatisfy { $0.midY > field.frame.minY && $0.midY < field.frame.maxY })
    try await field.click()
    try await field.press("a")
    try await field.press("BackSpace")
    #expect(query.value == "" && tokens.value.count == 2)
    try await field.press("BackSpace")
    #expect(tokens.value == [Fruit(id: "apple")] && !mounted.root.texts.contains("pear"))
    for key in ["a", "Home", "BackSpace", "BackSpace"] { try await field.press(key) }
    #expect(tokens.value == [] && query.value == "a")
  }

  @Test("MN28 choosing a suggestion with a token appends that, which takes the place of the text")
  func completion() async throws {
    let (query, tokens) = (Source(""), Source([Fruit(id: "apple")]))
    let mounted = try await MountedView(
      Program(query: query, tokens: tokens, completion: Fruit(id: "fig")), size: Self.size)
    let field = try mounted.root.find(role: .searchBox)
    try await field.click()
    try await field.press("f")
    try await mounted.root.find(role: .button, name: "More").click()
    #expect(tokens.value == ["apple", "fig"].map { Fruit(id: $0) } && query.value == "")
    #expect(field.text == "" && mounted.root.texts.contains("fig") && !mounted.root.texts.contains("More"))
  }

  @Test("MN28 tokens that are suggested are below the field while the user searches, and a click appends one")
  func suggested() async throws {
    let (tokens, suggested) = (Source<[Fruit]>([]), Source([Fruit(id: "fig")]))
    let mounted = try await MountedView(
      Text("content").searchable(
        text: .constant(""), tokens: tokens.binding, suggestedTokens: suggested.binding, prompt: "Find"
      ) { Text($0.id) }, size: Self.size)
    #expect(!mounted.root.texts.contains("fig"))
    try await mounted.root.find(role: .searchBox).click()
    try await mounted.root.find(role: .button, name: "fig").click()
    #expect(tokens.value == [Fruit(id: "fig")])
    #expect(mounted.root.findAll(role: .button, name: "fig").count == 0 && mounted.root.texts.contains("fig"))
  }

  @Test("MN28 ending the search takes the tokens away")
  func escape() async throws {
    let (query, tokens) = (Source("a"), Source([Fruit(id: "apple")]))
    let mounted = try await MountedView(
      Program(query: query, tokens: tokens, completion: Fruit(id: "fig")), size: Self.size)
    let field = try mounted.root.find(role: .searchBox)
    try await field.click()
    try await field.press("Escape")
    #expect(tokens.value == [] && query.value == "" && !mounted.root.texts.contains("apple"))
  }

  @Test("MN28 a token of another type is reported, and nothing is written")
  func otherType() async throws {
    struct Other: Identifiable { let id = 1 }
    let (query, tokens) = (Source("f"), Source<[Fruit]>([]))
    let mounted = try await MountedView(
      Program(query: query, tokens: tokens, completion: Other()), size: Self.size)
    try await mounted.root.find(role: .searchBox).click()
    try await mounted.root.find(role: .button, name: "More").click()
    #expect(tokens.value == [] && query.value == "f")
    #expect(Diagnostics.recorded.map(\.kind) == [.foreignValue])
  }
}
