import Foundation

/// A drawing of a symbol on a square of 24 by 24, whose y axis points down.
package struct SymbolOutline: Hashable, Sendable {
  /// What is drawn, from back to front.
  package let layers: [Layer]
  /// The width and the height of the square.
  package static let side = 24.0

  /// What is drawn in one go.
  package struct Layer: Hashable, Sendable {
    /// The lines and curves.
    package var steps: [Step]
    /// How wide their line is; nil to fill what they enclose. Lines have round ends and joins.
    package var lineWidth: Double?
    /// Whether it takes away what is there instead of adding to it.
    package var removes: Bool

    init(_ steps: [Step], lineWidth: Double? = nil, removes: Bool = false) {
      (self.steps, self.lineWidth, self.removes) = (steps, lineWidth, removes)
    }
  }

  /// A line or a curve from where the last one ended.
  package enum Step: Hashable, Sendable {
    /// Begins elsewhere.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A curve to a point, with the control points of its start and its end.
    case curve(CGPoint, CGPoint, CGPoint)
    /// A straight line to the beginning.
    case close
  }

  /// A ring with a dot: what stands for a symbol that is not known (IM6).
  package static let neutral = SymbolOutline(OutlineTable.parts("l O 12 12 8; d O 12 12 2.5"), SymbolVariants())

  /// The names that have a drawing, sorted.
  package static var known: [String] { OutlineTable.names }

}

extension SymbolOutline.Step {
  /// The same with other points.
  func mapPoints(_ change: (CGPoint) -> CGPoint) -> Self {
    switch self {
    case .move(let end): .move(change(end))
    case .line(let end): .line(change(end))
    case .curve(let end, let first, let second): .curve(change(end), change(first), change(second))
    case .close: .close
    }
  }
}

extension SymbolOutline.Layer {
  /// The same around the middle in another size, with lines as wide.
  func scaled(by scale: Double) -> Self {
    var layer = self
    layer.steps = steps.map { step in
      step.mapPoints { CGPoint(x: 12 + ($0.x - 12) * scale, y: 12 + ($0.y - 12) * scale) }
    }
    return layer
  }
}
