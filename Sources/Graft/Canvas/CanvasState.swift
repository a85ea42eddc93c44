import CGTK
import Foundation
import GTKBridge
import Paths

/// How a context draws: a value, so that a copy of the context draws otherwise (CV3).
struct CanvasState {
  var transform = CGAffineTransform.identity
  var opacity = 1.0
  var blendMode = GraphicsContext.BlendMode.normal
  var clips: [CanvasClip] = []
  var filters: [CanvasFilter] = []

  /// Whether what is drawn is a picture first, which has the opacity.
  var hasGroup: Bool { !filters.isEmpty || clips.contains(where: \.isMask) }

  /// Whether anything is drawn: Cairo draws nothing any more after a transform that nothing takes back.
  var isVisible: Bool {
    let determinant = transform.a * transform.d - transform.b * transform.c
    let isUsable = abs(determinant) > 1e-12 && determinant.isFinite && transform.tx.isFinite && transform.ty.isFinite
    return isUsable && opacity > 0
  }
}

/// What cuts all that is drawn later.
enum CanvasClip {
  case path(Path, FillStyle, isInverse: Bool)
  case mask(CanvasMask)

  var mask: CanvasMask? {
    if case .mask(let mask) = self { mask } else { nil }
  }

  var isMask: Bool { mask != nil }

  /// Cuts in the coordinates of the canvas.
  @MainActor
  func cut(_ cairo: OpaquePointer) {
    guard case .path(var path, var style, let isInverse) = self else { return }
    if isInverse {
      path.addRect(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
      style.isEOFilled = true
    }
    let context = CairoContext(cairo: cairo)
    context.trace(path)
    context.take(style)
    cairo_clip(cairo)
  }
}

/// A picture whose opacity says what is drawn.
struct CanvasMask {
  let node: RenderNode
  let isInverse: Bool
}
