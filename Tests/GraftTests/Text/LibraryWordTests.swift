import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// The words that are the library's own.
@Suite(.gtk) @MainActor
struct LibraryWordTests {
  private func shown(_ content: some View, in locale: String) async throws -> [String] {
    try await MountedView(content.environment(\.locale, Locale(identifier: locale))).root.texts
  }

  @Test("a word of the library is in the language of its place, and in English where it has no translation")
  func languages() async throws {
    let words = VStack {
      Button(role: .cancel) {}
      Button(role: .destructive) {}
      EditButton()
      ContentUnavailableView.search(text: "ivy")
    }
    #expect(
      try await shown(words, in: "de_AT") == [
        "Abbrechen", "Löschen", "Bearbeiten", "Keine Ergebnisse für „ivy“",
        "Prüfen Sie die Schreibweise oder suchen Sie nach etwas anderem.",
      ])
    #expect(
      try await shown(words, in: "ja_JP") == [
        "キャンセル", "削除", "編集", "“ivy”の結果なし", "スペルを確認するか、別の言葉で検索してください。",
      ])
    #expect(
      try await shown(words, in: "fi_FI") == [
        "Cancel", "Delete", "Edit", "No Results for “ivy”", "Check the spelling or try a new search.",
      ])
  }

  @Test("what a program calls by the same word is its own: the library's translations do not reach it")
  func namesOfPrograms() async throws {
    #expect(try await shown(Text("Cancel"), in: "de_DE") == ["Cancel"])
  }
}
