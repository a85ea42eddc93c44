import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Colours of catalogues.
@Suite(.gtk) @MainActor
struct ColorAssetTests {
  /// A bundle with a colour set `brand`, in a folder of a catalogue.
  private final class Colors {
    let bundle: Bundle
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
      let set = folder.appending(path: "Assets.xcassets/Group/brand.colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(ColorAssetTests.contents.utf8).write(to: set.appending(path: "Contents.json"))
      bundle = Bundle(path: folder.path) ?? .main
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  nonisolated private static let contents = """
    { "colors": [
      { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "1.000", "green": "0x80", "blue": "0", "alpha": "1.000" } } },
      { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
        "color": { "color-space": "srgb", "components": { "red": "0", "green": "255", "blue": "0x33" } } } ] }
    """

  @Test("IM19 a colour set is shown as it is for the colour scheme around, also in texts, and exchanged in place")
  func named() async throws {
    let colors = try Colors()
    func content(_ scheme: ColorScheme) -> some View {
      HStack(spacing: 0) {
        Color("brand", bundle: colors.bundle)
        Rectangle().fill(Color(ColorResource(name: "brand", bundle: colors.bundle)).opacity(0.5))
      }.background(Color.white).environment(\.colorScheme, scheme)
    }
    let mounted = try await MountedView(content(.light), size: CGSize(width: 20, height: 10))
    func shown() throws -> [[UInt8]] {
      let pixels = try Pixels(mounted.root)
      return [pixels[5, 5], pixels[15, 5]]
    }
    #expect(try shown() == [[255, 128, 0], [255, 191, 127]])
    mounted.rootView = content(.dark)
    await Settling.settle()
    #expect(try shown() == [[0, 255, 51], [127, 255, 152]])
  }

  @Test("IM19 a colour that no bundle has is clear, and is reported once with its name and the bundle")
  func missing() async throws {
    let colors = try Colors()
    let mounted = try await MountedView(
      Color("none", bundle: colors.bundle).background(Color.white), size: CGSize(width: 20, height: 10))
    #expect(try Pixels(mounted.root)[5, 5] == [255, 255, 255])
    mounted.rootView = Color("none", bundle: colors.bundle).opacity(0.5).background(Color.white)
    await Settling.settle()
    #expect(Diagnostics.recorded.map(\.kind) == [.missingResource])
    #expect(Diagnostics.recorded.first?.message == "the bundle \(colors.bundle.bundlePath) has no colour 'none'")
    Diagnostics.removeAll()
  }
}
