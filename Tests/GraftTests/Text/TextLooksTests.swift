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

  /// What Pango is told of a text, as it writes it down.
  private func attributes(_ view: some View) async throws -> String {
    let label = try await MountedView(view).root.find(role: .label).widget
    let text = TextWidget.attributes(of: label.pointer).flatMap { pango_attr_list_to_string($0) }
    defer { g_free(text) }
    return text.map { String(cString: $0) } ?? ""
  }

  @Test("TX4 what is said of the looks of a text makes a text, which can be joined")
  func looksOfTexts() async throws {
    let text: Text = Text("a").font(.title).fontWeight(.heavy).bold().italic().underline().strikethrough()
      .foregroundStyle(.red).kerning(1).tracking(2).baselineOffset(3).monospaced().monospacedDigit()
      .fontDesign(.serif).fontWidth(.condensed).textScale(.secondary)
    let told = try await attributes(text + Text("b"))
    for look in [
      "scale 1.28", "weight ultrabold", "style italic", "underline single", "strikethrough true", "foreground #",
      "letter-spacing 2048", "rise 3072", "font-features \"tnum=1\"", "family \"monospace\"", "stretch condensed",
    ] { #expect(told.contains("0 1 \(look)"), "\(look) in \(told)") }
    #expect(!told.contains("1 2"))
  }

  @Test("TX5 a text's own look comes first, and one that is said not to be switches off that from around")
  func looksAreSwitchedOff() async throws {
    let plain = Text("text").bold(false).italic(false).underline(false).strikethrough(false).fontWeight(nil)
    #expect(
      try await attributes(VStack { plain }.bold().italic().underline().strikethrough().fontWeight(.black)) == "")
    let own = VStack { VStack { Text("text").kerning(1).fontWeight(.light) }.kerning(2).baselineOffset(2) }
    let told = try await attributes(own.baselineOffset(3).bold())
    #expect(told.contains("letter-spacing 1024") && told.contains("rise 2048") && told.contains("weight light"))
  }

  @Test("TX6 tracking comes before kerning, a line has its colour, and an offset raises the letters")
  func spacing() async throws {
    let text = Text("aaaa")
    #expect(try width(text.kerning(20).tracking(2)) == width(text.tracking(2)))
    #expect(try width(text.kerning(20)) > width(text.tracking(2)) && width(text.tracking(2)) > width(text))
    let told = try await attributes(text.underline(color: Color(red: 1, green: 0, blue: 0)).baselineOffset(5))
    #expect(told.contains("underline-color #ffff00000000") && told.contains("rise 5120"))
    #expect(try await attributes(text.underline()).contains("color") == false)
  }

  @Test("TX28 texts are shown in capitals by the rules of the locale, and are called what they say")
  func capitals() async throws {
    func content(_ letters: Text.Case?, _ locale: String) -> some View {
      VStack {
        Text("straße in") + Text("i").bold()
        VStack { Text("Own") }.textCase(nil)
      }
      .textCase(letters).environment(\.locale, Locale(identifier: locale))
    }
    let mounted = try await MountedView(content(.uppercase, "de_DE"))
    #expect(mounted.root.texts == ["STRASSE INI", "Own"])
    let label = try mounted.root.find(role: .label, name: "straße ini")
    mounted.rootView = content(.uppercase, "tr_TR")
    await Settling.settle()
    #expect(label.text == "STRASSE İNİ")
    mounted.rootView = content(.lowercase, "de_DE")
    await Settling.settle()
    #expect(mounted.root.texts == ["straße ini", "Own"])
  }

  @Test("TX15 room is put between lines, and none above the first and below the last")
  func lineSpacing() throws {
    try PrivateDisplay.start()
    func height(_ view: some View, _ limit: CGFloat? = nil) -> CGFloat {
      GtkHostingWidget(rootView: view).sizeThatFits(in: ProposedViewSize(width: nil, height: limit)).height
    }
    let text = Text("one\ntwo\nthree")
    #expect(height(text.lineSpacing(10)) == height(text) + 20)
    #expect(height(Text("one").lineSpacing(10)) == height(Text("one")))
    #expect(height(text.lineLimit(2).lineSpacing(10)) == height(text.lineLimit(2)) + 10)
  }

  @Test("TX34 lines are as high as is said: a length, a multiple of the letters' size, or that and a length")
  func lineHeight() throws {
    try PrivateDisplay.start()
    func height(_ view: some View) -> CGFloat {
      GtkHostingWidget(rootView: view).sizeThatFits(in: .unspecified).height
    }
    let text = Text("one\ntwo\nthree").font(.system(size: 15))
    #expect(height(text.lineHeight(.exact(points: 40))) == 120)
    #expect(height(Text("one").lineHeight(.exact(points: 40))) == 40)
    #expect(height(text.lineHeight(.multiple(factor: 2))) == 120)
    #expect(height(text.lineHeight(.leading(increase: 5))) == 75)
    #expect(height(text.lineHeight(.loose)) > height(text.lineHeight(.normal)))
    #expect(height(text.lineHeight(.normal)) > height(text.lineHeight(.tight)))
    for own in [nil, .variable, .exact(points: .nan), .multiple(factor: -1)] as [AttributedString.LineHeight?] {
      #expect(height(text.lineHeight(own)) == height(text))
    }
    #expect(height(text.lineHeight(.exact(points: 40)).lineSpacing(10).lineLimit(2)) == 90)
    let mixed = (Text("one ") + Text("two").font(.system(size: 30))).font(.system(size: 15))
    #expect(height(mixed.lineHeight(.multiple(factor: 2))) == 80)
  }

  @Test("TX30 letters of one width, of a fixed size or the theme's")
  func monospaced() throws {
    for font in [Font.system(.body, design: .monospaced), .system(size: 14, design: .monospaced), .body.monospaced()] {
      #expect(try width(Text("iiii").font(font)) == width(Text("mmmm").font(font)))
    }
    #expect(try width(Text("iiii").monospaced()) == width(Text("mmmm").fontDesign(.monospaced)))
    #expect(try width(Text("iiii")) < width(Text("mmmm")))
    #expect(try width(Text("iiii").monospaced(false)) == width(Text("iiii")))
    #expect(try width(Text("1111").monospacedDigit()) == width(Text("8888").monospacedDigit()))
  }

  @Test("TX30 a size in points is that whatever the theme, and a counter of digits of one width moves no neighbour")
  func sizes() async throws {
    let mounted = try await MountedView(
      HStack {
        Text("1").font(.system(size: 14)).monospacedDigit(); Text("next")
      })
    let place = try mounted.root.frame(ofText: "next")
    mounted.rootView = HStack {
      Text("8").font(.system(size: 14)).monospacedDigit(); Text("next")
    }
    await Settling.settle()
    #expect(try mounted.root.frame(ofText: "next") == place)
    let settings = try #require(gtk_settings_get_default())
    let before = try idealSize(of: Text("size").font(.system(size: 20)))
    let body = try idealSize(of: Text("size"))
    let name = ObjectReference(retaining: settings.objectAddress)
    let former: String = name["gtk-font-name"]
    defer { name["gtk-font-name"] = former }
    name["gtk-font-name"] = "DejaVu Sans 22"
    await Settling.settle()
    #expect(try idealSize(of: Text("size").font(.system(size: 20))) == before)
    #expect(try idealSize(of: Text("size")).height > body.height)
  }

  @Test("TX30 a family that is not installed is shown as the desktop's own, and reported once")
  func missingFont() throws {
    let text = Text("mmmm").font(.custom("No Such Family", size: 14))
    #expect(try idealSize(of: text) == idealSize(of: Text("mmmm").font(.system(size: 14))))
    #expect(
      try idealSize(
        of: VStack {
          text; text
        }
      ).width > 0)
    #expect(Diagnostics.recorded.map(\.kind) == [.missingFont])
    #expect(Diagnostics.recorded.first?.message.contains("'No Such Family'") == true)
    Diagnostics.removeAll()
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
