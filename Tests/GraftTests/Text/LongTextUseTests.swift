import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Long texts that are selected, have links, or are cut elsewhere than at their end.
@Suite(.gtk) @MainActor
struct LongTextUseTests {
  /// A megabyte.
  private static let lines = (1...100_000).map { "line \($0)" }.joined(separator: "\n")

  /// What is on the clipboard of a widget's display.
  private func copied(_ widget: FoundWidget) -> String? {
    let provider = gdk_clipboard_get_content(gtk_widget_get_clipboard(widget.widget.widgetPointer))
    var value = GValue()
    g_value_init(&value, g_type_from_name("gchararray"))
    defer { g_value_unset(&value) }
    guard let provider, gdk_content_provider_get_value(provider, &value, nil) != 0 else { return nil }
    return g_value_get_string(&value).map { String(cString: $0) }
  }

  /// How many bytes are broken into lines while a view is shown.
  private func brokenBytes(_ view: some View) async throws -> Int {
    let before = TextWidget.brokenBytes
    let mounted = try await MountedView(view, size: CGSize(width: 300, height: 300))
    defer { withExtendedLifetime(mounted) {} }
    return TextWidget.brokenBytes - before
  }

  @Test("TX32 no more is broken into lines than is seen of a text that is selectable, linked or cut in its middle")
  func costs() async throws {
    let text = Text(Self.lines)
    func framed(_ view: some View) -> some View { view.frame(width: 200, height: 60) }
    #expect((1...8 * 2_048).contains(try await brokenBytes(framed(text.textSelection(.enabled)))))
    #expect((1...8 * 2_048).contains(try await brokenBytes(framed(Text("[a](https://one.example) ") + text))))
    #expect((1...8 * 2_048).contains(try await brokenBytes(framed(text.truncationMode(.middle)))))
    let word = Text(String(repeating: "a", count: 1_000_000)).truncationMode(.head).lineLimit(1)
    #expect((1...8 * 16_384).contains(try await brokenBytes(framed(word))))
  }

  @Test("TX32 a small frame around a stack with a long text lays no more of it out than a few pieces")
  func stack() async throws {
    let stack = VStack {
      Text(Self.lines)
      VStack {
        Text(Self.lines)
        Text("below")
      }
      Text("end")
    }
    #expect((1...40 * 2_048).contains(try await brokenBytes(stack.frame(width: 200, height: 120))))
  }

  @Test("TX32 a long text is selected over its pieces by the pointer and by keys")
  func selection() async throws {
    let mounted = try await MountedView(
      Text(Self.lines).textSelection(.enabled).frame(width: 200, height: 200),
      size: CGSize(width: 200, height: 200))
    let text = try mounted.root.find(role: .label)
    try await text.doubleClick(at: CGPoint(x: 4, y: 4))
    try await text.press("c", modifiers: .control)
    #expect(copied(text) == "line")
    try await text.press("a", modifiers: .control)
    try await text.press("c", modifiers: .control)
    #expect(copied(text) == Self.lines)
    try await text.click(at: CGPoint(x: 0, y: 4))
    try await text.press("End", modifiers: .shift)
    for _ in 1...3 { try await text.press("Left", modifiers: .shift) }
    try await text.press("c", modifiers: .control)
    #expect(copied(text) == String(Self.lines.dropLast(3)))
  }

  @Test("TX32 keys move the end of a selection from one piece of a long text to the next and back")
  func pieces() async throws {
    // Lines of 255 letters, of which eight are a piece: what a step costs Pango grows with the square of a line.
    let line = String(repeating: "a", count: 255)
    func lines(_ count: Int) -> String { Array(repeating: line, count: count).joined(separator: "\n") }
    let mounted = try await MountedView(
      Text(lines(80)).textSelection(.enabled).lineLimit(9), size: CGSize(width: 200, height: 200))
    let text = try mounted.root.find(role: .label)
    try await text.click(at: CGPoint(x: 0, y: 4))
    // By words a key goes to the end of a line, and then to the beginning of the next.
    for _ in 1...17 { try await text.press("Right", modifiers: [.control, .shift]) }
    try await text.press("c", modifiers: .control)
    #expect(copied(text) == lines(9))
    for _ in 1...3 { try await text.press("Left", modifiers: [.control, .shift]) }
    try await text.press("c", modifiers: .control)
    #expect(copied(text) == lines(7) + "\n")
  }

  @Test("TX32 a link in a later piece of a long text opens by a click and by keys")
  func links() async throws {
    let log = Log()
    func lines(_ count: Int) -> String {
      Array(repeating: String(repeating: "m", count: 30), count: count).joined(separator: "\n")
    }
    func height(_ count: Int) throws -> CGFloat { try idealSize(of: Text(lines(count)).font(.system(size: 4))).height }
    let text = Text(lines(100) + "\n") + Text("[wwwwww](https://one.example)") + Text("\n" + Self.lines)
    let mounted = try await MountedView(
      text.font(.system(size: 4)).frame(width: 400, height: 900, alignment: .top)
        .environment(
          \.openURL,
          OpenURLAction { url in
            log.note(url.absoluteString)
            return .handled
          }), size: CGSize(width: 400, height: 900))
    let label = try mounted.root.find(role: .label)
    try await label.click(at: CGPoint(x: 4, y: (height(100) + height(101)) / 2))
    #expect(log.take() == ["https://one.example"])
    try await label.press("Tab")
    try await label.press("Return")
    #expect(log.take() == ["https://one.example"])
  }

  @Test(
    "TX32 a long text that is cut at its beginning or in its middle shows its end as a short one does",
    arguments: [Text.TruncationMode.head, .middle])
  func cuts(mode: Text.TruncationMode) async throws {
    func picture(_ count: Int) async throws -> [[UInt8]] {
      let text = "begin " + String(repeating: "a", count: count) + " end"
      let pixels = try await Pixels.of(
        Text(text).truncationMode(mode).lineLimit(1).frame(width: 100, height: 40), length: 120)
      return (0..<120).flatMap { y in (0..<120).map { x in pixels[x, y] } }
    }
    // An odd number, as what is laid out of the long one has.
    let short = try await picture(201)
    #expect(Set(short).count > 3)
    #expect(try await picture(50_000) == short)
  }
}
