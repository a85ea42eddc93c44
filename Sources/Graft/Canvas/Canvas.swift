import CGTK
import Foundation
import GTKBridge
import Paths
import ViewGraph

/// A view that a function draws. As SwiftUI documents it.
///
/// It takes the size that it is offered, 10 pixels where none is (CV1), is hit in all of its frame, and draws nothing outside
/// (CV14). The function runs on the main thread, while a frame is drawn: when the view has another size, when it was
/// evaluated with other values, and when something has changed that the function read; not when the view only moves (CV2).
public struct Canvas<Symbols: View>: View {
  /// What draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// The views that it may draw.
  public var symbols: Symbols
  /// Accepted, and changes nothing (CV17).
  public var isOpaque: Bool
  /// Accepted, and changes nothing (CV17).
  public var colorMode: ColorRenderingMode
  /// Accepted, and changes nothing (CV17).
  public var rendersAsynchronously: Bool

  /// A canvas that draws with views, which it finds by their tags: `resolveSymbol(id:)`. They have their ideal sizes, are
  /// painted nowhere else, and take no input. When one looks otherwise, the canvas is drawn anew (CV11).
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
    (self.renderer, self.symbols) = (renderer, symbols())
  }

  /// The canvas.
  public var body: some View {
    if Symbols.self == EmptyView.self {
      CanvasLeaf(renderer: renderer, symbols: nil)
    } else {
      SymbolCanvas(renderer: renderer, views: symbols)
    }
  }
}

/// A canvas with the views that it draws with.
private struct SymbolCanvas<Symbols: View>: View {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let views: Symbols
  @State private var symbols = CanvasSymbols()

  /// They lie behind the canvas, so that they are drawn before it.
  var body: some View {
    CanvasLeaf(renderer: renderer, symbols: symbols).background(alignment: .topLeading) {
      ModifiedItems(content: views.fixedSize(), modifier: CanvasSymbolEffect(symbols: symbols))
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas, and the function that draws it, in a space that begins at its upper left corner. The other parameters change
  /// nothing (CV17).
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

private struct CanvasLeaf: DrawnView {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: CanvasSymbols?

  func drawn(in environment: EnvironmentValues) -> any DrawnContent {
    CanvasContent(renderer: renderer, symbols: symbols, environment: environment)
  }
}

private struct CanvasContent: DrawnContent {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: CanvasSymbols?
  let environment: EnvironmentValues

  var isDrawnByProgram: Bool { true }

  var version: Int { symbols?.version ?? 0 }

  func draw(in drawing: Drawing) {
    guard drawing.bounds.width >= 1, drawing.bounds.height >= 1 else { return }
    let surface = CanvasSurface(in: drawing)
    var context = GraphicsContext(surface: surface, environment: environment, symbols: symbols)
    renderer(&context, drawing.size)
    surface.end()
  }

  func contains(_ point: CGPoint, in size: CGSize) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
}
