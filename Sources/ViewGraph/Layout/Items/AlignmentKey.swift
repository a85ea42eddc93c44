import Foundation
import Synchronization

/// The line on which text stands: that of the first of several lines of text, or of the last.
package enum TextBaseline: Sendable {
  case first
  case last
}

/// A guide along one axis: what an alignment stands for.
///
/// An object that is made once and stays, so that a stack has one word for it, which costs nothing to copy.
package final class AlignmentKey: Sendable {
  private struct Name: Hashable {
    let id: ObjectIdentifier
    let axis: Axis
  }

  private static let known = Mutex<[Name: AlignmentKey]>([:])

  package let axis: Axis
  private let id: any AlignmentID.Type
  /// Where the guide is as a share of a view's length, if no view has it elsewhere without an explicit guide.
  let share: CGFloat?
  /// The baseline that the guide is, which text has without being told.
  package let baseline: TextBaseline?

  private init(_ id: any AlignmentID.Type, _ axis: Axis, _ share: CGFloat?, _ baseline: TextBaseline?) {
    (self.id, self.axis, self.share, self.baseline) = (id, axis, share, baseline)
  }

  /// The guide of a type along an axis.
  static func of(
    _ id: any AlignmentID.Type, along axis: Axis, share: CGFloat? = nil, baseline: TextBaseline? = nil
  ) -> AlignmentKey {
    known.withLock { known in
      let name = Name(id: ObjectIdentifier(id), axis: axis)
      let key = known[name] ?? AlignmentKey(id, axis, share, baseline)
      known[name] = key
      return key
    }
  }
}

extension AlignmentKey: Hashable {
  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: - Positions

extension AlignmentKey {
  /// Where the guide is in a view that does not say it itself.
  @MainActor func defaultPosition(in dimensions: ViewDimensions) -> CGFloat {
    guard let share else { return Self.finite(id.defaultValue(in: dimensions)) }
    return Self.finite((axis == .horizontal ? dimensions.width : dimensions.height) * share)
  }

  /// How far from the start of a room an item starts, so that its guide is where the room's is by default.
  ///
  /// Negative where the item is the longer one: it overflows on the sides the alignment leaves free.
  @MainActor func offset(
    of item: any LayoutItem, _ size: CGSize, for proposal: ProposedViewSize, in room: CGSize
  ) -> CGFloat {
    guard let share, !item.mayHave(self) else {
      return defaultPosition(in: ViewDimensions(room)) - item.guide(self, size, for: proposal)
    }
    return Self.finite((room[axis] - size[axis]) * share)
  }

  /// Unbounded lengths occur while a maximum is asked for; no position follows from them.
  static func finite(_ position: CGFloat) -> CGFloat { position.isFinite ? LayoutLength.usable(position) : 0 }

  /// The explicit guide of several views together, from theirs: in the middle of them, or the first or last baseline.
  func combined(_ positions: [CGFloat]) -> CGFloat? {
    switch baseline {
    case .first: positions.min()
    case .last: positions.max()
    case nil: positions.isEmpty ? nil : positions.reduce(0, +) / CGFloat(positions.count)
    }
  }
}

// MARK: - The guides that all views have

enum Start: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum HorizontalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum VerticalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum Trailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum SeparatorStart: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum SeparatorEnd: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum Bottom: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
