import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Materials, over black and in both colour schemes.
@Suite(.gtk) @MainActor
struct MaterialTests {
  private static let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]

  /// What is shown of each, side by side over a colour.
  private func shown(over color: Color) async throws -> [Int] {
    let view = HStack(spacing: 0) {
      ForEach(0..<5, id: \.self) { Color.clear.background(Self.materials[$0]) }
    }
    let pixels = try await Pixels.of(view.background(color), length: 100)
    return (0..<5).map { Int(pixels[$0 * 20 + 10, 50][0]) }
  }

  /// Does something while the theme's colour behind documents is a dark one.
  private static func inDarkTheme<Result>(_ body: () async throws -> Result) async throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).css").path
    try "@define-color theme_base_color #2d2d2d;".write(toFile: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let provider = ObjectReference(taking: gtk_css_provider_new().objectAddress)
    let (display, sheet): (OpaquePointer?, OpaquePointer) = (gdk_display_get_default(), provider.object.cast())
    gtk_css_provider_load_from_path(provider.object.cast(), file)
    gtk_style_context_add_provider_for_display(display, sheet, guint(GTK_STYLE_PROVIDER_PRIORITY_USER))
    defer { gtk_style_context_remove_provider_for_display(display, sheet) }
    return try await body()
  }

  @Test("PT22 materials show what is behind from most to least, in light and dark")
  func order() async throws {
    let light = try await shown(over: .black)
    #expect(zip(light, light.dropFirst()).allSatisfy { $0 < $1 }, "\(light)")
    #expect(light[0] < 110 && light[4] > 220)
    let dark = try await Self.inDarkTheme { try await shown(over: .white) }
    #expect(zip(dark, dark.dropFirst()).allSatisfy { $0 > $1 }, "\(dark)")
    #expect(dark[4] < 80)
  }

  @Test("PT22 a material is a style like others, and text on it has the theme's colour")
  func asStyle() async throws {
    let view = Text("████").padding().background(.regularMaterial, in: .rect(cornerRadius: 5))
    let mounted = try await MountedView(view.background(Color.white))
    let frame = try mounted.root.frame(ofText: "████")
    #expect(try Pixels(mounted.root).colors(in: frame).contains([0x2e, 0x34, 0x36]))
  }

  private struct Named: View {
    @Environment(\.backgroundMaterial) private var material

    var body: some View { Text(material == .thin ? "thin" : material == nil ? "none" : "other") }
  }

  @Test("PT29 views know the material that is behind them, and those behind and beside them know none")
  func known() async throws {
    let mounted = try await MountedView(
      VStack {
        Named().background(.thinMaterial)
        HStack { Named() }.background(.regularMaterial, in: .capsule)
        Named().background { Color.red }
        Text("a").background(.thinMaterial).background { Named() }
      })
    #expect(mounted.root.texts.filter { $0 != "a" } == ["thin", "other", "none", "none"])
  }

  @Test("PT22 glass is a material in its shape, with its colour upon it")
  func glass() async throws {
    func shown(_ glass: Glass) async throws -> Pixels {
      try await .of(
        Color.clear.frame(width: 80, height: 40).glassEffect(glass, in: .rect).background(.black), length: 100)
    }
    let plain = try await shown(.regular)[50, 50]
    #expect(plain[0] > 120 && plain[0] < 220 && plain[0] == plain[1])
    let red = try await shown(.regular.tint(Color(red: 1, green: 0, blue: 0)))[50, 50]
    #expect(red[0] > plain[0] && red[1] < plain[1])
    #expect(try await shown(.identity)[50, 50] == [0, 0, 0])
  }
}
