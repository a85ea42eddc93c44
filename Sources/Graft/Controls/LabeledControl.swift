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

  var body: some View {
    switch place {
    case .row where isLabelled && fills:
      HStack(spacing: 12) {
        label
        control
      }
    case .row where isLabelled:
      HStack(spacing: 0) {
        label
        Spacer(minLength: 12)
        control
      }
    case .columns where isLabelled:
      HStack(spacing: 8) {
        label
        control.alignmentGuide(.formColumns) { $0[.leading] }
      }
    case .row, .columns: control
    case .none:
      HStack {
        if visibility != .hidden { label }
        control
      }
    }
  }

  private var isLabelled: Bool { visibility != .hidden && Label.self != EmptyView.self }
}
