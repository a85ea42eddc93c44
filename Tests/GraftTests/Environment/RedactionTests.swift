import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What is shown in place of content that is hidden.
@Suite(.gtk) @MainActor
struct RedactionTests {
  fileprivate static let red = Color(red: 1, green: 0, blue: 0)
  private static let letters: [UInt8] = [255, 0, 0]
  /// Red at 0.16 over white.
  private static let bar: [UInt8] = [255, 214, 214]
  private static let room = CGRect(x: 0, y: 0, width: 80, height: 80)

  private func colors(_ view: some View) async throws -> Set<[UInt8]> {
    try await Pixels.of(view.foregroundStyle(Self.red), length: 80).colors(in: Self.room)
  }

  private static func near(_ color: [UInt8], _ wanted: [UInt8]) -> Bool {
    zip(color, wanted).allSatisfy { abs(Int($0) - Int($1)) <= 2 }
  }

  @Test("TX31 a placeholder has bars in place of a text, which keeps its size, and a plain fill in place of an image")
  func placeholder() async throws {
    let text = Text("several words in some lines")
    let shown = try await colors(text)
    let hidden = try await colors(text.redacted(reason: .placeholder))
    #expect(shown.contains(Self.letters) && !hidden.contains(Self.letters))
    #expect(hidden.contains { Self.near($0, Self.bar) })
    #expect(try idealSize(of: text.redacted(reason: .placeholder)) == idealSize(of: text))
    let image = Image(systemName: "edit-copy").resizable().frame(width: 80, height: 80)
    let fill = try await colors(image.redacted(reason: .placeholder))
    #expect(fill.count == 1 && fill.allSatisfy { Self.near($0, Self.bar) })
  }

  @Test("TX31 each line of a text is a bar as wide as the line")
  func lines() async throws {
    let text = Text(verbatim: "mmmmm\nm").foregroundStyle(Self.red).redacted(reason: .placeholder)
    let size = try idealSize(of: text)
    let pixels = try await Pixels.of(text, length: 80)
    let (left, top) = (Int(40 - size.width / 2), Int(40 - size.height / 2))
    func isBar(_ x: Int, _ y: Int) -> Bool { Self.near(pixels[x, y], Self.bar) }
    let (first, second) = (top + Int(size.height / 4), top + Int(size.height * 3 / 4))
    #expect(isBar(left + 3, first) && isBar(left + Int(size.width) - 4, first))
    #expect(isBar(left + 3, second) && !isBar(left + Int(size.width) - 4, second))
    #expect(!isBar(left + 3, top + Int(size.height / 2)))
  }

  @Test("TX31 reasons join, are read from the environment, and end at what is said not to be redacted")
  func reasons() async throws {
    struct Reader: View {
      @Environment(\.redactionReasons) var reasons
      let log: Log
      let place: String
      var body: some View {
        let _ = log.note("\(place) \(reasons.rawValue)")
        Text("read").foregroundStyle(RedactionTests.red)
      }
    }
    let log = Log()
    _ = try await MountedView(
      VStack {
        Reader(log: log, place: "outside")
        VStack {
          Reader(log: log, place: "within").redacted(reason: .privacy)
          Reader(log: log, place: "below").unredacted()
        }
        .redacted(reason: .placeholder)
      })
    #expect(log.entries == ["outside 0", "within 3", "below 0"])
    let shown = try await colors(Text("shown").unredacted().redacted(reason: .placeholder))
    #expect(shown.contains(Self.letters))
  }

  @Test("TX31 a button that is redacted later keeps its identity, and acts")
  func controls() async throws {
    let log = Log()
    func content(_ reasons: RedactionReasons) -> some View {
      Button("press") { log.note("pressed") }.redacted(reason: reasons)
    }
    let mounted = try await MountedView(content([]))
    let button = try mounted.root.find(role: .button, name: "press")
    mounted.rootView = content(.placeholder)
    await Settling.settle()
    #expect(try mounted.root.find(role: .button, name: "press").widget.pointer == button.widget.pointer)
    try await button.click()
    #expect(log.entries == ["pressed"])
  }

  @Test("what is marked as sensitive is hidden for privacy alone, with its name, and nothing else is")
  func privacy() async throws {
    let text = Text("secret").privacySensitive()
    #expect(try await colors(text).contains(Self.letters))
    #expect(try await !colors(text.redacted(reason: .privacy)).contains(Self.letters))
    #expect(try await colors(Text("open").redacted(reason: .privacy)).contains(Self.letters))
    #expect(try await colors(text.redacted(reason: .invalidated)).contains(Self.letters))
    let mounted = try await MountedView(text.redacted(reason: .privacy))
    #expect(try mounted.root.find(role: .label).accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) ?? "" == "")
    let image = Image(systemName: "edit-copy").privacySensitive()
    let hidden = try await MountedView(image.redacted(reason: .privacy))
    #expect(try hidden.root.find(role: .image).accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) ?? "" == "")
    #expect(try await MountedView(image).root.findAll(role: .image, name: "edit copy").count == 1)
  }
}
