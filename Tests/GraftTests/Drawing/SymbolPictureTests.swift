import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What is shown for the names of symbols.
@Suite(.gtk) @MainActor
struct SymbolPictureTests {
  /// How many of the pixels of a symbol, on white, are dark.
  private func darkPixels(_ name: String) async throws -> Int {
    let view = Image(systemName: name).font(.system(size: 40)).foregroundStyle(.black)
    let pixels = try await Pixels.of(view, length: 80)
    return (0..<80).reduce(0) { count, y in count + (0..<80).filter { pixels[$0, y][0] < 100 }.count }
  }

  @Test(
    "IM6 a symbol of the theme and one that no theme has are shown, and nothing is reported",
    arguments: ["trash", "heart.fill", "star", "42.circle"])
  func known(name: String) async throws {
    #expect(try await darkPixels(name) > 25)
    #expect(Diagnostics.recorded == [])
  }

  @Test("IM6 for a name that nobody knows a neutral sign is shown, and this is reported once")
  func unknown() async throws {
    #expect(try await darkPixels("no.such.symbol") > 60)
    #expect(Diagnostics.recorded.map(\.kind) == [.missingImage])
    Diagnostics.removeAll()
  }
}
