import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Colours as views and as values.
@Suite(.gtk) @MainActor
struct ColorTests {
  @Test("UI41 colours are views that fill the room they are offered")
  func colorsFill() async throws {
    let mounted = try await MountedView(
      HStack(spacing: 0) {
        Color.green
        Color(red: 1, green: 0, blue: 0).frame(width: 30)
      }, size: CGSize(width: 100, height: 40))
    let pixels = try Pixels(mounted.root)
    #expect(pixels.colors(in: CGRect(0, 0, 70, 40)) == [[0x33, 0xd1, 0x7a]])
    #expect(pixels.colors(in: CGRect(70, 0, 30, 40)) == [[255, 0, 0]])
  }

  @Test("a colour that changes is drawn anew, and nothing is measured again")
  func changedColorIsDrawn() async throws {
    let mounted = try await MountedView(Color(white: 0), size: CGSize(width: 20, height: 20))
    mounted.rootView = Color(.sRGB, red: 0.2, green: 0.4, blue: 7, opacity: 1)
    await Settling.settle()
    #expect(try Pixels(mounted.root)[10, 10] == [51, 102, 255])
    mounted.rootView = Color(hue: 0.5, saturation: 1, brightness: 1)
    await Settling.settle()
    #expect(try Pixels(mounted.root)[10, 10] == [0, 255, 255])
  }

  @Test("a colour is ten pixels long where none are offered")
  func idealLength() throws {
    #expect(try idealSize(of: Color.red) == CGSize(width: 10, height: 10))
    #expect(try idealSize(of: Color.red.frame(width: 3)) == CGSize(width: 3, height: 10))
  }

  @Test("IM20 colours are equal when their parts are, and opacities multiply")
  func colorsAreValues() {
    #expect(Color.red == .red)
    #expect(Color.red != .green)
    #expect(Color.primary.opacity(0.5).opacity(0.5) == .primary.opacity(0.25))
    #expect(Color(white: 1) == Color(red: 1, green: 1, blue: 1))
    #expect(Set([Color.blue, .blue, .clear]).count == 2)
    #expect(Color(.sRGBLinear, white: 0) == .black)
    #expect(Color(hue: 0, saturation: 0, brightness: 0.5) == Color(white: 0.5))
  }

  @Test("IM20 colours of all spaces resolve to the right parts, opacities multiply, and equal colours are equal")
  func numbers() {
    func parts(_ color: Color) -> [Float] {
      let color = color.resolve(in: EnvironmentValues())
      return [color.red, color.green, color.blue, color.opacity].map { ($0 * 1000).rounded() / 1000 }
    }
    #expect(parts(Color(red: 0.1, green: 0.2, blue: 0.3).opacity(0.5).opacity(0.5)) == [0.1, 0.2, 0.3, 0.25])
    #expect(parts(Color(hue: 1 / 3, saturation: 0.5, brightness: 0.8)) == [0.4, 0.8, 0.4, 1])
    #expect(parts(Color(white: 0.25, opacity: 0.5)) == [0.25, 0.25, 0.25, 0.5])
    #expect(parts(Color(.sRGBLinear, red: 0.5, green: 0.5, blue: 0.5)) == [0.735, 0.735, 0.735, 1])
    #expect(parts(Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5)) == [0.5, 0.5, 0.5, 1])
    #expect(parts(Color(.displayP3, red: 0.8, green: 0.4, blue: 0.4)) == [0.86, 0.37, 0.387, 1])
    #expect(parts(Color.black.mix(with: .white, by: 0.5, in: .device)) == [0.5, 0.5, 0.5, 1])
    #expect(Color(.displayP3, white: 0.5) == Color(.displayP3, white: 0.5))
  }

  @Test("IM20 what a colour resolves to is that of the colour scheme of the surroundings")
  func surroundings() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color.primary.resolve(in: EnvironmentValues()).red < 0.5)
    #expect(Color.primary.resolve(in: dark).red > 0.5)
    let pair = Color(light: .init(red: 0, green: 0, blue: 0), dark: .init(red: 1, green: 1, blue: 1))
    #expect(pair.mix(with: .white, by: 0.5, in: .device).resolve(in: EnvironmentValues()).red == 0.5)
    #expect(pair.opacity(0.5).resolve(in: dark) == Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.5))
  }

  @Test("a colour of the theme is what the theme says, and less of it is mixed with what is behind")
  func themeColors() async throws {
    let mounted = try await MountedView(
      HStack(spacing: 0) {
        Color.primary
        Color.black.opacity(0.5)
        Color.accentColor
        Color.clear
      }, size: CGSize(width: 40, height: 10))
    let pixels = try Pixels(mounted.root)
    let background = pixels[35, 5]
    #expect(pixels[5, 5] == Self.themeColor("theme_fg_color", mounted.root, over: background))
    #expect(pixels[25, 5] == Self.themeColor("theme_selected_bg_color", mounted.root, over: background))
    for (mixed, behind) in zip(pixels[15, 5], background) { #expect(abs(Int(mixed) * 2 - Int(behind)) <= 2) }
  }

  @Test("a colour is told to people by its standard name, or by its parts")
  func descriptions() {
    let standard: [Color] = [
      .black, .white, .gray, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown,
    ]
    #expect(
      standard.map { "\($0)" } == [
        "black", "white", "gray", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo",
        "purple", "pink", "brown",
      ])
    let colors: [Color] = [
      .clear, .blue.opacity(0.5), .primary, .accentColor, Color(red: 1, green: 0.5, blue: 0),
      Color(white: 0, opacity: 0.5),
    ]
    #expect(
      colors.map { "\($0)" } == [
        "clear", "blue.opacity(0.5)", "primary", "accentColor", "#FF8000FF", "black.opacity(0.5)",
      ])
  }

  /// A colour that the theme defines for style sheets, as it is on a background.
  private static func themeColor(_ name: String, _ query: WidgetQuery, over background: [UInt8]) -> [UInt8] {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(query.all[0].widget.widgetPointer)
    #expect(gtk_style_context_lookup_color(context, name, &color) != 0)
    return zip([color.red, color.green, color.blue], background).map { part, behind in
      UInt8((part * color.alpha * 255 + Float(behind) * (1 - color.alpha)).rounded())
    }
  }
}
