import Foundation
import GTKBridge
import ViewGraph

/// What an image keeps between updates.
@MainActor
final class ImageCore {
  private(set) var loader = ImageLoader()
  /// What moves it where it is a symbol.
  let effects = SymbolPlays()
  /// How it comes to its paint.
  private(set) var paint = PaintMotion()
  /// How it becomes what it shows; nil where it shows that.
  private(set) var change: ContentChange?
  /// Whether nothing was shown of the view yet.
  private var isNew = true

  /// Takes a source, and reports what is wrong with it. A picture without a display, which is made from nothing each time,
  /// shares what was read.
  func load(_ source: Image.Source, at node: ViewNode) {
    isNew = false
    if node.graph.isPicture { return loader = PaintedImages.loader(of: source) }
    guard let missing = loader.load(source) else { return }
    Diagnostics.report(.missingImage, at: node, place: missing, missing)
  }

  /// Takes the paint of an update, to which the one that is shown moves if that is animated.
  func take(_ paint: ShapePaint?, at place: LeafPlace<ImageCore>, _ redraw: @escaping () -> Void) {
    guard place.node.mayMove else { return self.paint.take(paint) }
    self.paint.move(to: paint, in: place.environment, at: place.node, redraw)
  }

  /// What is drawn before another source is, which it becomes if the update is animated (MO54), and a symbol also if it is not.
  func change(
    to source: Image.Source, of view: ImageContent, shownBy element: DrawnElement, _ place: LeafPlace<ImageCore>
  ) -> ContentChange? {
    if isNew || loader.shows(source) { return nil }
    let (transition, transaction) = (place.environment.contentTransition, place.transaction)
    let movesItself = view.source.isSymbol && transition.replacement != nil && !transaction.disablesAnimations
    guard transition.kind != .identity, transaction.animation != nil || movesItself, element.isMapped else {
      change = nil
      return nil
    }
    return ContentChange(transition, after: change) { isWhole in
      if !isWhole { change = nil }
      return element.drawnNow()
    }
  }

  /// What is drawn from now on is reached by a change.
  func go(by change: ContentChange, at node: ViewNode, _ redraw: @escaping () -> Void) {
    self.change = change
    change.begin(at: node) { [weak self, weak change] in
      if let self, self.change === change, change?.isRunning == false { self.change = nil }
      redraw()
    }
    if !change.isRunning { self.change = nil }
  }

  /// What is shown next is of another view.
  func forget() {
    effects.forget()
    (paint, change, isNew) = (PaintMotion(), nil, true)
  }
}
