import Foundation
import InlineMarkdown
import Testing

/// Values in a text with signs.
struct ArgumentTests {
  private static func shown(_ pieces: MarkdownPiece...) -> String {
    InlineMarkdownTests.shown(MarkdownRun.runs(of: pieces))
  }

  @Test("values are put in after the signs were read, and have the look of their place")
  func looks() {
    #expect(Self.shown(.text("**"), .argument(0), .text("**")) == "b(#0)")
    #expect(Self.shown(.text("a *b "), .argument(0), .text("* `"), .argument(1), .text("`")) == "a i(b )i(#0) c(#1)")
    #expect(Self.shown(.text("["), .argument(0), .text("](u)")) == "(#0→u)")
    #expect(Self.shown(.argument(1), .argument(0)) == "#1#0")
  }

  @Test("a value counts as a letter: signs beside it are as beside one")
  func flanking() {
    #expect(Self.shown(.argument(0), .text("*"), .argument(1), .text("*")) == "#0i(#1)")
    #expect(Self.shown(.argument(0), .text("_"), .argument(1), .text("_")) == "#0_#1_")
    #expect(Self.shown(.text("* "), .argument(0), .text(" *")) == "* #0 *")
    #expect(Self.shown(.text("\\"), .argument(0), .text("&"), .argument(1), .text(";")) == "\\#0&#1;")
    #expect(Self.shown(.text("<a:"), .argument(0), .text(">")) == "<a:#0>")
  }

  @Test("the address of a link can have values in it")
  func addresses() {
    #expect(Self.shown(.text("[t]("), .argument(0), .text(")")) == "(t→#0)")
    #expect(
      Self.shown(.text("[t](https://a/"), .argument(0), .text("?b="), .argument(1), .text(")"))
        == "(t→https://a/#0?b=#1)")
    #expect(Self.shown(.text("[t](<"), .argument(0), .text(">)")) == "(t→#0)")
    #expect(
      Self.shown(.text("https://a/"), .argument(0), .text(". b")) == "(https://a/→https://a/#0)(#0→https://a/#0). b")
  }

  @Test("texts that follow each other are read as one, and empty ones are nothing")
  func joined() {
    #expect(Self.shown(.text("*"), .text("*a*"), .text("*")) == "b(a)")
    #expect(MarkdownRun.runs(of: [.text(""), .argument(0), .text("a"), .text("")]).count == 2)
    #expect(MarkdownRun.runs(of: [.text("*a*b"), .text("c")]).count == 2)
    #expect(MarkdownRun.runs(of: []).isEmpty)
  }

  @Test(
    "what is long takes time in proportion",
    arguments: [
      "*a ", "a* ", "*a* ", "**a *b** ", "[", "[a](", "`", "![", "~a ", "_a*", "<", "<a", "&", "[a](u) ", "(", "]",
      "^[a](", "[a](u (", "[a](<u", "[a](u '", "_www.a", "www.a/", "www.a(", "www.a);", "http://a_", "a@", "a.@",
      "a@b.c ", "[[a](u) www.a ", "![[a](u) www.a ",
    ])
  func long(part: String) {
    let time = { (count: Int) in
      let start = Self.threadTime
      _ = MarkdownRun.runs(of: [.text(String(repeating: part, count: count))])
      return Self.threadTime - start
    }
    _ = time(10)
    let (short, long) = (time(250), time(4000))
    #expect(long < short * 60 + .milliseconds(50), "\(short) \(long)")
  }

  /// How long this thread has run: what others do beside it counts for nothing.
  private static var threadTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  private static let tokens = "**__~`[]()<>!\\&;^ \nax:".map { String($0) } + ["www.", "https://", "@", "a.", "@a.x"]

  /// The letters and the values, in order.
  private static func kept(_ pieces: [MarkdownPiece]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text.filter(\.isLetter)
      case .argument(let number): "\(number)"
      }
    }.joined()
  }

  @Test("no text of signs and addresses loses a value or a letter")
  func random() {
    var (state, addresses): (UInt64, Int) = (5, 0)
    for _ in 0..<400 {
      var pieces: [MarkdownPiece] = []
      for number in 0..<8 {
        var text = ""
        for _ in 0..<3 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          text += Self.tokens[Int((state >> 33) % UInt64(Self.tokens.count))]
        }
        pieces += [.text(text), .argument(number)]
      }
      let runs = MarkdownRun.runs(of: pieces)
      // What is said in brackets behind others is not shown.
      if "\(pieces)".contains("](") { continue }
      #expect(Self.kept(runs.map(\.content)) == Self.kept(pieces), "\(pieces)")
      if runs.contains(where: { $0.link != nil }) { addresses += 1 }
    }
    #expect(addresses > 0)
  }
}
