import CGTK
import Foundation
import GTKBridge
import ViewGraph

extension GraphicsContext {
  /// A view of those that a canvas was given as symbols, as it looks at the moment. As SwiftUI documents it.
  public struct ResolvedSymbol: Sendable {
    fileprivate let picture: RenderNode?
    /// The ideal size of the view, in points (CV11).
    public let size: CGSize
  }

  /// The symbol that has a tag; nil if none has it (CV11).
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let tag = AnyHashable(id)
    nonisolated(unsafe) let wanted = tag
    return onMain { context in
      context.symbols?.symbol(wanted).map { ResolvedSymbol(picture: $0.picture, size: $0.size) }
    }
  }

  /// Draws a symbol in all of a rectangle, whatever its proportions (CV11).
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard let picture = symbol.picture, symbol.size.width > 0, symbol.size.height > 0 else { return }
    let (x, y) = (rect.width / symbol.size.width, rect.height / symbol.size.height)
    guard x != 0, y != 0, [x, y, rect.minX, rect.minY].allSatisfy(\.isFinite) else { return }
    onMain { context in
      context.surface.draw(context.state, isFlat: false) { cairo in
        cairo_translate(cairo.cairo, rect.minX, rect.minY)
        cairo_scale(cairo.cairo, x, y)
        gsk_render_node_draw(picture.node, cairo.cairo)
      }
    }
  }

  /// Draws a symbol at its own size with a point of it, its middle unless said otherwise, at a point (CV11).
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(anchor, at: point, size: symbol.size))
  }
}
