import Foundation

/// The size of a spacer: it takes all it is offered along its stack's axis and nothing across.
package struct SpacerLayout: Hashable, Sendable {
  /// The least length in points.
  package let minLength: CGFloat

  /// The axis of the enclosing stack; `nil` outside of stacks, where a spacer stretches on both.
  package let axis: Axis?

  /// The priority of a spacer in a stack: it takes what every other child left over.
  package static let layoutPriority = -Double.infinity

  /// A spacer along `axis` of at least `minLength` points; `nil` is the system's default of 8.
  package init(minLength: CGFloat?, axis: Axis?) {
    self.minLength = max(0, minLength ?? 8)
    self.axis = axis
  }

  /// The spacer's size for a proposal; where that is unspecified, its least length.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: length(proposal.width, along: .horizontal),
      height: length(proposal.height, along: .vertical))
  }

  private func length(_ proposed: CGFloat?, along axis: Axis) -> CGFloat {
    guard self.axis == nil || self.axis == axis else { return 0 }
    return max(minLength, proposed ?? minLength)
  }
}
