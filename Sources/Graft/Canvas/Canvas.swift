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
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// The canvas.
  public var body: some View { CanvasLeaf(renderer: renderer) }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas, and the function that draws it, in a space that begins at its upper left corner. The other parameters change
  /// nothing (CV17).
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { self.renderer = renderer }
}

private struct CanvasLeaf: DrawnView {
  let renderer: (inout GraphicsContext, CGSize) -> Void

  func drawn(in environment: EnvironmentValues) -> any DrawnContent {
    CanvasContent(renderer: renderer, environment: environment)
  }
}

private struct CanvasContent: DrawnContent {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let environment: EnvironmentValues

  var isDrawnByProgram: Bool { true }

  func draw(in drawing: Drawing) {
    guard drawing.bounds.width >= 1, drawing.bounds.height >= 1 else { return }
    guard let surface = CanvasSurface(in: drawing) else { return }
    var context = GraphicsContext(surface: surface, environment: environment)
    renderer(&context, drawing.size)
    surface.end()
  }

  func contains(_ point: CGPoint, in size: CGSize) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
}
