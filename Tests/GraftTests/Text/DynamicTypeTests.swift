import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// How large types are in a part of the tree.
@Suite(.gtk) @MainActor
struct DynamicTypeTests {
  private func width(_ view: some View) throws -> CGFloat { try idealSize(of: view).width }

  private let text = Text("a text of some length")

  @Test("TX33 (part) text styles and custom fonts grow and shrink with types, and fixed sizes stay")
  func sizes() throws {
    let fonts: [Font] = [.body, .title, .custom("DejaVu Sans", size: 12, relativeTo: .caption)]
    for font in fonts {
      let plain = try width(text.font(font))
      #expect(try width(text.font(font).dynamicTypeSize(.large)) == plain)
      #expect(try width(text.font(font).dynamicTypeSize(.small)) < plain)
      // 53 points beside 17.
      let ratio = try width(text.font(font).dynamicTypeSize(.accessibility5)) / plain
      #expect((2.9...3.3).contains(ratio))
    }
    for font in [Font.system(size: 12), .custom("DejaVu Sans", fixedSize: 12)] {
      #expect(try width(text.font(font).dynamicTypeSize(.accessibility5)) == width(text.font(font)))
    }
    let own = try width(text.dynamicTypeSize(.xLarge))
    #expect(try width(text) < own && width(text.environment(\.sizeCategory, .extraLarge)) == own)
    #expect(try width(Image(systemName: "star").dynamicTypeSize(.accessibility5)) == 50)
  }

  private struct Told: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.sizeCategory) private var category
    @ScaledMetric private var length = 17.0
    @ScaledMetric(relativeTo: .title) private var other: CGFloat = 34

    var body: some View { Text("\(size) \(category) \(Int(length.rounded())) \(Int(other.rounded()))") }
  }

  @Test("TX33 (part) a range clamps the size of types, and scaled numbers follow it")
  func ranges() async throws {
    let mounted = try await MountedView(
      VStack {
        Told()
        Told().dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility1)
        Told().dynamicTypeSize(.accessibility1...).dynamicTypeSize(.xSmall)
        Told().dynamicTypeSize(.small ... .large).dynamicTypeSize(.medium)
      })
    #expect(
      mounted.root.texts == [
        "large large 17 34", "xLarge extraLarge 19 38", "accessibility1 accessibilityMedium 28 56",
        "medium medium 16 32",
      ])
  }
}
