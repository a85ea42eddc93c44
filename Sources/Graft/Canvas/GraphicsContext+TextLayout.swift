import Foundation
import GTKBridge

extension GraphicsContext {
  /// Draws a line of a text where it is. As SwiftUI documents it.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text where it is. As SwiftUI documents it.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws some letters of a text where they are: in their looks, but for lines of dots or dashes, which are left out. As SwiftUI
  /// documents it.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    guard !slice.isEmpty else { return }
    let (letters, bounds) = (slice.run.letters, slice.typographicBounds)
    let bytes = letters.bytes(of: slice.indices)
    onMain { context in
      // Letters may reach beyond their room.
      let reach = bounds.rect.insetBy(dx: -bounds.rect.height, dy: -bounds.rect.height)
      context.surface.draw(context.state, isFlat: false, extent: reach) { cairo in
        letters.glyphs.draw(
          bytes, in: bounds.rect, baseline: bounds.origin.y, with: cairo, of: context.surface.widget)
      }
    }
  }
}
