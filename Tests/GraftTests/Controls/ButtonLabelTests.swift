import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// The label of a button, and when its action runs.
@Suite(.gtk) @MainActor
struct ButtonLabelTests {
  private struct Question: View {
    let text: String

    var body: some View {
      HStack {
        Text(text)
        Spacer()
        Text("?")
      }
    }
  }

  private struct Ask: View {
    let text: String
    let log: Log

    var body: some View {
      Button(action: { log.entries.append(text) }) { Question(text: text) }
    }
  }

  @Test("UI21 any view is a label, and one click runs the action once")
  func anyViewIsLabel() async throws {
    let log = Log()
    let mounted = try await MountedView(Ask(text: "why", log: log), size: CGSize(width: 300, height: 100))
    #expect(mounted.root.texts == ["why", "?"])
    #expect(log.entries == [])
    try await mounted.root.find(role: .button, name: "why ?").click()
    #expect(log.entries == ["why"])
    try await mounted.root.find(role: .button).click()
    #expect(log.entries == ["why", "why"])
  }

  @Test("UI22 a label whose input changes is updated in place, and the button stays")
  func labelIsUpdatedInPlace() async throws {
    let log = Log()
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(Ask(text: "why", log: log))
    let button = try mounted.root.find(role: .button)
    let label = try mounted.root.find(role: .label, text: "why")
    mounted.rootView = Ask(text: "how", log: log)
    await Settling.settle()
    #expect(mounted.root.texts == ["how", "?"])
    #expect(try mounted.root.find(role: .button).widget == button.widget)
    #expect(label.text == "how")
    #expect(counts.makes(of: ButtonWidget<Question>.self) == 1)
    #expect(counts.makes(of: Text.self) == 2)
    try await button.click()
    #expect(log.entries == ["how"])
  }

  private struct Writer: View {
    @State private var count = 0
    let log: Log

    var body: some View {
      log.entries.append("body \(count)")
      return Button("Write") {
        log.entries.append("before \(count)")
        count = 5
        log.entries.append("after \(count)")
      }
    }
  }

  @Test("A20 an action reads on its next line what it has written, and the body runs when it has returned")
  func actionReadsItsWrite() async throws {
    let log = Log()
    let mounted = try await MountedView(Writer(log: log))
    #expect(log.entries == ["body 0"])
    try await mounted.root.find(role: .button).click()
    #expect(log.entries == ["body 0", "before 0", "after 5", "body 5"])
  }
}
