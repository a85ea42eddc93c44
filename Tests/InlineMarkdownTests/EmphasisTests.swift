import InlineMarkdown
import Testing

/// Emphasis, by the rules of CommonMark. Texts are those in which its rules decide differently.
struct EmphasisTests {
  @Test(
    "signs of emphasis, strikethrough and code are not shown, and what is between them has their look",
    arguments: [
      ("**b**", "b(b)"), ("__b__", "b(b)"), ("*i*", "i(i)"), ("_i_", "i(i)"), ("***bi***", "bi(bi)"),
      ("~~s~~", "s(s)"), ("~s~", "s(s)"), ("`c`", "c(c)"), ("a **b** c", "a b(b) c"), ("**ä 🙂**", "b(ä 🙂)"),
      ("***~~x~~***", "bis(x)"), ("`c` **`d`**", "c(c) bc(d)"), ("plain", "plain"), ("", ""),
    ])
  func simple(text: String, result: String) { #expect(shown(text) == result) }

  @Test(
    "emphasis lies in each other",
    arguments: [
      ("**a *b* c**", "b(a )bi(b)b( c)"), ("*a **b** c*", "i(a )bi(b)i( c)"), ("***a** b*", "bi(a)i( b)"),
      ("***a* b**", "bi(a)b( b)"), ("*a **b***", "i(a )bi(b)"), ("**a ~~b~~**", "b(a )bs(b)"),
      ("*a _b_ c*", "i(a b c)"), ("****a****", "b(a)"), ("*(*a*)*", "i((a))"), ("**a\nb**", "b(a\nb)"),
    ])
  func nested(text: String, result: String) { #expect(shown(text) == result) }

  @Test(
    "signs beside blanks, and underscores in words, are letters",
    arguments: [
      ("2 * 3 * 4", "2 * 3 * 4"), ("a * b*", "a * b*"), ("**a **", "**a **"), ("* item", "* item"),
      ("snake_case_name", "snake_case_name"), ("_a_b", "_a_b"), ("a_b_", "a_b_"), ("a*b*c", "ai(b)c"),
      ("5*6*78", "5i(6)78"),
      ("(_a_).", "(i(a))."), ("a*\"b\"*", "a*\"b\"*"), ("*$*a", "*$*a"),
      ("пристаням_стремятся_", "пристаням_стремятся_"),
      ("~ a ~", "~ a ~"), ("~5 to ~6", "~5 to ~6"), ("*\u{A0}a*", "*\u{A0}a*"), ("“**a**”", "“b(a)”"),
      ("*\"a\"*~x", "*\"a\"*~x"), ("**~~a~~**b", "bs(a)b"),
    ])
  func flanking(text: String, result: String) { #expect(shown(text) == result) }

  @Test(
    "emphasis that is not well-formed is shown as typed",
    arguments: [
      ("**a", "**a"), ("a**", "a**"), ("**a*", "*i(a)"), ("*a**", "i(a)*"), ("*a _b*", "i(a _b)"),
      ("*a _b* c_", "i(a _b) c_"),
      ("**", "**"), ("****", "****"), ("*** ***", "*** ***"), ("~~~a~~~", "~~~a~~~"), ("~a~~", "~a~~"), ("`a", "`a"),
      ("``a`", "``a`"), ("*a`*`", "*ac(*)"), ("**a*b**", "b(a*b)"), ("*a**b*", "i(a**b)"),
    ])
  func malformed(text: String, result: String) { #expect(shown(text) == result) }

  @Test(
    "a backslash makes a sign a letter, and before anything else is one itself",
    arguments: [
      (#"\*a\*"#, "*a*"), (#"\\*a*"#, #"\i(a)"#), (#"a\b"#, #"a\b"#), (#"\[a](b)"#, "[a](b)"), (#"`\*`"#, #"c(\*)"#),
      ("\\", "\\"), ("a\\\nb", "a\nb"), (#"**a\**"#, "*i(a*)"), (#"\&amp;"#, "&amp;"), (#"\`a`"#, "`a`"),
    ])
  func escapes(text: String, result: String) { #expect(shown(text) == result) }

  @Test(
    "code is shown as it is, between runs of as many backticks",
    arguments: [
      ("`*a* [b](c) <d:e> &amp;`", "c(*a* [b](c) <d:e> &amp;)"), ("`` a`b ``", "c(a`b)"), ("` `` `", "c(``)"),
      ("`  `", "c(  )"),
      ("` a`", "c( a)"), ("`a\nb`", "c(a\nb)"), ("`a``b`", "c(a``b)"), ("*a`b*`", "*ac(b*)"),
    ])
  func code(text: String, result: String) { #expect(shown(text) == result) }

  @Test(
    "line breaks and blanks are kept, and blocks shown as typed",
    arguments: [
      "a\nb", "a  \n  b\n\n\nc", "\r\na\r\n", "# Title", "## *", "- item\n- item", "* item\n* item", "+ a",
      "1. a\n2. b",
      "> quote", "---", "***", "___", "| a | b |\n|---|---|", "    code", "Title\n=====", "```", "- [ ] task", "[^1]",
      "<b>x</b>",
      "a\u{2028}b", "  a  ",
    ])
  func blocks(text: String) { #expect(shown(text) == text) }

  @Test(
    "entities are the letters that they name, and those that are not known are shown as typed",
    arguments: [
      ("a &amp; b", "a & b"), ("&#42;a&#x2a;", "*a*"), ("&nope; & &amp", "&nope; & &amp"), ("R&D; Q&A", "R&D; Q&A"),
      ("&#0;&#xD800;", "\u{FFFD}\u{FFFD}"), ("&#x;&#;&;", "&#x;&#;&;"), ("**&lt;**", "b(<)"),
      ("&#99999999999;", "&#99999999999;"),
    ])
  func entities(text: String, result: String) { #expect(shown(text) == result) }
}
