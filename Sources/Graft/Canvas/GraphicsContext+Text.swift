import CGTK
import Foundation
import GTKBridge
import Paths
import Threads
import ViewGraph

extension GraphicsContext {
  /// A text as it looks where the canvas is. As SwiftUI documents it.
  public struct ResolvedText: Sendable {
    fileprivate let lines: TextLines
    /// What the parts are drawn with that have no colour of their own.
    public var shading: Shading

    /// The size that the text takes where one is offered (CV7).
    public func measure(in size: CGSize) -> CGSize {
      MainThread.assumeIsolated { lines.size(in: size) }
    }

    /// How far below its top the first line stands where a size is offered.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      MainThread.assumeIsolated { CGFloat(lines.shown(for: ProposedViewSize(size)).firstBaseline) }
    }

    /// How far below its top the last line stands where a size is offered.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      MainThread.assumeIsolated { CGFloat(lines.shown(for: ProposedViewSize(size)).lastBaseline) }
    }
  }

  /// A text in the font and the colour around the canvas, to be measured, or drawn several times.
  public func resolve(_ text: Text) -> ResolvedText {
    onMain { context in
      ResolvedText(lines: text.lines(in: context.surface.widget, context.environment), shading: .foreground)
    }
  }

  /// Draws a text in the lines that a rectangle has room for (CV7).
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard rect.isDrawable else { return }
    onMain { context in
      guard let paint = text.shading.paint(for: rect, in: context) else { return }
      context.surface.draw(context.state, isFlat: false) { cairo in
        cairo.take(paint.paint, in: paint.rect, of: context.surface.widget)
        text.lines.draw(on: cairo.cairo, in: rect)
      }
    }
  }

  /// Draws a text with a point of it, its middle unless said otherwise, at a point (CV7).
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      text, in: CGRect(anchor, at: point, size: text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))))
  }

  /// Draws a text in the lines that a rectangle has room for.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with a point of it, its middle unless said otherwise, at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

extension CGRect {
  /// Whether something can be drawn in it: what is no number, or further away than any window, shows nothing.
  var isDrawable: Bool { [minX, minY, maxX, maxY].allSatisfy { abs($0) < 1e9 } }

  /// The rectangle of a size whose point is at a place.
  init(_ anchor: UnitPoint, at point: CGPoint, size: CGSize) {
    self.init(
      origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), size: size)
  }
}

extension TextLines {
  fileprivate func size(in size: CGSize) -> CGSize {
    let shown = shown(for: ProposedViewSize(size))
    return CGSize(width: Int(shown.width), height: Int(shown.height))
  }
}
