import Foundation
import Testing
import ViewGraphTesting

@testable import ViewGraph

/// Grids of random cells beside a grid that is reckoned without tables.
@MainActor
@Suite("Random grids")
struct GridRandomTests {
  @Test("a grid answers and places as one that is reckoned plainly, whatever it is offered", arguments: 1...4)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let example = Example(&generator)
      let plain = PlainGrid(example.rows, gap: example.gap, for: example.proposal)
      let grid = GridArrangement(horizontalSpacing: example.gap, verticalSpacing: example.gap)
      let size = grid.lay(example.items, in: example.proposal.width, example.proposal.height)
      expect(size.width, plain.size.width, example)
      expect(size.height, plain.size.height, example)
      expect(grid.length(.horizontal, for: example.proposal, items: example.items), plain.size.width, example)
      guard example.isFinite else { continue }
      for (cell, frame) in zip(example.rows.joined(), plain.frames) {
        guard let found = cell.leaf.frame else {
          Issue.record("an item was not placed: \(example.comment)")
          continue
        }
        expect(found.minX, frame.minX, example)
        expect(found.minY, frame.minY, example)
        expect(found.width, frame.width, example)
        expect(found.height, frame.height, example)
      }
    }
  }

  private func expect(_ length: CGFloat, _ plain: CGFloat, _ example: Example) {
    #expect(length == plain || abs(length - plain) < 0.001, "\(length), not \(plain): \(example.comment)")
  }

  @Test("items of fixed sizes lie in their cells, and rows and columns keep their distance", arguments: 5...8)
  func disjoint(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let example = Example(&generator, isFixed: true)
      let grid = GridArrangement(horizontalSpacing: example.gap, verticalSpacing: example.gap)
      let size = grid.lay(example.items, in: 300, 300)
      let room = CGRect(origin: .zero, size: size).insetBy(dx: -0.001, dy: -0.001)
      let frames = example.rows.map { row in row.compactMap(\.leaf.frame) }
      #expect(frames.joined().allSatisfy(room.contains), example.comment)
      for row in frames {
        let pairs = zip(row, row.dropFirst())
        #expect(pairs.allSatisfy { $0.maxX + example.gap <= $1.minX + 0.001 }, example.comment)
      }
      let edges = frames.filter { !$0.isEmpty }.map { row in (row.map(\.minY).min() ?? 0, row.map(\.maxY).max() ?? 0) }
      #expect(zip(edges, edges.dropFirst()).allSatisfy { $0.1 + example.gap <= $1.0 + 0.001 }, example.comment)
    }
  }
}

@MainActor
private struct Example {
  let rows: [[PlainGrid.Cell]]
  let gap: CGFloat
  let proposal: ProposedViewSize

  init(_ generator: inout SeededGenerator, isFixed: Bool = false) {
    gap = CGFloat(Int.random(in: 0...10, using: &generator))
    proposal = ProposedViewSize(width: Self.offer(&generator), height: Self.offer(&generator))
    var rows: [[PlainGrid.Cell]] = []
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let isRow = Int.random(in: 0..<5, using: &generator) == 0
      let count = isRow ? 1 : Int.random(in: 1...4, using: &generator)
      rows.append((0..<count).map { _ in Self.cell(isRow: isRow, isFixed: isFixed, &generator) })
    }
    self.rows = rows
  }

  /// Places follow from finite lengths only.
  var isFinite: Bool { proposal.width != .infinity && proposal.height != .infinity }

  private static func offer(_ generator: inout SeededGenerator) -> CGFloat? {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: nil
    case 1: 0
    case 2: .infinity
    case 3: CGFloat(Int.random(in: 1...40, using: &generator))
    default: CGFloat(Int.random(in: 0...600, using: &generator))
    }
  }

  private static func cell(isRow: Bool, isFixed: Bool, _ generator: inout SeededGenerator) -> PlainGrid.Cell {
    var cell = PlainGrid.Cell(leaf: leaf(isFixed: isFixed, &generator))
    cell.span = isRow ? 0 : [1, 1, 1, 2, 3].randomElement(using: &generator) ?? 1
    if !isFixed { cell.unsized = [[], [], [], .horizontal, .vertical].randomElement(using: &generator) ?? [] }
    cell.anchor = [nil, nil, .topLeading, UnitPoint(x: 0.25, y: 1)].randomElement(using: &generator) ?? nil
    return cell
  }

  private static func leaf(isFixed: Bool, _ generator: inout SeededGenerator) -> LayoutLeaf {
    switch isFixed ? 3 : Int.random(in: 0..<4, using: &generator) {
    case 0: .flexible()
    case 1: .text(Int.random(in: 1...30, using: &generator))
    case 2: .flexible(range(&generator), range(&generator))
    default: .fixed(range(&generator).lowerBound, range(&generator).lowerBound)
    }
  }

  private static func range(_ generator: inout SeededGenerator) -> ClosedRange<CGFloat> {
    let least = Int.random(in: 0...60, using: &generator)
    return CGFloat(least)...CGFloat(least + Int.random(in: 0...200, using: &generator))
  }

  var items: [any LayoutItem] {
    rows.flatMap { row in
      let place = GridRowPlace(alignment: nil)
      return row.map { cell -> any LayoutItem in
        var item: any LayoutItem = cell.leaf.saying(GridUnsizedAxes(cell.unsized))
        if let anchor = cell.anchor { item = item.saying(GridCellAnchor(anchor)) }
        guard cell.span > 0 else { return item }
        let spanned = item.saying(GridCellSpan(count: cell.span))
        return UnaryLayoutItem(layout: GridRowLayout(place), content: spanned, passes: cell.leaf.passes)
      }
    }
  }

  var comment: Comment {
    let cells = rows.map { row in
      row.map { "\($0.leaf.sizeThatFits(.unspecified)) over \($0.span) not \($0.unsized.rawValue)" }
    }
    return "\(proposal), \(gap) apart: \(cells)"
  }
}
