import Animations
import Foundation
import Threads
import ViewGraph

/// Draws texts in place of their own way, as letters that come one after the other. As SwiftUI documents it.
///
/// What it is asked is asked on the main thread: for the size while views are laid out, and to draw when a frame needs the text
/// anew. Where a renderer is animatable, the texts move with it.
public protocol TextRenderer: Animatable {
  /// Draws the lines of a text, in the coordinates of the text's view: from its upper left corner, in points. Nothing else draws
  /// them. What is further than a line's height outside of the view is cut, unless `displayPadding` says more.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The room that a text takes where a size is offered, in points: by itself what the text needs.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How much further the renderer draws, in points: by itself no further. The layout does not change by it.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose renderer says how large it is. As SwiftUI documents it.
public struct TextProxy {
  let size: @MainActor (ProposedViewSize) -> CGSize

  /// The room that the text needs where a size is offered, in points. Main thread only.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = size
    return MainThread.assumeIsolated { size(proposal) }
  }
}

extension View {
  /// Has a renderer draw the texts in this view, and nobody else; the nearest counts. Texts that are hidden by a redaction are
  /// drawn as others are. As SwiftUI documents it.
  public func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
    modifier(RenderedTexts(renderer: renderer))
  }
}

/// Gives the texts of a view a renderer, in each frame in which that is another one.
private struct RenderedTexts<Renderer: TextRenderer>: ViewModifier, @MainActor Animatable {
  var renderer: Renderer

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    content.transformEnvironment(\.text) { [renderer] in $0.renderer = HeldTextRenderer(renderer: renderer) }
  }
}

/// A renderer of some type.
struct HeldTextRenderer: Equatable {
  let renderer: any TextRenderer

  static func == (left: HeldTextRenderer, right: HeldTextRenderer) -> Bool {
    func isSame<Renderer: TextRenderer>(_ renderer: Renderer) -> Bool {
      (right.renderer as? Renderer).map { ValueComparison.of(Renderer.self)(renderer, $0) } ?? false
    }
    return isSame(left.renderer)
  }
}
