import Foundation
import GTKSupport
import ViewGraph

/// A widget of ours that says itself how large it is, as a text does: GTK would have it need more than it is offered.
@MainActor
package protocol SelfMeasuringWidget: Widget {
  /// The size for a proposal.
  func size(for proposal: ProposedViewSize, pass: Int) -> CGSize
  /// The width of that size.
  func width(for proposal: ProposedViewSize, pass: Int) -> CGFloat
  /// Where the first or the last line stands that is shown in a size.
  func baseline(_ baseline: TextBaseline, in size: CGSize, pass: Int) -> CGFloat
  /// Gives the widget its place, a frame on whole pixels.
  func allocate(_ frame: CGRect, pass: Int)
  /// Whether it is to be seen where its size belongs while its place is on the way there. False unless said otherwise.
  var standsInPlace: Bool { get }
}

extension SelfMeasuringWidget {
  package var standsInPlace: Bool { false }
}
