import Foundation
import ViewGraph

/// A control with its label, which is hidden where labels are: beside each other, or where a form wants them. Claims CT30 and
/// CT31.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  /// Whether the control takes the room that the label leaves.
  var fills = false
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.formPlace) private var place
  @Environment(\.menuSession) private var menu
  @State private var pair = LabelPair()

  var body: some View {
    // One view in all places, so that the control stays where they change.
    HStack(spacing: spacing) {
      if isLabelled || menu != nil { label.isLabel(in: formPair) }
      // A menu has no controls but those that are its items (MN10).
      if menu == nil {
        if isLabelled && place == .row && !fills { Spacer(minLength: 12) }
        control.isControl(in: formPair).alignmentGuide(.formColumns) { $0[.leading] }
      }
    }
  }

  /// Elsewhere a control says by itself what it is called.
  private var formPair: LabelPair? { place == .none ? nil : pair }

  private var spacing: CGFloat? {
    switch place {
    case .row: fills ? 12 : 0
    case .columns: 8
    case .none: nil
    }
  }

  private var isLabelled: Bool { visibility != .hidden && Label.self != EmptyView.self }
}
