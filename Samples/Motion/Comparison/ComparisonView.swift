import Graft

/// Two views beside each other that are given the same changes, each above what the last change has cost it.
struct ComparisonView<Left: View, Right: View>: View {
  let contest: Contest
  let captions: [Caption]
  let left: (Bool) -> Left
  let right: (Bool) -> Right

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Card(caption: captions[0], side: contest.sides[0], color: .green, content: left)
        Card(caption: captions[1], side: contest.sides[1], color: .orange, content: right)
      }
      Button("Change") { contest.change() }
    }
  }
}

/// What a view does, and the part of its code that decides it.
struct Caption {
  let title: String
  let code: String

  init(_ title: String, _ code: String) {
    self.title = title
    self.code = code
  }
}

/// One side: its caption, its view and its cost.
private struct Card<Content: View>: View {
  let caption: Caption
  let side: Side
  let color: Color
  let content: (Bool) -> Content

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 6) {
        Circle().fill(color).frame(width: 10, height: 10)
        Text(caption.title).font(.headline)
      }
      Text(verbatim: caption.code).font(.caption.monospaced())
      Pane(side: side, content: content).frame(width: 216, height: 136)
      CostLine(side: side)
    }
    .padding(12)
    .background(.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 12))
  }
}

/// The cost of a side, which is counted while it moves. A view of its own: nothing else is evaluated for that.
private struct CostLine: View {
  let side: Side

  var body: some View {
    Text(side.shownCost?.description ?? "not changed yet").font(.callout.monospacedDigit()).foregroundStyle(.secondary)
  }
}
