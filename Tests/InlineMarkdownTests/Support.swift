import InlineMarkdown

/// The runs of a text without values, in the short form of ``shown(_:)``.
func shown(_ text: String) -> String { shown(MarkdownRun.runs(of: [.text(text)])) }

/// Runs in a short form: `b(…)` for bold, `i`, `s`, `c`, in this order, and `→` with the address of a link; values are #0.
func shown(_ runs: [MarkdownRun]) -> String {
  runs.map { run in
    let signs = [("b", MarkdownStyle.strong), ("i", .emphasis), ("s", .strikethrough), ("c", .code)]
    let look = signs.filter { run.style.contains($0.1) }.map(\.0).joined()
    let link = run.link.map { "→" + $0.map(\.short).joined() } ?? ""
    return look.isEmpty && link.isEmpty ? run.content.short : "\(look)(\(run.content.short)\(link))"
  }.joined()
}

extension MarkdownPiece {
  fileprivate var short: String {
    switch self {
    case .text(let text): text
    case .argument(let number): "#\(number)"
    }
  }
}
