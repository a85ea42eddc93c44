import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing

/// Forms in which source speaks to assistive technologies.
@MainActor
@Suite(.serialized, .gtk)
struct AccessibilityFormsTests {
  private struct Mail: Identifiable {
    let id: Int
    let subject: String
  }

  private struct Page: View {
    @Namespace private var places
    @State private var isUnread = true
    private let mails = [Mail(id: 1, subject: "one"), Mail(id: 2, subject: "two")]
    private let text = "a word"

    var body: some View {
      VStack {
        Button("first") { isUnread.toggle() }
          .accessibilityLabel("unread", isEnabled: isUnread)
          .accessibilityValue(Text("value"), isEnabled: isUnread)
          .accessibilityHint(text, isEnabled: isUnread)
          .accessibilityIdentifier("mail", isEnabled: isUnread)
        Text("second").accessibilityLabel { label in
          Text("the")
          label
        }
        ForEach(mails) { mail in
          Text(mail.subject)
            .accessibilityRotorEntry(id: mail.id, in: places)
            .accessibilityActions { Button("Open \(mail.subject)") {} }
            .accessibilityActions(category: .edit) { Button("Delete") {} }
        }
      }
      .accessibilityRotor("Mails") {
        ForEach(mails) { AccessibilityRotorEntry($0.subject, id: $0.id, in: places) }
        if isUnread { AccessibilityRotorEntry("third", id: 3) }
      }
      .accessibilityRotor("Mails", entries: mails, entryLabel: \.subject)
      .accessibilityRotor(.headings, entries: mails, entryID: \.id, entryLabel: \.subject)
      .accessibilityRotor(Text("Words"), textRanges: [text.startIndex..<text.endIndex])
      .accessibilityRotor(.links(visited: false)) {
        AccessibilityRotorEntry(Text("link"), textRange: text.startIndex..<text.endIndex)
      }
      .accessibilityScrollAction { edge in print(edge == .top) }
      .accessibilityTextContentType(.sourceCode)
      .accessibility(inputLabels: [Text("page")])
    }
  }

  @Test("labels that are not enabled give way to what a view says, and labels of views are made of that")
  func forms() async throws {
    let mounted = try await MountedView(Page())
    #expect(mounted.root.texts == ["first", "second", "one", "two"])
    #expect(try mounted.root.find(text: "second").name == "the second")
    let button = try mounted.root.find(role: .button, name: "unread")
    #expect(button.identifier == "mail")
    try await button.click()
    #expect(button.name == "first" && button.identifier == nil)
    #expect(try mounted.root.find(text: "one").actions == ["Open one", "Delete"])
  }
}
