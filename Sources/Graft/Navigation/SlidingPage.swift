import Animations
import Foundation
import ViewGraph

extension View {
  /// Has a page slide in when it comes above another one, out when it is left, and aside and back for the next one above it
  /// (NV24). So many pages are above it.
  ///
  /// The page alone moves: what changes in it does so by the animation of the change.
  func slidingPage(depth: Int, isRoot: Bool) -> some View {
    animation(PageSlide.animation, value: depth > 0) {
      $0.pageCover(isCovered: depth > 0, isRoot: isRoot, slide: PageSlide(isDeep: depth > 1))
    }
    .transition(isRoot ? .identity : .move(edge: .trailing).animation(PageSlide.animation))
  }
}

/// How a page makes room for the one above it.
struct PageSlide {
  /// That of GTK's stacks.
  static let animation = Animation.easeOut(duration: 0.2)

  /// Whether there is another page between this one and that on top, so that this one is gone at once.
  let isDeep: Bool
}
