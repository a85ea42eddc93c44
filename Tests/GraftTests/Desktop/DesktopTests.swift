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
    let log: Log
    @State private var isCopying = false

    var body: some View {
      Button(isCopying ? "stop" : "copy") { isCopying.toggle() }
        .inhibits([.logout, .idle], reason: "Files are being copied", while: isCopying)
        .onChange(of: isCopying) { _, isCopying in log.note("\(isCopying)") }
    }
  }

  @Test("AC5 where no session can be asked, a wish to keep it is reported for each reason, and no harm")
  func unheardWish() async throws {
    #expect(!SessionInhibitor(.suspend, reason: "Files are being copied").isHeard)
    let log = Log()
    let mounted = try await MountedView(Copying(log: log))
    try await mounted.root.find(role: .button, name: "copy").click()
    try await mounted.root.find(role: .button, name: "stop").click()
    #expect(log.entries == ["true", "false"])
    #expect(!SessionInhibitor([], reason: "Nothing").isHeard)
    #expect(Diagnostics.recorded.map(\.kind) == [.unaskedSession])
    Diagnostics.removeAll()
  }
}
