import CGTK
import Foundation
import GTKBridge
import Paths
import Threads
import ViewGraph

/// What a canvas is drawn with. As SwiftUI documents it.
///
/// A value: a copy has clips, transforms and filters of its own and draws on the same canvas (CV3), all in the order of the
/// calls. Main thread only, and during the call that it was given to; what is drawn later is not.
nonisolated public struct GraphicsContext {
  let surface: CanvasSurface
  var state = CanvasState()

  /// The values around the canvas, with which text, images and styles are resolved (CV9).
  public let environment: EnvironmentValues

  /// The views that can be drawn, if the canvas has any.
  let symbols: CanvasSymbols?

  init(surface: CanvasSurface, environment: EnvironmentValues, symbols: CanvasSymbols?) {
    (self.surface, self.environment, self.symbols) = (surface, environment, symbols)
  }

  /// How opaque what is drawn later is, from 0 to 1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue.isNaN ? 1 : min(max(newValue, 0), 1) }
  }

  /// How what is drawn later is mixed with what is below it in the canvas or layer.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }

  /// The space that is drawn in, as seen from that of the canvas.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// Drawing is done in a call on the main thread.
  func onMain<Result: Sendable>(_ body: @MainActor (GraphicsContext) -> Result) -> Result {
    nonisolated(unsafe) let context = self
    return MainThread.assumeIsolated { body(context) }
  }
}

extension GraphicsContext {
  /// Multiplies the coordinates of what is drawn later (CV5).
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves what is drawn later, in points (CV5).
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Turns what is drawn later clockwise on the screen (CV5).
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Applies a transform to what is drawn later, before those that were.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}

// MARK: - Paths

extension GraphicsContext {
  /// Paints the inside of a path (CV6).
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if fillPlainly(path, with: shading, style: style) { return }
    onMain { context in
      context.paint(path, 0, shading) { cairo in
        cairo.trace(path)
        cairo.fill(style)
      }
    }
  }

  /// Fills a path with a colour that needs neither the canvas nor its surroundings: thousands may be in a frame. False where
  /// there is more to do.
  private func fillPlainly(_ path: Path, with shading: Shading, style: FillStyle) -> Bool {
    guard var color = shading.components, state.isPlain, style == FillStyle() else { return false }
    color.alpha *= Float(state.opacity)
    return surface.fillPlainly(path, with: color)
  }

  /// Paints a line along a path (CV6).
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
    onMain { context in
      context.paint(path, style.reach, shading) { cairo in
        cairo.trace(path)
        cairo.stroke(style)
      }
    }
  }

  /// Paints a line along a path, so many points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Paints what is as far beyond the outline of a path as `reach`.
  @MainActor
  private func paint(_ path: Path, _ reach: CGFloat, _ shading: Shading, _ draw: (CairoContext) -> Void) {
    guard let paint = shading.paint(for: path.boundingRect, in: self), paint.paint.isSeen else { return }
    surface.draw(state, extent: path.boundingRect.insetBy(dx: -reach, dy: -reach)) { cairo in
      cairo.take(paint.paint.faded(by: state.hasGroup ? 1 : state.opacity), in: paint.rect, of: surface.widget)
      cairo.repeatColors(paint.options)
      draw(cairo)
    }
  }
}

// MARK: - Clips

extension GraphicsContext {
  /// How a clip acts.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The outside is kept.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Draws later only inside of a path, and of those that were clipped to before (CV4).
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let cut = path.applying(transform)
    guard options.contains(.inverse) else { return state.clips.append(.path(cut, style)) }
    let all = Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
    state.clips.append(
      .path(all.subtracting(cut, eoFill: style.isEOFilled), FillStyle(antialiased: style.isAntialiased)))
  }

  /// Draws later only where a layer is opaque, and weaker where it can be seen through.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = self
    inner.state = CanvasState(transform: transform)
    let node = try inner.layer(content)
    let isInverse = options.contains(.inverse)
    guard let node else {
      // Nothing is opaque.
      if !isInverse { clip(to: Path()) }
      return
    }
    let shown = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    state.clips.append(.mask(CanvasMask(node: node, opacity: shown, isInverse: isInverse)))
  }

  /// The bounds of what can be drawn on, in the space that is drawn in; masks count as the whole.
  public var clipBoundingRect: CGRect {
    let whole = onMain { $0.surface.bounds }
    let cut = state.clips.reduce(whole) { bounds, clip in
      guard case .path(let path, _) = clip else { return bounds }
      return bounds.intersection(path.boundingRect)
    }
    return cut.isNull ? .zero : cut.applying(transform.inverted())
  }
}

// MARK: - Layers

extension GraphicsContext {
  /// Draws something as one picture, on which opacity, blend mode and filters act as a whole (CV12). What is changed of the
  /// context in it is as before afterwards.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = self
    inner.state = CanvasState(transform: transform)
    guard let node = try inner.layer(beyond: state.filters.reach, content) else { return }
    onMain { context in
      var state = context.state
      state.transform = .identity
      context.surface.draw(state, isFlat: false) { gsk_render_node_draw(node.node, $0.cairo) }
    }
  }

  /// What a function draws, as one picture in the coordinates of the canvas.
  private func layer(
    beyond reach: CGFloat = 0, _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> RenderNode? {
    guard let layer = onMain({ CanvasLayer(on: $0.surface, beyond: reach) }) else { return nil }
    var inner = GraphicsContext(surface: layer.surface, environment: environment, symbols: symbols)
    inner.state = state
    try content(&inner)
    return onMain { _ in layer.end() }
  }
}
