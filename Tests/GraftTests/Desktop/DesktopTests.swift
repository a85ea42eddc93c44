import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What a program tells a desktop that does not know it. What a desktop hears is tested from outside.
@Suite(.gtk) @MainActor
struct DesktopTests {
  @Test("a notification of a program without an application identifier is reported and not shown, nor is its end")
  func unknownProgram() {
    DesktopNotification("Done", body: "3 files").send(id: "done")
    DesktopNotification.withdraw(id: "other")
    #expect(Diagnostics.recorded.map(\.kind) == [.unsentNotification, .unsentNotification])
    Diagnostics.removeAll()
  }

  @Test("what is no action of the application is reported, for a click and for each button")
  func badActions() {
    var notification = DesktopNotification("Done")
    notification.action = "win.show"
    notification.buttons = ["app.", "app.sh ow"].map { DesktopNotification.Button("Show", action: $0) }
    notification.send(id: "done")
    let kinds = Diagnostics.recorded.map(\.kind)
    #expect(kinds == [.invalidAction, .invalidAction, .invalidAction, .unsentNotification])
    Diagnostics.removeAll()
  }

  private struct Copying: View {
    let reason: String
    let log: Log
    @State private var isCopying = false

    var body: some View {
      Button(isCopying ? "stop" : "copy") { isCopying.toggle() }
        .inhibits([.logout, .idle], reason: reason, while: isCopying)
        .onChange(of: isCopying) { _, isCopying in log.note("\(isCopying)") }
    }
  }

  @Test(
    "AC12 where no session can be asked, a wish to keep it is reported once for each reason, and no harm",
    arguments: [["Files are being copied"], ["Files are being copied", "A disc is being burnt"]])
  func unheardWish(_ reasons: [String]) async throws {
    for reason in reasons { #expect(!SessionInhibitor(.suspend, reason: reason).isHeard) }
    let log = Log()
    let mounted = try await MountedView(Copying(reason: reasons[0], log: log))
    try await mounted.root.find(role: .button, name: "copy").click()
    try await mounted.root.find(role: .button, name: "stop").click()
    #expect(log.entries == ["true", "false"])
    #expect(!SessionInhibitor([], reason: "Nothing").isHeard)
    let recorded = Diagnostics.recorded
    #expect(recorded.count == reasons.count)
    #expect(zip(recorded, reasons).allSatisfy { $0.kind == .unaskedSession && $0.message.contains($1) })
    Diagnostics.removeAll()
  }
}
