import Foundation
import ViewGraph

/// What a dialog shows: an icon, a title, a message, a toggle that does without it, fields, and buttons (PR18).
struct DialogContent<Actions: View, Message: View>: View {
  let title: Text?
  let model: DialogModel
  let actions: () -> Actions
  let message: () -> Message
  /// Whether the buttons stand below each other, with one that cancels in any case.
  let isColumn: Bool
  @Environment(\.dialogLook) private var look

  var body: some View {
    DialogWidth {
      VStack(spacing: 24) {
        VStack(spacing: 10) {
          look.shownIcon?.font(.largeTitle).accessibilityHidden(true)
          title?.font(.headline).multilineTextAlignment(.center)
          message().multilineTextAlignment(.center)
          if let suppression = look.suppression {
            Toggle(isOn: suppression.isSuppressed) { suppression.label }.toggleStyle(.checkbox)
          }
        }
        .frame(maxWidth: .infinity)
        DialogActions(model: model, actions: actions, isColumn: isColumn)
      }
      .padding(24)
    }
  }
}

/// As wide as the content likes to be, within bounds, and as high as it is at that width: a long message has several lines.
private struct DialogWidth: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let wanted = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let width = min(max(wanted, 280), 480)
    let room = ProposedViewSize(width: width, height: proposal.height)
    return CGSize(width: width, height: subviews.map { $0.sizeThatFits(room).height }.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// The fields and buttons of a dialog. It has OK where there is no button, or Cancel where none cancels and the buttons stand
/// below each other or one of them destroys something.
private struct DialogActions<Actions: View>: View {
  let model: DialogModel
  let actions: () -> Actions
  let isColumn: Bool

  var body: some View {
    // The buttons say so in the same round, and then this is evaluated again.
    let roles = model.buttons.all.filter { !$0.isAdded }.map(\.role)
    let cancels = isColumn || roles.contains(.destructive)
    DialogLayout(isColumn: isColumn) {
      actions().buttonStyle(DialogButtonStyle(model: model))
      if cancels ? !roles.contains(.cancel) : roles.isEmpty {
        Button(cancels ? .own("Cancel") : .own("OK"), role: cancels ? .cancel : nil) {}
          .buttonStyle(DialogButtonStyle(model: model, isAdded: true))
      }
    }
    .onSubmit { model.confirm() }
  }
}

/// Fields below each other, and below them the buttons: in a row with what cancels at its start, or in a column with that at
/// its end, as it must be where a row has no room (PR20, PR26).
private struct DialogLayout: Layout {
  let isColumn: Bool
  private let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? idealWidth(subviews)
    return CGSize(width: width, height: rows(subviews, in: width).map(\.bottom).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for place in rows(subviews, in: bounds.width) {
      place.subview.place(
        at: CGPoint(x: bounds.minX + place.frame.minX, y: bounds.minY + place.frame.minY),
        proposal: ProposedViewSize(place.frame.size))
    }
  }

  private struct Place {
    let subview: LayoutSubview
    let frame: CGRect
    var bottom: CGFloat { frame.maxY }
  }

  private func idealWidth(_ subviews: Subviews) -> CGFloat {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let buttons = subviews.indices.filter { subviews[$0][DialogPart.self] != .field }.map { widths[$0] }
    let row = (buttons.max() ?? 0) * CGFloat(buttons.count) + gap * CGFloat(max(buttons.count - 1, 0))
    return max(widths.max() ?? 0, isColumn ? 0 : row)
  }

  private func rows(_ subviews: Subviews, in width: CGFloat) -> [Place] {
    var places: [Place] = []
    var y: CGFloat = 0
    func add(_ subview: LayoutSubview) {
      let height = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      places.append(Place(subview: subview, frame: CGRect(x: 0, y: y, width: width, height: height)))
      y += height + gap
    }
    for field in subviews where field[DialogPart.self] == .field { add(field) }
    let buttons = ordered(subviews)
    let widest = buttons.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let share = (width - gap * CGFloat(max(buttons.count - 1, 0))) / CGFloat(max(buttons.count, 1))
    if isColumn || widest > share + 0.5 {
      for button in buttons { add(button) }
    } else {
      for (index, button) in buttons.enumerated() {
        let height = button.sizeThatFits(ProposedViewSize(width: share, height: nil)).height
        let x = (share + gap) * CGFloat(index)
        places.append(Place(subview: button, frame: CGRect(x: x, y: y, width: share, height: height)))
      }
    }
    return places
  }

  private func ordered(_ subviews: Subviews) -> [LayoutSubview] {
    let cancelling = subviews.filter { $0[DialogPart.self] == .cancel }
    let others = subviews.filter { $0[DialogPart.self] == .button }
    return isColumn ? others + cancelling : cancelling + others
  }
}
