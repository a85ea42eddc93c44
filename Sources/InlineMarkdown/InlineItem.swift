/// A part of a text that has been read.
struct InlineItem {
  var content: MarkdownPiece
  var style: MarkdownStyle
  var link: [MarkdownPiece]?

  init(_ content: MarkdownPiece, _ style: MarkdownStyle = []) { (self.content, self.style) = (content, style) }
}

/// Items that an emphasis is around.
struct StyledSpan {
  let items: Range<Int>
  let style: MarkdownStyle
}

extension InlineItem {
  /// The items with the spans around them, where what looks alike is one.
  static func runs(of items: [InlineItem], _ spans: [StyledSpan]) -> [MarkdownRun] {
    var runs = RunWriter()
    for (item, style) in zip(items, styles(of: items.count, spans)) {
      runs.append(item.content, item.style.union(style), item.link)
    }
    return runs.finished()
  }

  /// The look of each item by the spans around it.
  private static func styles(of count: Int, _ spans: [StyledSpan]) -> [MarkdownStyle] {
    var styles = [MarkdownStyle](repeating: [], count: count)
    for style in [MarkdownStyle.strong, .emphasis, .strikethrough, .inflected] {
      var changes = [Int](repeating: 0, count: count + 1)
      for span in spans where span.style == style {
        changes[span.items.lowerBound] += 1
        changes[span.items.upperBound] -= 1
      }
      var depth = 0
      for index in 0..<count {
        depth += changes[index]
        if depth > 0 { styles[index].insert(style) }
      }
    }
    return styles
  }
}

/// Joins texts that look alike.
private struct RunWriter {
  private var runs: [MarkdownRun] = []
  private var text = ""
  private var look: (style: MarkdownStyle, link: [MarkdownPiece]?) = ([], nil)

  mutating func append(_ content: MarkdownPiece, _ style: MarkdownStyle, _ link: [MarkdownPiece]?) {
    guard content != .text("") else { return }
    if look.style != style || look.link != link { flush() }
    look = (style, link)
    switch content {
    case .text(let more): text += more
    case .argument:
      flush()
      runs.append(MarkdownRun(content, style, link: link))
    }
  }

  mutating func finished() -> [MarkdownRun] {
    flush()
    return runs
  }

  private mutating func flush() {
    if !text.isEmpty { runs.append(MarkdownRun(.text(text), look.style, link: look.link)) }
    text = ""
  }
}
