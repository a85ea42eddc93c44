import CGTK
import Foundation
import GTKSupport
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// How large types are in a part of the tree.
@Suite(.gtk) @MainActor
struct DynamicTypeTests {
  private func width(_ view: some View) throws -> CGFloat { try idealSize(of: view).width }

  private let text = Text("a text of some length")

  @Test("TX33 text styles and custom fonts grow and shrink with types, and fixed sizes stay")
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

  private struct Scaled: View {
    @ScaledMetric private var length = 20.0

    var body: some View {
      VStack {
        Text("a text").font(.body).accessibilityIdentifier("body")
        Text("a text").font(.system(size: 12)).accessibilityIdentifier("fixed")
        Button("a text") {}
        Text("\(Int(length))")
        Told()
      }
    }
  }

  @Test("TX33 the desktop's text scaling reaches all texts as it changes, and scaled numbers")
  func scaling() async throws {
    let settings = ObjectReference(retaining: gtk_settings_get_default().objectAddress)
    let before: Int = settings["gtk-xft-dpi"]
    defer { settings["gtk-xft-dpi"] = before }
    let mounted = try await MountedView(Scaled())
    func widths() throws -> [CGFloat] {
      try ["body", "fixed"].map { try mounted.root.find(identifier: $0).frame.width }
        + [mounted.root.find(role: .button, name: "a text").frame.width]
    }
    let plain = try widths()
    #expect(mounted.root.texts.suffix(2) == ["20", "large large 17 34"])
    settings["gtk-xft-dpi"] = 2 * before
    await Settling.settle()
    for (new, old) in zip(try widths(), plain.prefix(2)) { #expect((1.9...2.1).contains(new / old)) }
    #expect(try widths()[2] > 1.4 * plain[2])
    #expect(mounted.root.texts.suffix(2) == ["40", "large large 34 68"])
  }

  private struct Told: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.sizeCategory) private var category
    @ScaledMetric private var length = 17.0
    @ScaledMetric(relativeTo: .title) private var other: CGFloat = 34

    var body: some View { Text("\(size) \(category) \(Int(length.rounded())) \(Int(other.rounded()))") }
  }

  @Test("TX33 a range clamps the size of types, and scaled numbers follow it")
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
