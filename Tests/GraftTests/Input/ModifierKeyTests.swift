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

  @Test("a view that gives way to none, or none that does to a view, is back when its keys are let go")
  func none() async throws {
    let mounted = try await MountedView(
      VStack {
        Button("focus") {}
        Text("plain").modifierKeyAlternate(.option) {}
        EmptyView().modifierKeyAlternate(.option) { Text("more") }
      })
    let button = try mounted.root.find(role: .button)
    try await button.click()
    for _ in 1...2 {
      try await XInput.hold(key: "Alt_L", in: button.widget) {
        await Settling.settle()
        #expect(mounted.root.texts == ["focus", "more"])
      }
      await Settling.settle()
      #expect(mounted.root.texts == ["focus", "plain"])
    }
  }

  @Test("an item of a menu that opens gives way to another one where its keys are held already")
  func opening() async throws {
    let mounted = try await MountedView(
      Menu("menu") { Button("back") {}.modifierKeyAlternate(.option) { Button("to start") {} } },
      size: CGSize(width: 200, height: 200))
    let menu = try mounted.root.find(role: .button, name: "menu")
    try await XInput.hold(key: "Alt_L", in: menu.widget) {
      try await menu.click()
      await Settling.settle()
      #expect(mounted.root.findAll(role: .menuItem).map { $0.name } == ["to start"])
    }
    await Settling.settle()
    #expect(mounted.root.findAll(role: .menuItem).map { $0.name } == ["back"])
  }

  @Test("a view is back when its window is left while the keys are held")
  func leaving() async throws {
    let elsewhere = try await MountedView(Button("elsewhere") {})
    let mounted = try await MountedView(
      VStack {
        Button("focus") {}
        Text("plain").modifierKeyAlternate(.option) { Text("other") }
      })
    let (button, next) = (try mounted.root.find(role: .button), try elsewhere.root.find(role: .button))
    try await button.click()
    try await XInput.hold(key: "Alt_L", in: button.widget) {
      await Settling.settle()
      #expect(mounted.root.texts == ["focus", "other"])
      try await XInput.press("F12", in: next.widget)
      await Settling.settle()
      #expect(mounted.root.texts == ["focus", "plain"])
    }
  }
}
