import CGTK
import Foundation
import ViewGraph

/// What is shown of a content that has another form than the one before it, while one fades into the other (MO51).
@MainActor
final class FadingContent<Latest: DrawnContent>: DrawnContent {
  let former: any DrawnContent
  private(set) var latest: Latest
  /// How many that fade are within the former one.
  let depth: Int
  private var share = 0.0

  /// Those that follow each other before the first ends begin with what is shown; of more than so many the rest is left out.
  private static var mostContents: Int { 3 }

  init(from former: any DrawnContent, to latest: Latest) {
    self.latest = latest
    let fading = former as? FadingContent<Latest>
    depth = (fading?.depth ?? 0) + 1
    self.former = depth > Self.mostContents ? fading?.latest ?? former : former
  }

  /// Shows another content of the same form in the end.
  func end(at content: Latest) { latest = content }

  /// Begins to fade by the animation of the update that runs; tells whether it does.
  func begin(in element: DrawnElement, at node: ViewNode) -> Bool {
    share = node.movedShare(keptBy: self) { [weak self, weak element] share in
      guard let self, let element, element.content as? FadingContent<Latest> === self else { return }
      self.share = share
      if share < 1 { element.show(self) } else { element.show(latest) }
    }
    return share < 1
  }

  func draw(in drawing: Drawing) {
    gtk_snapshot_push_cross_fade(drawing.snapshot, share.isFinite ? min(max(share, 0), 1) : 1)
    former.draw(in: drawing)
    gtk_snapshot_pop(drawing.snapshot)
    latest.draw(in: drawing)
    gtk_snapshot_pop(drawing.snapshot)
  }

  // MARK: All else is the latest one's

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { latest.sizeThatFits(proposal) }

  func isOutdated(in drawing: Drawing) -> Bool { former.isOutdated(in: drawing) || latest.isOutdated(in: drawing) }

  var mixing: cairo_operator_t? { latest.mixing }

  var version: Int { latest.version }

  var baseline: CGFloat? { latest.baseline }

  func contains(_ point: CGPoint, in size: CGSize) -> Bool { latest.contains(point, in: size) }
}

extension DrawnElement {
  /// Shows a content of another form than the one before, which fades into it if the update is animated.
  func fade<Content: DrawnContent>(to content: Content, at node: ViewNode) {
    if let fading = self.content as? FadingContent<Content>, content.hasForm(of: fading.latest) {
      fading.end(at: content)
      return show(fading)
    }
    guard Content.fades, let former = self.content, former is Content || former is FadingContent<Content> else {
      return show(content)
    }
    let fading = FadingContent(from: former, to: content)
    if fading.begin(in: self, at: node) { show(fading) } else { show(content) }
  }
}
