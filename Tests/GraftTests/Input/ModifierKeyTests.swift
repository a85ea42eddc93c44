import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Views that are others while keys are held.
@Suite(.gtk) @MainActor
struct ModifierKeyTests {
  @Test("a view gives way to another one while its keys are held, and no others")
  func held() async throws {
    let mounted = try await MountedView(
      VStack {
        Button("focus") {}
        Text("plain").modifierKeyAlternate(.option) { Text("other") }
        Text("two").modifierKeyAlternate([.shift, .command]) { Text("both") }
      })
    let button = try mounted.root.find(role: .button)
    try await button.click()
    try await XInput.hold(key: "Alt_L", in: button.widget) {
      await Settling.settle()
      #expect(mounted.root.texts == ["focus", "other", "two"])
      try await button.press("a")
      #expect(mounted.root.texts == ["focus", "other", "two"])
    }
    await Settling.settle()
    #expect(mounted.root.texts == ["focus", "plain", "two"])
    try await XInput.hold(key: "Shift_L", in: button.widget) {
      await Settling.settle()
      #expect(mounted.root.texts == ["focus", "plain", "two"])
      try await XInput.hold(key: "Control_L", in: button.widget) {
        await Settling.settle()
        #expect(mounted.root.texts == ["focus", "plain", "both"])
      }
    }
  }

  @Test("an item of an open menu gives way to another one while its keys are held")
  func items() async throws {
    let log = Log()
    let mounted = try await MountedView(
      Menu("menu") {
        Button("back") { log.note("back") }.modifierKeyAlternate(.option) { Button("to start") { log.note("start") } }
      }, size: CGSize(width: 200, height: 200))
    let menu = try mounted.root.find(role: .button, name: "menu")
    try await menu.click()
    try await XInput.hold(key: "Alt_L", in: menu.widget) {
      await Settling.settle()
      try await mounted.root.find(role: .menuItem, name: "to start").click()
    }
    await Settling.settle()
    #expect(log.entries == ["start"])
  }
}
