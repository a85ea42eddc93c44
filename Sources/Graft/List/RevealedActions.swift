import Foundation
import ViewGraph

/// Actions that are revealed at an edge of a row: in order, from the edge inwards, each as high as the row. Claim LS45.
struct RevealedActions: View {
  let edge: HorizontalEdge
  let actions: [EdgeActions]
  /// Told when one of them is about to run.
  let willRun: () -> Void

  var body: some View {
    InwardLayout(edge: edge) {
      ForEach(Array(actions.enumerated()), id: \.offset) { $0.element.content }
    }
    .clipped()
    .buttonStyle(RevealedButtonStyle(willRun: willRun))
  }
}

/// Views from an edge inwards, which lie at the inner end of less room than they need. The first has the room that is left.
private struct InwardLayout: Layout {
  let edge: HorizontalEdge

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: proposal.width ?? sizes.map(\.width).reduce(0, +),
      height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    guard !widths.isEmpty else { return }
    widths[0] += max(0, bounds.width - widths.reduce(0, +))
    let all = widths.reduce(0, +)
    var used: CGFloat = 0
    for (view, width) in zip(subviews, widths) {
      let x = edge == .leading ? bounds.maxX - all + used : bounds.minX + all - used - width
      let offer = ProposedViewSize(width: width, height: bounds.height)
      view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: offer)
      used += width
    }
  }
}

/// Buttons that fill their room, in the tint if there is one, and close the row as they run.
private struct RevealedButtonStyle: PrimitiveButtonStyle {
  let willRun: () -> Void

  func makeBody(configuration: Configuration) -> some View { RevealedButton(willRun: willRun, button: configuration) }
}

private struct RevealedButton: View {
  let willRun: () -> Void
  let button: PrimitiveButtonStyleConfiguration
  @Environment(\.tint) private var tint

  var body: some View {
    ButtonWidget(
      look: tint == nil ? .revealed : .revealedInTint, role: button.role,
      action: {
        willRun()
        button.action()
      }, label: button.label)
  }
}
