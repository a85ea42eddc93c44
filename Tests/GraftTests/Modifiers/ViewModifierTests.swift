import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Modifiers that programs write themselves.
@Suite(.gtk) @MainActor
struct ViewModifierTests {
  private struct Counting: ViewModifier {
    @State private var count = 0
    let name: String

    func body(content: Content) -> some View {
      HStack {
        content
        Button("\(name) \(count)") { count += 1 }
      }
    }
  }

  fileprivate struct Bordered: ViewModifier {
    func body(content: Content) -> some View { content.padding(4).border(.red, width: 2) }
  }

  private struct Inner: View {
    @State private var count = 0

    var body: some View { Button("inner \(count)") { count += 1 } }
  }

  private struct Page: View {
    @State private var name = "a"

    var body: some View {
      VStack {
        Inner().modifier(Counting(name: name))
        Inner().modifier(Counting(name: "b"))
        Button("Rename") { name = "c" }
      }
    }
  }

  @Test("UI12 a modifier's state belongs to its place, and the content keeps its own")
  func modifierHasState() async throws {
    let mounted = try await MountedView(Page())
    try await mounted.root.find(role: .button, name: "a 0").click()
    #expect(mounted.root.texts == ["inner 0", "a 1", "inner 0", "b 0", "Rename"])
    let inner = try #require(mounted.root.findAll(role: .button, name: "inner 0").first)
    try await inner.click()
    #expect(mounted.root.texts == ["inner 1", "a 1", "inner 0", "b 0", "Rename"])
    try await mounted.root.find(role: .button, name: "Rename").click()
    #expect(mounted.root.texts == ["inner 1", "c 1", "inner 0", "b 0", "Rename"])
  }

  @Test("UI13 a function over a modifier applies to any view, as a text field")
  func functionOverModifier() async throws {
    let mounted = try await MountedView(
      TextField("Name", text: .constant("Ada")).bordered(), size: CGSize(width: 200, height: 60))
    let field = try mounted.root.find(role: .textField)
    #expect(field.frame.minX == 4)
    #expect(try Pixels(mounted.root)[1, 30] == [0xe0, 0x1b, 0x24])
  }
}

extension View {
  fileprivate func bordered() -> some View { modifier(ViewModifierTests.Bordered()) }
}
