import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// At which edge the text of a field is.
@Suite(.gtk) @MainActor
struct FieldAlignmentTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  /// Which part of a field of 200 pixels the letters are in.
  private func part(_ text: String, _ direction: LayoutDirection, _ alignment: TextAlignment) async throws -> String {
    let page = VStack(spacing: 0) {
      Button("first") {}
      TextField("", text: .constant(text)).frame(width: 200)
    }
    let shown = page.foregroundStyle(Self.red).multilineTextAlignment(alignment)
      .environment(\.layoutDirection, direction)
    let pixels = try await Pixels.of(shown, length: 240)
    let columns = (20..<220).filter { column in (40..<200).contains { pixels[column, $0] == [255, 0, 0] } }
    let middle = try #require(columns.first) + (columns.last ?? 0)
    return middle < 2 * 90 ? "left" : middle < 2 * 150 ? "middle" : "right"
  }

  @Test("the text of a field is where the alignment around it says, in both directions")
  func edges() async throws {
    #expect(try await part("██", .leftToRight, .leading) == "left")
    #expect(try await part("██", .leftToRight, .center) == "middle")
    #expect(try await part("██", .leftToRight, .trailing) == "right")
    #expect(try await part("██", .rightToLeft, .leading) == "right")
    #expect(try await part("██", .rightToLeft, .trailing) == "left")
  }
}
