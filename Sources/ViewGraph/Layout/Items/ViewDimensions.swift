import Foundation
import Threads

/// The size of a view, and where its alignment guides are, in pixels from its leading and top edge.
///
/// It is asked on the main thread, in layout, and traps on another. As SwiftUI documents it.
public struct ViewDimensions: Sendable {
  /// The view's width in pixels.
  public let width: CGFloat

  /// The view's height in pixels.
  public let height: CGFloat

  private let item: (any LayoutItem)?
  private let proposal: ProposedViewSize

  /// The dimensions of an item at its size for a proposal.
  @MainActor package init(of item: any LayoutItem, for proposal: ProposedViewSize) {
    self.init(item.sizeThatFits(proposal), of: item, for: proposal)
  }

  /// The dimensions of an item of which the size for the proposal is known, or of a view of which no more is known than its size.
  init(_ size: CGSize, of item: (any LayoutItem)? = nil, for proposal: ProposedViewSize = .unspecified) {
    width = size.width
    height = size.height
    self.item = item
    self.proposal = proposal
  }
}

extension ViewDimensions {
  /// Where a guide is: where the view says explicitly, or else where it is by default in a view of this size.
  public subscript(guide: HorizontalAlignment) -> CGFloat { MainThread.assumeIsolated { position(guide.key) } }

  /// Where a guide is: where the view says explicitly, or else where it is by default in a view of this size.
  public subscript(guide: VerticalAlignment) -> CGFloat { MainThread.assumeIsolated { position(guide.key) } }

  /// Where the view says explicitly that a guide is, or nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    MainThread.assumeIsolated { explicit(guide.key) }
  }

  /// Where the view says explicitly that a guide is, or nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    MainThread.assumeIsolated { explicit(guide.key) }
  }

  @MainActor func position(_ key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultPosition(in: self) }

  @MainActor private func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let item, item.mayHave(key) else { return nil }
    return item.explicitGuide(key, for: proposal)
  }
}

extension ViewDimensions: Equatable {
  /// Whether the sizes are the same, and are those of the same view for the same proposal.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.width == right.width && left.height == right.height && left.item === right.item
      && left.proposal == right.proposal
  }
}
