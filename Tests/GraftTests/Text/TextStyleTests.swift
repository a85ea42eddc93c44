import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Colour, weight and slant of text, and how it is broken into lines.
@Suite(.gtk) @MainActor
struct TextStyleTests {
  /// Whether a rectangle of the window has a pixel of a colour, in what GTK paints of a thick text.
  private static func has(_ color: [UInt8], _ frame: CGRect, _ query: WidgetQuery) throws -> Bool {
    try Pixels(query).colors(in: frame).contains(color)
  }

  @Test("the foreground of a container is that of its texts, the nearest wins, and nil is the theme's")
  func foregroundIsInherited() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("█ red")
        Text("█ blue").foregroundStyle(.blue)
        Text("█ theme").foregroundColor(nil)
        Button("█ button") {}
      }.padding().foregroundStyle(Color(red: 1, green: 0, blue: 0)))
    func frame(_ name: String) throws -> CGRect { try mounted.root.frame(ofText: "█ \(name)") }
    #expect(try Self.has([255, 0, 0], frame("red"), mounted.root))
    #expect(try Self.has([0x35, 0x84, 0xe4], frame("blue"), mounted.root))
    #expect(try Self.has([255, 0, 0], frame("button"), mounted.root))
    #expect(try Self.has([255, 0, 0], frame("theme"), mounted.root))
  }

  @Test("a foreground that is taken away leaves the theme's")
  func foregroundIsTakenAway() async throws {
    func content(_ color: Color?) -> some View { VStack { Text("████") }.foregroundColor(color) }
    let mounted = try await MountedView(content(.green))
    let frame = try mounted.root.frame(ofText: "████")
    #expect(try Self.has([0x33, 0xd1, 0x7a], frame, mounted.root))
    mounted.rootView = content(nil)
    await Settling.settle()
    #expect(try !Self.has([0x33, 0xd1, 0x7a], frame, mounted.root))
  }

  @Test("PT2 a level of a style is the inherited colour, less strong")
  func hierarchicalStyles() async throws {
    let mounted = try await MountedView(
      VStack { Text("████").foregroundStyle(.secondary as HierarchicalShapeStyle) }.padding().foregroundStyle(.black))
    let pixels = try Pixels(mounted.root)
    let background = pixels[0, 0].map { Int($0) }
    // Half of black leaves half of what is behind.
    let mixed = background.map { (Double($0) * 0.5).rounded() }
    let colors = try pixels.colors(in: mounted.root.frame(ofText: "████"))
    #expect(colors.contains { zip($0, mixed).allSatisfy { abs(Double($0) - $1) <= 2 } })
  }

  @Test("TX1 texts of several looks are joined into one, and each keeps its own")
  func textsAreJoined() async throws {
    let mounted = try await MountedView(
      (Text("plain ") + Text("bold").bold() + Text("ü").foregroundColor(.red) + Text("█").foregroundColor(.blue))
        .foregroundColor(.green))
    #expect(mounted.root.texts == ["plain boldü█"])
    let colors = try Pixels(mounted.root).colors(in: mounted.root.frame(ofText: "plain boldü█"))
    #expect(colors.contains([0x35, 0x84, 0xe4]))
    #expect(try idealSize(of: Text("a") + Text("b").bold()).width > idealSize(of: Text("ab")).width)
    let paragraph = GtkHostingWidget(rootView: (Text("aaaa ") + Text("bbbb").bold()).lineLimit(1))
    let word = try idealSize(of: Text("aaaa"))
    #expect(paragraph.sizeThatFits(in: ProposedViewSize(width: word.width, height: nil)).height == word.height)
  }

  @Test("bold is wider, and the looks of a text can be turned off")
  func looksCanBeTurnedOff() throws {
    let plain = try idealSize(of: Text("some words"))
    #expect(try idealSize(of: Text("some words").bold()).width > plain.width)
    #expect(try idealSize(of: Text("some words").bold(false)) == plain)
    #expect(try idealSize(of: Text("some words").italic(false).underline(false).strikethrough(false)) == plain)
  }

  @Test("TX10 a text of limited lines ends with an ellipsis, and nil lifts the limit")
  func linesAreLimited() throws {
    let host = { (limit: Int?) in
      GtkHostingWidget(rootView: Text("several words that need some lines").lineLimit(limit))
    }
    try PrivateDisplay.start()
    let line = host(nil).sizeThatFits(in: .unspecified)
    let narrow = ProposedViewSize(width: line.width / 4, height: nil)
    #expect(host(1).sizeThatFits(in: narrow).height == line.height)
    #expect(host(2).sizeThatFits(in: narrow).height == line.height * 2)
    #expect(host(nil).sizeThatFits(in: narrow).height > line.height * 2)
    #expect(host(0).sizeThatFits(in: narrow).height == line.height)
    let lifted = GtkHostingWidget(
      rootView: VStack { Text("several words that need some lines").lineLimit(nil) }.lineLimit(1))
    #expect(lifted.sizeThatFits(in: narrow) == host(nil).sizeThatFits(in: narrow))
  }

  @Test("TX11 of a range of lines the upper end is the limit, and room is kept for the lower end")
  func rangesOfLines() throws {
    try PrivateDisplay.start()
    let text = Text("several words that need some lines")
    let narrow = ProposedViewSize(
      width: GtkHostingWidget(rootView: text).sizeThatFits(in: .unspecified).width / 4, height: nil)
    func height(_ view: some View) -> CGFloat { GtkHostingWidget(rootView: view).sizeThatFits(in: narrow).height }
    #expect(height(text.lineLimit(1...2)) == height(text.lineLimit(2)))
    #expect(height(text.lineLimit(...2)) == height(text.lineLimit(2)))
    #expect(height(text.lineLimit(2)) < height(text))
    #expect(height(text.lineLimit(1...)) == height(text))
    let line = height(Text("a"))
    #expect(height(Text("a").lineLimit(2...4)) == line * 2)
    #expect(height(Text("a").lineLimit(3...)) == line * 3)
    #expect(height(Text("a").lineLimit(3, reservesSpace: true)) == line * 3)
    #expect(height(Text("a").lineLimit(...4)) == line)
  }
}
