import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What views, text and icons take from the styles around them.
@Suite(.gtk) @MainActor
struct SurroundingStyleTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func pixel(_ content: some View) async throws -> [UInt8] {
    try await Pixels.of(content.frame(width: 40, height: 40), length: 60)[30, 30]
  }

  /// The colours of a thick text or an icon on white.
  private func colors(_ content: some View) async throws -> Set<[UInt8]> {
    try await Pixels.of(content, length: 60).colors(in: CGRect(0, 0, 60, 60))
  }

  // MARK: Backgrounds

  @Test("PT23 a shape behind a view has the background style around it, or else the window's colour")
  func backgrounds() async throws {
    let window: [UInt8] = [0xf6, 0xf5, 0xf4]
    #expect(try await pixel(Color.clear.background(in: Rectangle())) == window)
    #expect(try await pixel(Color.clear.background(in: Rectangle()).backgroundStyle(Self.red)) == [255, 0, 0])
    #expect(try await pixel(Color.clear.background().backgroundStyle(Self.green)) == [0, 255, 0])
    let nearest = Rectangle().fill(.background).backgroundStyle(Self.blue).backgroundStyle(Self.red)
    #expect(try await pixel(nearest) == [0, 0, 255])
    let faded = Rectangle().fill(.background).backgroundStyle(.background.opacity(0.5)).backgroundStyle(Self.red)
    #expect((127...128).contains(try await pixel(faded)[1]))
    let hole = Color.clear.background(in: Ring(), fillStyle: FillStyle(eoFill: true)).backgroundStyle(Self.red)
    #expect(try await pixel(hole) == [255, 255, 255])
  }

  @Test("PT28 the levels of the background style are colours that nothing is seen through, each nearer to that of text")
  func backgroundLevels() async throws {
    let styles: [AnyShapeStyle] = [
      AnyShapeStyle(.background), AnyShapeStyle(.background.secondary), AnyShapeStyle(.background.tertiary),
      AnyShapeStyle(.background.quaternary), AnyShapeStyle(.background.quinary),
    ]
    var reds: [UInt8] = []
    for style in styles {
      let onBlack = try await pixel(Rectangle().fill(style).background(Color.black))
      #expect(try await pixel(Rectangle().fill(style).background(Color.white)) == onBlack)
      reds.append(onBlack[0])
    }
    #expect(reds[0] == 0xf6 && zip(reds, reds.dropFirst()).allSatisfy { $0 > $1 } && reds[4] > 0x80)
    let said = try await pixel(Rectangle().fill(.background.secondary).backgroundStyle(Self.red))
    #expect(said[0] > 230 && said[0] < 255 && said[1] < 30)
  }

  private struct Ring: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path(rect)
      path.addRect(rect.insetBy(dx: 10, dy: 10))
      return path
    }
  }

  @Test("PT23 the layout of a view is the same with a background in a shape")
  func backgroundLayout() throws {
    let text = Text("text")
    #expect(try idealSize(of: text.background(in: Circle())) == idealSize(of: text))
    #expect(try idealSize(of: text.background()) == idealSize(of: text))
  }

  // MARK: Tints

  @Test("PT21 a tint is what tint and accent colour show inside, and without one it is the theme's colour")
  func tints() async throws {
    let theme: [UInt8] = [0x35, 0x84, 0xe4]
    #expect(try await pixel(Rectangle().fill(.tint)) == theme)
    #expect(try await pixel(Color.accentColor) == theme)
    #expect(try await pixel(Rectangle().fill(.tint).tint(Self.red)) == [255, 0, 0])
    #expect(try await pixel(Color.accentColor.tint(Self.red)) == [255, 0, 0])
    #expect(try await pixel(Color.accentColor.tint(.green).accentColor(Self.red)) == [0x33, 0xd1, 0x7a])
    #expect(try await pixel(Color.accentColor.tint(nil).tint(Self.red)) == theme)
    let gradient = LinearGradient(colors: [.accentColor, .accentColor], startPoint: .top, endPoint: .bottom)
    #expect(try await pixel(gradient.tint(Self.red)) == [255, 0, 0])
    #expect(try await colors(Text("████").foregroundStyle(.tint).tint(Self.red)).contains([255, 0, 0]))
    #expect(try await colors(Text("████").foregroundColor(.accentColor).tint(Self.red)).contains([255, 0, 0]))
  }

  @Test("PT21 without a tint the accent colour in front is the theme's colour of links, also of icons and shapes")
  func accentInFront() async throws {
    let (link, theme): ([UInt8], [UInt8]) = ([0x1b, 0x6a, 0xcb], [0x35, 0x84, 0xe4])
    func isLink(_ color: [UInt8]) -> Bool { zip(color, link).allSatisfy { abs(Int($0) - Int($1)) <= 1 } }
    for content in [
      AnyView(Text("████").foregroundStyle(.tint)), AnyView(Text("████").foregroundStyle(Color.accentColor)),
      AnyView(VStack { Text("████") }.foregroundColor(.accentColor)),
      AnyView(VStack { Text("████") }.foregroundStyle(.tint).tint(.accentColor)),
      AnyView(Image(systemName: "edit-copy").foregroundStyle(Color.accentColor)),
    ] {
      let shown = try await colors(content)
      let isShown = shown.contains(where: isLink)
      #expect(isShown && !shown.contains(theme))
    }
    let gradient = LinearGradient(colors: [.accentColor, .accentColor], startPoint: .top, endPoint: .bottom)
    #expect(try await isLink(pixel(Rectangle().foregroundStyle(.tint))))
    #expect(try await isLink(pixel(Rectangle().foregroundStyle(gradient))))
    #expect(try await pixel(Rectangle().fill(Color.accentColor).foregroundStyle(.tint)) == theme)
  }

  @Test("PT21 lines of texts and meshes in the accent colour are in front as letters are; what a canvas fills is not")
  func linesInFront() async throws {
    let (link, theme): ([UInt8], [UInt8]) = ([0x1b, 0x6a, 0xcb], [0x35, 0x84, 0xe4])
    func isNear(_ color: [UInt8], _ other: [UInt8]) -> Bool {
      zip(color, other).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }
    let text = Text("ii").font(.system(size: 30))
    for line in [text.underline(color: .accentColor), text.strikethrough(color: .accentColor)] {
      let shown = try await colors(line)
      let isShown = shown.contains { isNear($0, link) }
      #expect(isShown && !shown.contains(theme))
      #expect(try await colors(line.tint(Self.red)).contains([255, 0, 0]))
    }
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: Array(repeating: .accentColor, count: 4))
    #expect(try await isNear(pixel(Rectangle().foregroundStyle(mesh)), link))
    #expect(try await isNear(pixel(mesh), theme))
    let canvas = Canvas { $0.fill(Path(CGRect(origin: .zero, size: $1)), with: .color(.accentColor)) }
    #expect(try await pixel(canvas) == theme)
  }

  @Test("PT21 a tint that says the accent colour means the one around, and one that is no colour is shown as it is")
  func tintsOfTints() async throws {
    #expect(try await pixel(Color.accentColor.tint(.accentColor).tint(Self.red)) == [255, 0, 0])
    let faded = Rectangle().fill(.tint).tint(TintShapeStyle().opacity(0.5)).tint(Self.red)
    #expect((127...128).contains(try await pixel(faded)[1]))
    let halves = LinearGradient(
      stops: [.init(color: Self.red, location: 0.25), .init(color: Self.blue, location: 0.25)], startPoint: .leading,
      endPoint: .trailing)
    #expect(try await pixel(Rectangle().fill(.tint).tint(halves)) == [0, 0, 255])
    #expect(try await pixel(Color.accentColor.tint(halves)) == [255, 0, 0])
  }

  private struct Tinted: View {
    let log: Log
    @State private var isRed = false

    var body: some View {
      VStack(spacing: 0) {
        Button("Change") { isRed.toggle() }
        Inside(log: log)
      }.tint(isRed ? SurroundingStyleTests.red : SurroundingStyleTests.green)
    }
  }

  private struct Inside: View {
    let log: Log

    var body: some View {
      let _ = log.note("inside")
      Rectangle().fill(.tint).frame(width: 20, height: 20)
    }
  }

  @Test("PT21 what shows a tint follows it without an evaluation of its body")
  func tintFollows() async throws {
    let log = Log()
    let mounted = try await MountedView(Tinted(log: log), size: CGSize(width: 100, height: 100))
    func shown(_ color: [UInt8]) throws -> Bool {
      try Pixels(mounted.root).colors(in: CGRect(0, 0, 100, 100)).contains(color)
    }
    #expect(try shown([0, 255, 0]))
    try await mounted.root.find(role: .button, name: "Change").click()
    #expect(try shown([255, 0, 0]) && !shown([0, 255, 0]))
    #expect(log.take() == ["inside"])
  }

  // MARK: The theme's

  @Test("PT3 (part) styles of the theme are its colours, and fills and placeholders are its colour for text, weaker")
  func themeStyles() async throws {
    #expect(try await pixel(Rectangle().fill(.windowBackground)) == [0xf6, 0xf5, 0xf4])
    #expect(try await pixel(Rectangle().fill(.selection)) == [0x35, 0x84, 0xe4])
    #expect(try await pixel(Rectangle().fill(.separator)) == [0xcd, 0xc7, 0xc2])
    #expect(try await pixel(Rectangle().fill(.link)) == [0x1b, 0x6a, 0xcb])
    let text = try await pixel(Rectangle().fill(.primary)).map { Double($0) }
    func faded(_ strength: Double) -> [Double] { text.map { (255 + ($0 - 255) * strength).rounded() } }
    for (shown, strength) in [
      (try await pixel(Rectangle().fill(.fill)), 0.1), (try await pixel(Rectangle().fill(.placeholder)), 0.5),
      (try await pixel(Rectangle().fill(.secondary)), 0.55),
      (try await pixel(Rectangle().fill(.fill.secondary)), 0.05),
    ] {
      #expect(zip(shown, faded(strength)).allSatisfy { abs(Double($0) - $1) <= 2 }, "\(strength)")
    }
  }

  /// Squares in the colours that nobody has said.
  private struct Unsaid: View {
    let log: Log

    var body: some View {
      let _ = log.note("squares")
      HStack(spacing: 0) {
        Rectangle().fill(.primary).frame(width: 20, height: 20)
        Rectangle().fill(.secondary).frame(width: 20, height: 20)
      }
    }
  }

  @Test("PT3 on a button that is coloured the first level is the colour of its text, and the second level that at 0.55")
  func levelsInPlace() async throws {
    let button = Button {
    } label: {
      Unsaid(log: Log())
    }.buttonStyle(.borderedProminent)
    let shown = try await Pixels.of(button, length: 100)
    let ground = try #require(shown.colors(in: CGRect(30, 62, 40, 2)).first)
    #expect(shown[40, 50] == [255, 255, 255])
    for (level, below) in zip(shown[60, 50], ground) {
      let expected: Double = 255 * 0.55 + Double(below) * 0.45
      let distance: Double = abs(Double(level) - expected)
      #expect(distance <= 2, "\(shown[60, 50]) on \(ground)")
    }
  }

  @Test("PT3 the levels follow another theme, and no body is evaluated for it")
  func levelsFollowTheme() async throws {
    let settings = ObjectReference(retaining: gtk_settings_get_default().objectAddress)
    let log = Log()
    let size = CGSize(width: 100, height: 100)
    let mounted = try await MountedView(
      ZStack {
        Color.black
        Unsaid(log: log)
      }, size: size)
    #expect(try Pixels(mounted.root)[40, 50] == [0x2e, 0x34, 0x36])
    #expect(log.take() == ["squares"])
    settings["gtk-application-prefer-dark-theme"] = true
    defer { settings["gtk-application-prefer-dark-theme"] = false }
    await Settling.settle()
    let shown = try Pixels(mounted.root)
    #expect(shown[40, 50] == [0xee, 0xee, 0xec])
    // 0.55 of it on black.
    let dimmed: [UInt8] = [131, 131, 130]
    for (level, expected) in zip(shown[60, 50], dimmed) {
      let distance = abs(Int(level) - Int(expected))
      #expect(distance <= 2, "\(shown[60, 50])")
    }
    #expect(log.take() == [])
  }

  // MARK: Text and icons

  @Test("PT4 text and icons show the levels that were said")
  func levelsOfText() async throws {
    func around(_ content: some View) -> some View { content.foregroundStyle(Self.red, Self.green, Self.blue) }
    #expect(try await colors(around(Text("████").foregroundStyle(.secondary))).contains([0, 255, 0]))
    #expect(try await colors(around(Text("████").foregroundStyle(.tertiary))).contains([0, 0, 255]))
    #expect(try await colors(around(Text("████"))).contains([255, 0, 0]))
    let icon = Image(systemName: "edit-copy")
    #expect(try await colors(around(icon.foregroundStyle(.secondary))).contains([0, 255, 0]))
    let joined = Text("██").foregroundStyle(.secondary) + Text("██").foregroundStyle(.tertiary)
    #expect(try await colors(around(joined)).isSuperset(of: [[0, 255, 0], [0, 0, 255]]))
  }

  private struct OfScheme: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? SurroundingStyleTests.blue : SurroundingStyleTests.red
    }
  }

  @Test("PT20 a style of one's own sees the surroundings of shapes, text and icons, and follows them")
  func ownStyle() async throws {
    let dark: [UInt8] = [0, 0, 255]
    func inDark(_ content: some View) -> some View {
      content.foregroundStyle(OfScheme()).environment(\.colorScheme, .dark)
    }
    #expect(try await pixel(inDark(Rectangle())) == dark)
    #expect(try await colors(inDark(Text("████"))).contains(dark))
    #expect(try await colors(inDark(Image(systemName: "edit-copy"))).contains(dark))
    let log = Log()
    let mounted = try await MountedView(Schemes(log: log), size: CGSize(width: 100, height: 100))
    try await mounted.root.find(role: .button, name: "Dark").click()
    let shown = try Pixels(mounted.root).colors(in: CGRect(0, 0, 100, 100))
    #expect(shown.contains(dark) && !shown.contains([255, 0, 0]))
    #expect(log.take() == ["styled"])
  }

  private struct Schemes: View {
    let log: Log
    @State private var isDark = false

    var body: some View {
      VStack {
        Button("Dark") { isDark = true }
        Styled(log: log).environment(\.colorScheme, isDark ? .dark : .light)
      }
    }
  }

  private struct Styled: View {
    let log: Log

    var body: some View {
      let _ = log.note("styled")
      VStack {
        Rectangle().frame(width: 10, height: 10)
        Text("██")
      }.foregroundStyle(OfScheme())
    }
  }

  @Test("PT6 a gradient as the foreground style is mapped to each text and icon")
  func gradientText() async throws {
    let gradient = LinearGradient(colors: [Self.red, Self.blue], startPoint: .leading, endPoint: .trailing)
    let mounted = try await MountedView(
      VStack(spacing: 0) {
        Text("████████")
        Text("████")
      }.foregroundStyle(gradient))
    let pixels = try Pixels(mounted.root)
    for text in ["████████", "████"] {
      let frame = try mounted.root.frame(ofText: text)
      let middle = pixels[Int(frame.midX), Int(frame.midY)]
      #expect(abs(Int(middle[0]) - 128) <= 6 && abs(Int(middle[2]) - 128) <= 6, "\(text)")
      #expect(pixels[Int(frame.minX) + 1, Int(frame.midY)][0] > 235)
    }
  }

  @Test("PT16 a style in a rectangle keeps its place there")
  func inRectangle() async throws {
    let gradient = LinearGradient(colors: [Self.red, Self.blue], startPoint: .top, endPoint: .bottom)
    let placed = Rectangle().fill(gradient.in(CGRect(x: 0, y: 0, width: 40, height: 400)))
    let shown = try await Pixels.of(placed.frame(width: 40, height: 40), length: 60)
    #expect(shown[30, 48][2] >= 20 && shown[30, 48][2] <= 28)
  }
}
