import Foundation

/// How a row is shown while it comes or goes: by the transition that its views say, or fading. Claim MO86.
@MainActor
package class RowPassage {
  /// An effect of the transition, and how far away the row is by it, from 0 for where it is to 1 for where it is gone.
  fileprivate final class Part {
    let way: TransitionWay
    var amount: Double

    init(_ way: TransitionWay) { (self.way, amount) = (way, way.start) }
  }

  private final let parts: [Part]
  private final let isMirrored: Bool

  fileprivate init(
    _ ways: [TransitionWay], in rows: ListRowsNode, _ transaction: Transaction,
    _ present: @escaping @MainActor () -> Void
  ) {
    parts = ways.map(Part.init)
    isMirrored = rows.scope.values.layoutDirection == .rightToLeft
    for part in parts {
      var own = transaction
      own.animation = transaction.transitionAnimation(of: part.way.part)
      part.amount = rows.shown(part.way.end, from: part.way.start, keptBy: part, in: own) {
        part.amount = $0
        present()
      }
    }
  }

  package final var isOver: Bool { parts.allSatisfy { $0.amount == $0.way.end } }

  /// What is shown at the moment, by effect.
  fileprivate final var amounts: [(part: TransitionPart, amount: Double)] { parts.map { ($0.way.part, $0.amount) } }

  /// How the row is drawn at the moment, which has its place in a frame.
  package final func effect(in frame: CGRect) -> TransitionEffect {
    parts.reduce(.none) {
      $0.followed(by: $1.way.part.effect($1.amount, in: frame, isMirrored: isMirrored))
    }
  }
}

/// What was painted of a row, while it goes.
package final class RowRemoval: RowPassage {
  /// Begins to go. In each frame a function is called.
  package init(
    of row: ListRowNode, in rows: ListRowsNode, _ transaction: Transaction, _ present: @escaping @MainActor () -> Void
  ) {
    let parts = row.removal ?? AnyTransition.opacity.parts(isRemoval: true)
    super.init(parts.ways(isRemoval: true), in: rows, transaction, present)
  }
}

/// A row as a whole, while it comes.
package final class RowArrival: RowPassage {
  /// Begins to come, from where a removal is that does not go on. In each frame a function is called.
  package init(
    of row: ListRowNode, in rows: ListRowsNode, after removal: RowRemoval?, _ transaction: Transaction,
    _ present: @escaping @MainActor () -> Void
  ) {
    let parts = (row.content?.transitionOfRow ?? AnyTransition.opacity).parts(isRemoval: false)
    super.init(parts.ways(isRemoval: false, after: removal?.amounts), in: rows, transaction, present)
  }
}

extension ListRowNode {
  /// Has the views of the row come by the transition that they say, as the row is new, or from where its removal is that does not go
  /// on. Tells whether they say any: the cells of a row come with that, as a `RowArrival`.
  package func come(in transaction: Transaction, after removal: RowRemoval? = nil) -> Bool {
    guard let units = root?.unitsOfRow else { return false }
    graph.begin(
      units.compactMap { RunningTransition($0, isRemoval: false, after: removal?.amounts, in: transaction) })
    return true
  }

  /// Whether this row, which is gone, was that of the same element as another.
  package func wasSame(as other: ListRowNode) -> Bool { id != nil && id == other.id && isOfSource(of: other) }
}

extension RowIslandNode {
  /// Notes how the row goes, while its views are there.
  final func noteRemoval() {
    guard graph.mayMove else { return }
    removal = root?.transitionOfRow?.parts(isRemoval: true)
  }
}

extension ViewNode {
  /// What a row says of how it comes and goes: its first view, or the first of its cells that says anything.
  fileprivate final var transitionOfRow: AnyTransition? {
    guard graph.root?.marks.contains(.transitions) == true else { return nil }
    return ownTransitionOfRow ?? cellsOfRow?.transitionOfCells
  }

  private final var cellsOfRow: RowCellsNode? { self as? RowCellsNode ?? viewOfRowBelow?.cellsOfRow }

  /// What the first view of a row says of it; nil as with `unitsOfRow`.
  fileprivate final var ownTransitionOfRow: AnyTransition? { unitsOfRow?.first?.transition }

  /// The views of a row, of which the first says how the row comes and goes; nil where it says nothing, and where bodies of the
  /// program's own say it, which would stand around what is painted.
  fileprivate final var unitsOfRow: [TransitionUnit]? {
    guard graph.root?.marks.contains(.transitions) == true else { return nil }
    let units = transitionUnits
    guard let first = units.first else { return nil }
    if first.place != nil { return first.transition.bodies.isEmpty ? units : nil }
    return first.node.transitionOfRowContent.map {
      [TransitionUnit(node: first.node, transition: $0)] + units.dropFirst()
    }
  }

  /// What is said in a view that stands around what the program has made the row of; no container of the program's own is one.
  private final var transitionOfRowContent: AnyTransition? {
    guard marks.contains(.holdsRowAccessories) else { return viewOfRowBelow?.transitionOfRowContent }
    return saidBelow { $0.marks.contains(.isRowContent) ? $0.ownTransitionOfRow : nil }
  }
}

extension RowCellsNode {
  /// What the first cell says that says anything, in the order of the columns.
  fileprivate var transitionOfCells: AnyTransition? {
    var found: AnyTransition?
    forEachChild { if found == nil { found = $0.ownTransitionOfRow } }
    return found
  }
}
