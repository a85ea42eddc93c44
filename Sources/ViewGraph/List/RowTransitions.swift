import Foundation

/// How what was painted of a row is shown while it goes: by the transition that its view says, or fading. Claim MO86.
@MainActor
package final class RowRemoval {
  /// A part of the transition, and how much of it is behind.
  private final class Part {
    let part: TransitionPart
    var amount = 0.0

    init(_ part: TransitionPart) { self.part = part }
  }

  private let parts: [Part]
  private let isMirrored: Bool

  /// Begins to go. In each frame a function is called.
  package init(
    of row: ListRowNode, in rows: ListRowsNode, _ transaction: Transaction, _ present: @escaping @MainActor () -> Void
  ) {
    parts = (row.removal ?? AnyTransition.opacity.parts(isRemoval: true)).map(Part.init)
    isMirrored = rows.scope.values.layoutDirection == .rightToLeft
    for part in parts {
      var own = transaction
      own.animation = transaction.transitionAnimation(of: part.part)
      part.amount = rows.shown(1.0, from: 0, keptBy: part, in: own) {
        part.amount = $0
        present()
      }
    }
  }

  package var isOver: Bool { parts.allSatisfy { $0.amount == 1 } }

  /// What is shown at the moment, by effect.
  fileprivate var amounts: [(part: TransitionPart, amount: Double)] { parts.map { ($0.part, $0.amount) } }

  /// How the row is drawn at the moment, which was painted in a frame.
  package func effect(in frame: CGRect) -> TransitionEffect {
    parts.reduce(.none) {
      $0.followed(by: $1.part.effect($1.amount, in: frame, isMirrored: isMirrored))
    }
  }
}

extension ListRowNode {
  /// Has the views of the row come by the transition that they say, as the row is new, or from where its removal is that does not go
  /// on. Tells whether they say any.
  package func come(in transaction: Transaction, after removal: RowRemoval? = nil) -> Bool {
    guard let root, root.transitionOfRow != nil else { return false }
    let units = root.transitionUnits
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
  /// What the first view of a row says of how it comes and goes; nil where it says nothing, and where bodies of the program's own say
  /// it, which would stand around what is painted.
  fileprivate final var transitionOfRow: AnyTransition? {
    guard graph.root?.marks.contains(.transitions) == true, let first = transitionUnits.first, first.place != nil,
      first.transition.bodies.isEmpty
    else { return nil }
    return first.transition
  }
}
