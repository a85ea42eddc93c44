import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Secure fields, typed into through the X server.
@Suite(.gtk) @MainActor
struct SecureFieldTests {
  private struct Form: View {
    @State private var password = ""
    let log: Log

    var body: some View {
      VStack {
        SecureField("Password", text: noted($password, in: log)) { log.note("commit") }
        Button("Forget") { password = "" }
      }
    }
  }

  @Test("each key in a secure field is one write, Return commits, and the model's change is not written back")
  func keyIsOneWrite() async throws {
    let log = Log()
    let mounted = try await MountedView(Form(log: log), size: CGSize(width: 300, height: 150))
    let field = try mounted.root.find(role: .textField)
    #expect(field.widget.typeName == "GtkPasswordEntry")
    #expect(field.widget["placeholder-text"] == "Password")
    try await field.type("ab")
    #expect(log.entries == ["a", "ab"])
    try await field.press("Return")
    #expect(log.entries == ["a", "ab", "commit"])
    try await mounted.root.find(role: .button).click()
    #expect(field.text == "")
    #expect(log.entries == ["a", "ab", "commit"])
  }

  @Test("a secure field shows none of the letters")
  func lettersAreNotShown() async throws {
    let mounted = try await MountedView(SecureField("", text: .constant("secret")))
    let inner = try #require(mounted.root.all.first { $0.widget.typeName == "GtkText" })
    #expect(inner.widget["visibility"] == false)
    #expect(!mounted.root.texts.contains("secret"))
  }

  @Test("BI9 a secure field that is bound to a constant shows the constant again after an edit")
  func constantFieldIsRestored() async throws {
    let log = Log()
    let mounted = try await MountedView(
      SecureField("", text: noted(.constant("fixed"), in: log)), size: CGSize(width: 300, height: 60))
    let field = try mounted.root.find(role: .textField)
    try await field.click()
    try await field.press("End")
    try await field.press("x")
    #expect(field.text == "fixed")
    #expect(log.entries == ["fixedx"])
  }
}
