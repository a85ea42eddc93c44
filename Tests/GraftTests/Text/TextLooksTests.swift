import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Weights, designs and digits of fonts, told apart by the size of the text.
@Suite(.gtk) @MainActor
struct TextLooksTests {
  private static let sample = "a text of some length"

  private static var text: Text { Text(sample) }

  private func width(_ view: some View) throws -> CGFloat { try idealSize(of: view).width }

  @Test("a font's weight is that of the text, and a weight of the text's own comes first")
  func weights() throws {
    let (regular, bold) = (try width(Self.text), try width(Self.text.bold()))
    #expect(bold > regular)
    #expect(try width(Self.text.font(.system(.body, weight: .bold))) == bold)
    #expect(try width(Self.text.font(.body.weight(.bold))) == bold)
    #expect(try width(Self.text.font(.headline).fontWeight(.regular)) == regular)
    #expect(try width(Self.text.fontWeight(.bold).fontWeight(.regular)) == bold)
    #expect(try width(Self.text.font(.headline).fontWeight(nil)) == bold)
  }

  @Test("letters of one width, of a fixed size or the theme's")
  func monospaced() throws {
    for font in [Font.system(.body, design: .monospaced), .system(size: 14, design: .monospaced), .body.monospaced()] {
      #expect(try width(Text("iiii").font(font)) == width(Text("mmmm").font(font)))
    }
    #expect(try width(Text("iiii").monospaced()) == width(Text("mmmm").fontDesign(.monospaced)))
    #expect(try width(Text("iiii")) < width(Text("mmmm")))
    #expect(try width(Text("iiii").monospaced(false)) == width(Text("iiii")))
  }

  @Test("a font by its name is the one of that name")
  func customFont() throws {
    #expect(
      try width(Text("iiii").font(.custom("monospace", size: 14)))
        == width(Text("mmmm").font(.custom("monospace", fixedSize: 14))))
    #expect(
      try width(Self.text.font(.custom("monospace", size: 28))) > width(Self.text.font(.custom("monospace", size: 14))))
  }

  @Test("a weight, a slant and a design of a container are those of its texts, and the nearest wins")
  func looksAreInherited() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("far")
        VStack { Text("mmmm") }.bold(false)
        Text("iiii").font(.title)
      }.bold().monospaced())
    #expect(try mounted.root.frame(ofText: "far").size == idealSize(of: Text("far").bold().monospaced()))
    #expect(try mounted.root.frame(ofText: "mmmm").size == idealSize(of: Text("mmmm").monospaced()))
    #expect(try mounted.root.frame(ofText: "iiii").size == idealSize(of: Text("iiii").font(.title).bold().monospaced()))
  }

  @Test("a weight that a container takes away is gone from its texts")
  func lookIsTakenAway() async throws {
    func content(_ weight: Font.Weight?) -> some View { VStack { Text(Self.sample) }.fontWeight(weight) }
    let mounted = try await MountedView(content(.black), size: CGSize(width: 600, height: 100))
    let label = try mounted.root.find(role: .label)
    #expect(try label.frame.size == idealSize(of: Self.text.fontWeight(.black)))
    mounted.rootView = content(nil)
    await Settling.settle()
    #expect(try label.frame.size == idealSize(of: Self.text))
  }

  @Test(
    "slanted text and lines below and through text are what Pango is told",
    arguments: ["italic", "underline", "strikethrough"])
  func lines(name: String) async throws {
    let mounted = try await MountedView(
      VStack {
        switch name {
        case "italic": Text("text").italic(false).font(.body.italic())
        case "underline": HStack { Text("text") }.underline()
        default: HStack { Text("text") }.strikethrough()
        }
      })
    let label = try mounted.root.find(role: .label).widget
    let attributes = pango_attr_list_to_string(TextWidget.attributes(of: label.pointer))
    defer { g_free(attributes) }
    let expected = ["italic": "style italic", "underline": "underline single", "strikethrough": "strikethrough true"]
    #expect(attributes.map { String(cString: $0) }?.contains(expected[name]!) == true)
  }
}
