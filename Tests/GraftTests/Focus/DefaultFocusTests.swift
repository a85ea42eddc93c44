import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Where the focus is when nobody has moved it.
@Suite(.gtk) @MainActor
struct DefaultFocusTests {
  private struct Late: View {
    @FocusState private var field: Int?
    @FocusState private var isInner: Bool
    @State private var isShown = false
    @State private var text = ""

    var body: some View {
      VStack {
        Text("field \(field ?? 0), inner \(isInner)").accessibilityIdentifier("state")
        TextField("first", text: .constant(""))
        TextField("second", text: $text)
        if isShown {
          TextField("late", text: .constant("")).focused($field, equals: 1)
          TextField("inner", text: .constant("")).focused($isInner).defaultFocus($isInner, true)
        }
        Button("show") { isShown = true }
      }
      .defaultFocus($field, 1)
    }
  }

  @Test("FO4 a field that comes late takes no focus that the user has moved, be it or a view around it the default")
  func late() async throws {
    let mounted = try await MountedView(Late())
    let second = try mounted.root.find(role: .textField, name: "second")
    try await second.click()
    try await mounted.root.find(role: .button, name: "show").click()
    #expect(try mounted.root.find(identifier: "state").text == "field 0, inner false")
    try await second.press("x")
    #expect(second.text == "x")
  }

  @Test("FO4 a field that comes late has the focus where nobody has moved it")
  func unmoved() async throws {
    let mounted = try await MountedView(Late())
    try await mounted.root.find(role: .button, name: "show").click()
    #expect(mounted.root.texts.first == "field 0, inner true")
  }

  private struct Scope: View {
    @Namespace private var names
    @Environment(\.resetFocus) private var resetFocus
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("first", text: .constant(""))
        TextField("second", text: $text).prefersDefaultFocus(in: names)
        TextField("third", text: .constant("")).prefersDefaultFocus(false, in: names)
        Button("reset") { resetFocus(in: names) }
      }
      .focusScope(names)
    }
  }

  @Test("FO4 what is preferred in a scope has the focus first, and again when it is reset")
  func scope() async throws {
    let mounted = try await MountedView(Scope())
    let (first, second) = (
      try mounted.root.find(role: .textField, name: "first"), try mounted.root.find(role: .textField, name: "second")
    )
    try await first.press("a")
    #expect(second.text == "a")
    try await first.click()
    try await mounted.root.find(role: .button, name: "reset").click()
    try await first.press("b")
    #expect(second.text.contains("b"))
  }
}
