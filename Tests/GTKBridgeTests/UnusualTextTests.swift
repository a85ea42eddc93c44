import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Bad input: bytes that a C string cannot hold. A GLib warning would fail these tests.
@Suite(.gtk) @MainActor
struct UnusualTextTests {
  @Test("a text with a NUL is shown up to it, and the texts around it are whole")
  func nul() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("before")
        Text("ab\0cd")
        Text("after")
      })
    #expect(mounted.root.texts == ["before", "ab", "after"])
  }

  @Test("bytes that are no UTF-8 are shown as replacement characters, and the rest of the text is kept")
  func invalidBytes() async throws {
    let text = String(decoding: [0x61, 0xFF, 0x62, 0xC3] as [UInt8], as: UTF8.self)
    let mounted = try await MountedView(Text(text))
    #expect(mounted.root.texts == ["a\u{FFFD}b\u{FFFD}"])
  }
}
