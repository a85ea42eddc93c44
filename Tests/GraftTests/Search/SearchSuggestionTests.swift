import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What is offered below a search field.
@Suite(.gtk) @MainActor
struct SearchSuggestionTests {
  private struct Program: View {
    let query: Source<String>

    var body: some View {
      VStack {
        Text("content").searchable(text: query.binding).searchSuggestions {
          ForEach(["apple", "apricot", "banana"].filter { $0.hasPrefix(query.value) }, id: \.self) { fruit in
            Text(fruit.uppercased()).searchCompletion(fruit)
          }
        }
        TextField("other", text: .constant(""))
      }
    }
  }

  private func mount(_ query: Source<String>) async throws -> MountedView<Program> {
    try await MountedView(Program(query: query), size: CGSize(width: 500, height: 300))
  }

  private func offered(_ mounted: MountedView<Program>) -> [String] {
    mounted.root.texts.filter { !$0.isEmpty && $0 == $0.uppercased() }
  }

  @Test("MN27 suggestions are below the field while it has the focus and there are any")
  func shown() async throws {
    let query = Source("")
    let mounted = try await mount(query)
    #expect(offered(mounted) == [])
    let field = try mounted.root.find(role: .searchBox)
    try await field.click()
    #expect(offered(mounted) == ["APPLE", "APRICOT", "BANANA"])
    #expect(try mounted.root.frame(ofText: "APPLE").minY >= field.frame.maxY)
    try await field.press("a")
    #expect(offered(mounted) == ["APPLE", "APRICOT"])
    try await mounted.root.find(role: .textField).click()
    #expect(query.value == "a" && offered(mounted) == [])
    try await field.click()
    #expect(offered(mounted) == ["APPLE", "APRICOT"])
    try await field.press("End")
    try await field.press("x")
    #expect(query.value == "ax" && offered(mounted) == [])
  }

  @Test("MN27 a click on a suggestion writes its completion and closes the list, which the arrow opens again")
  func clicked() async throws {
    let query = Source("")
    let mounted = try await mount(query)
    let field = try mounted.root.find(role: .searchBox)
    try await field.click()
    try await mounted.root.find(role: .button, name: "APRICOT").click()
    #expect(query.value == "apricot" && offered(mounted) == [])
    try await field.press("Down")
    #expect(query.value == "apricot" && offered(mounted) == ["APRICOT"])
  }

  @Test("MN27 arrows lead to the suggestions and back, and Return chooses one and gives the focus back to the field")
  func keys() async throws {
    let query = Source("")
    let mounted = try await mount(query)
    let field = try mounted.root.find(role: .searchBox)
    try await field.click()
    for key in ["Down", "Up", "Down", "Down", "Down", "Down", "Up"] { try await field.press(key) }
    #expect(offered(mounted) == ["APPLE", "APRICOT", "BANANA"])
    try await field.press("Return")
    #expect(query.value == "apricot" && offered(mounted) == [])
    try await field.press("End")
    try await field.press("s")
    #expect(query.value == "apricots")
  }

  @Test("MN27 Escape in the list ends the search")
  func escape() async throws {
    let query = Source("a")
    let mounted = try await mount(query)
    #expect(offered(mounted) == [])
    let field = try mounted.root.find(role: .searchBox)
    try await field.click()
    try await field.press("Down")
    try await field.press("Escape")
    #expect(query.value == "" && offered(mounted) == [])
  }
}
