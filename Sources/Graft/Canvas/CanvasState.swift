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

  /// Whether nothing is between what is drawn and the canvas, but perhaps an opacity.
  var isPlain: Bool { clips.isEmpty && filters.isEmpty && blendMode == .normal && transform.isIdentity }

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
  case path(Path, FillStyle)
  case mask(CanvasMask)

  var mask: CanvasMask? {
    if case .mask(let mask) = self { mask } else { nil }
  }

  var isMask: Bool { mask != nil }

  /// Cuts in the coordinates of the canvas.
  @MainActor
  func cut(_ cairo: OpaquePointer) {
    guard case .path(let path, let style) = self else { return }
    let context = CairoContext(cairo: cairo)
    context.trace(path)
    context.take(style)
    cairo_clip(cairo)
  }
}

/// A picture whose opacity says what is drawn.
struct CanvasMask {
  let node: RenderNode
  /// From 0 to 1.
  let opacity: Double
  let isInverse: Bool
}
