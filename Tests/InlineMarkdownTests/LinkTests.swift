import InlineMarkdown
import Testing

/// Links.
struct LinkTests {
  @Test(
    "a link is its text with its address, in each form",
    arguments: [
      ("[t](https://u)", "(t→https://u)"), ("a [t](u) b", "a (t→u) b"), ("[t](<a b>)", "(t→a b)"),
      ("[t](u \"x\")", "(t→u)"),
      ("[t](u 'x')", "(t→u)"), ("[t](u (x))", "(t→u)"), ("[t]( u )", "(t→u)"), ("[t](a(b)c)", "(t→a(b)c)"),
      (#"[t](a\)b)"#, "(t→a)b)"), ("[t](mailto:a@b.c?d=e&f)", "(t→mailto:a@b.c?d=e&f)"), ("[a\nb](u)", "(a\nb→u)"),
      ("[t](a_b_c*d*)", "(t→a_b_c*d*)"), ("[t]()", "t"), ("[](u)", ""), ("[t](u)[s](v)", "(t→u)(s→v)"),
    ])
  func links(text: String, result: String) { #expect(shown(text) == result) }

  @Test(
    "a link can have looks inside of it and around it",
    arguments: [
      ("[**b** c](u)", "b(b→u)( c→u)"), ("**[t](u)**", "b(t→u)"), ("*a [b*](u)", "*a (b*→u)"),
      ("[a *b](u)*", "(a *b→u)*"),
      ("[`]`](u)", "c(]→u)"), ("*[a*](u)", "*(a*→u)"), ("**a [b](u) c**", "b(a )b(b→u)b( c)"),
      ("[a [b] c](u)", "(a [b] c→u)"),
      ("~~[t](u)~~", "s(t→u)"),
    ])
  func looks(text: String, result: String) { #expect(shown(text) == result) }

  @Test(
    "a link that is not well-formed is shown as typed",
    arguments: [
      "[t]", "[t] (u)", "[t](u", "[t](a b)", "[t](<a", "[t](<a\nb>)", "[t](u \"x)", "t](u)", "[t",
      "[t][r]", "[t]:u",
      "[t](a(b)", "]", "[", "[]", "![", "^[", "^[a]", "^[a](b", "[t](\(String(repeating: "(", count: 40))",
    ])
  func malformed(text: String) { #expect(shown(text) == text) }

  @Test("links do not lie in each other: the inner one counts")
  func nested() { #expect(shown("[a [b](u) c](v)") == "[a (b→u) c](v)") }

  @Test(
    "an address in angle brackets is a link to itself",
    arguments: [
      ("<https://a.b/c_d_e>", "(https://a.b/c_d_e→https://a.b/c_d_e)"), ("<a@b.c>", "(a@b.c→mailto:a@b.c)"),
      ("**<x-y:z>**", "b(x-y:z→x-y:z)"), ("<a:b c>", "<a:b c>"), ("<a>", "<a>"), ("< a:b>", "< a:b>"), ("<ab:", "<ab:"),
      ("1 < 2", "1 < 2"),
      ("<a@b@c>", "<a@b@c>"), ("<b class=\"x\">", "<b class=\"x\">"),
    ])
  func autolinks(text: String, result: String) { #expect(shown(text) == result) }

  /// A text with signs around the addresses in it that lead to themselves.
  private func addresses(in text: String) -> String {
    MarkdownRun.runs(of: [.text(text)]).map { run in
      guard case .text(let words) = run.content, run.link == [run.content] else { return shown([run]) }
      return "‹\(words)›"
    }.joined()
  }

  @Test(
    "an address without signs around it is a link to itself, without what belongs to the sentence around it",
    arguments: [
      ("See https://a.b.", "See ‹https://a.b›."), ("http://a.b/c_d_e?f=g#h", "‹http://a.b/c_d_e?f=g#h›"),
      ("FTP://a.b", "‹FTP://a.b›"), ("https://localhost:80/", "‹https://localhost:80/›"),
      ("https://a.b/c(d)e", "‹https://a.b/c(d)e›"), ("(https://a.b/c(d))", "(‹https://a.b/c(d)›)"),
      ("https://a.b))?!", "‹https://a.b›))?!"), ("https://a.b/c&amp;", "‹https://a.b/c›&"),
      ("https://a.b/c;", "‹https://a.b/c›;"), ("https://a.b<c", "‹https://a.b›<c"),
      ("\"https://a.b\", https://c.d", "\"‹https://a.b›\", ‹https://c.d›"), ("访问https://a.b", "访问‹https://a.b›"),
      ("1https://a.b", "1‹https://a.b›"),
    ])
  func addresses(text: String, result: String) { #expect(addresses(in: text) == result) }

  @Test(
    "an address can have looks around it, and is none in code, in the text of a link, in a word and without a host",
    arguments: [
      ("www.a.b", "(www.a.b→http://www.a.b)"), ("(www.a.b/c)", "((www.a.b/c→http://www.a.b/c))"),
      ("**https://a.b/c*d**", "b(https://a.b/c*d→https://a.b/c*d)"), ("~~www.a.b~~", "s(www.a.b→http://www.a.b)"),
      ("`https://a.b`", "c(https://a.b)"), ("[https://a.b](u)", "(https://a.b→u)"), ("[https://a.b]", "[https://a.b]"),
      ("xhttps://a.b", "xhttps://a.b"), ("https://", "https://"), ("https:///a", "https:///a"),
      ("x-www.a.b", "x-www.a.b"), ("http://a_b", "http://a_b"), ("https://a.b_c", "https://a.b_c"), ("www.", "www."),
      ("http:/a", "http:/a"), ("how www", "how www"), ("Www.a.b", "Www.a.b"), ("wWw.a.b", "wWw.a.b"),
      ("访问www.a.b", "访问www.a.b"), ("http://a_http://b", "http://a_(http://b→http://b)"),
      ("www.a_www.b_www.c", "www.a_www.b_(www.c→http://www.c)"),
      ("[a [b](u) https://c.d ](e)", "[a (b→u) (https://c.d→https://c.d) ](e)"),
      ("[a [b](u)] [https://c.d](e)", "[a (b→u)] (https://c.d→e)"), ("![[b](u) https://c.d](e)", "(b→u) https://c.d"),
    ])
  func addressesAmongSigns(text: String, result: String) { #expect(shown(text) == result) }

  @Test(
    "an address of mail without signs around it is a link that writes there",
    arguments: [
      ("to a.b-c_d+e@f.g.", "to (a.b-c_d+e@f.g→mailto:a.b-c_d+e@f.g)."), ("*a@b.c*", "i(a@b.c→mailto:a@b.c)"),
      ("(a@b-c.d)", "((a@b-c.d→mailto:a@b-c.d))"), ("_x_a@b.c", "(_x_a@b.c→mailto:_x_a@b.c)"),
      ("a@b", "a@b"), ("@b.c", "@b.c"),
      ("a@b.c@d.e", "a@b.c@d.e"), ("a@b.c1", "a@b.c1"), ("a@b.c-", "a@b.c-"), ("`a@b.c`", "c(a@b.c)"),
      ("[a@b.c](u)", "(a@b.c→u)"),
    ])
  func mail(text: String, result: String) { #expect(shown(text) == result) }

  @Test("of an image its text is shown, and of attributes what they are for")
  func others() {
    #expect(shown("![*a*](u) b") == "i(a) b")
    #expect(shown("[![a](u)](v)") == "(a→v)")
    #expect(shown("^[5 *apples*](inflect: true, x: (1))") == "5 i(apples)")
    #expect(shown("2^[a](b)") == "2a")
  }

  @Test("what is to have the form of its number is known by its attribute, with what lies in it")
  func inflected() {
    let runs = MarkdownRun.runs(of: [.text("a ^[b *c*](inflect: true) ^[d](x: 1)")])
    #expect(runs.map { $0.style.contains(.inflected) } == [false, true, true, false])
    #expect(runs.map(\.content) == ["a ", "b ", "c", " d"].map { MarkdownPiece.text($0) })
  }
}
