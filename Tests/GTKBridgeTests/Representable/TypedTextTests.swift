import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// The echo guard under a user's fingers: keys through the X server, in a representable of the user's own.
@Suite(.gtk) @MainActor
struct TypedTextTests {
  @Test(
    "RP29 RP31 each key is one write, one body and one update, and the caret stays in the middle of the text",
    arguments: TypedTextKind.allCases)
  func oneWriteAKey(_ kind: TypedTextKind) async throws {
    let stage = try await TypedTextStage(kind, "abcd")
    try await stage.press("Right", "Right")
    #expect(stage.log.take() == [])
    for (key, text, caret) in [("x", "abxcd", 3), ("y", "abxycd", 4), ("BackSpace", "abxcd", 3)] {
      let updates = stage.updates
      try await stage.press(key)
      #expect(stage.log.take() == ["write \(text)", "body \(text)"])
      #expect(stage.updates == updates + 1)
      #expect(stage.text == text)
      #expect(stage.selection == [caret, caret])
    }
    #expect(Diagnostics.recorded == [])
  }

  @Test(
    "RP29 a model that changes each text has it shown, and the caret stays after the key",
    arguments: TypedTextKind.allCases)
  func modelChangesTheText(_ kind: TypedTextKind) async throws {
    let stage = try await TypedTextStage(kind, "AD") { $0.uppercased() }
    try await stage.press("Right")
    for (key, written, text, caret) in [("b", "AbD", "ABD", 2), ("c", "ABcD", "ABCD", 3)] {
      try await stage.press(key)
      #expect(stage.log.take() == ["write \(written)", "body \(text)"])
      #expect(stage.text == text)
      #expect(stage.selection == [caret, caret])
    }
    #expect(Diagnostics.recorded == [])
  }

  @Test(
    "BI9 a model that refuses a key has its own text shown again, and the caret stays where it was",
    arguments: TypedTextKind.allCases)
  func modelRefusesTheText(_ kind: TypedTextKind) async throws {
    let stage = try await TypedTextStage(kind, "abcd") { $0.filter(\.isLetter) }
    try await stage.press("Right", "Right", "1")
    #expect(stage.log.take() == ["write ab1cd"])
    #expect(stage.text == "abcd")
    #expect(stage.selection == [2, 2])
    try await stage.press("x")
    #expect(stage.log.take() == ["write abxcd", "body abxcd"])
    #expect(stage.selection == [3, 3])
    #expect(Diagnostics.recorded == [])
  }

  @Test(
    "UI24 a model that changes the text elsewhere moves the caret and the selection along with their text",
    arguments: TypedTextKind.allCases)
  func selectionStays(_ kind: TypedTextKind) async throws {
    let stage = try await TypedTextStage(kind, "abcd")
    try await stage.press("Right", "shift+Right", "shift+Right")
    #expect(stage.selection == [3, 1])
    for (text, selection) in [("__abcd", [5, 3]), ("__abcd!", [5, 3]), ("bcd!", [2, 0])] {
      stage.box.value = text
      await Settling.settle()
      #expect(stage.text == text)
      #expect(stage.selection == selection)
    }
    #expect(stage.log.entries.filter { $0.hasPrefix("write") } == [])
    try await stage.press("x")
    #expect(stage.text == "xd!")
  }

  @Test(
    "UI24 what the program has set the user cannot undo, nor what was typed before it",
    arguments: TypedTextKind.allCases)
  func undo(_ kind: TypedTextKind) async throws {
    let stage = try await TypedTextStage(kind, "ab")
    try await stage.press("ctrl+z")
    #expect(stage.text == "ab")
    try await stage.press("x", "ctrl+z")
    #expect(stage.text == "ab")
    try await stage.press("y")
    stage.box.value = "other"
    await Settling.settle()
    try await stage.press("ctrl+z")
    #expect(stage.text == "other")
    #expect(Diagnostics.recorded == [])
  }

  @Test(
    "UI24 what an input method composes is no write until it is complete, and survives a change by the model",
    arguments: TypedTextKind.allCases)
  func compositionStays(_ kind: TypedTextKind) async throws {
    let stage = try await TypedTextStage(kind, "ab")
    try await stage.press("Right", "ctrl+shift+u", "e")
    #expect(stage.log.take() == [])
    stage.box.value = "__ab"
    await Settling.settle()
    #expect(stage.text == "__ab")
    try await stage.press("9")
    #expect(stage.log.take() == ["body __ab"])
    try await stage.press("space")
    #expect(stage.log.take() == ["write __aéb", "body __aéb"])
    #expect(stage.text == "__aéb")
    #expect(stage.selection == [4, 4])
  }
}
