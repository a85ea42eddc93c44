import ViewGraph

/// A control with its label, which is hidden where labels are: beside each other, or where a form wants them. Claims CT30 and
/// CT31.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  /// Whether the control takes the room that the label leaves.
  var fills = false
  /// Whether it lies in the row of a list as in that of a form, if it is no part of one.
  var spansListRows = false
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.formPlace) private var formPlace
  @Environment(\.isInList) private var isInList
  @Environment(\.isPartOfRow) private var isPartOfRow
  @Environment(\.menuSession) private var menu
  @State private var pair = LabelPair()

  var body: some View {
    switch place {
    // A menu has no controls but those that are its items (MN10).
    case _ where menu != nil: label
    case .row where isLabelled && fills:
      HStack(spacing: 12) {
        label.isLabel(in: pair)
        control.isControl(in: pair)
      }
    case .row where isLabelled:
      HStack(spacing: 0) {
        label.isLabel(in: pair)
        Spacer(minLength: 12)
        control.isControl(in: pair)
      }
    case .columns where isLabelled:
      HStack(spacing: 8) {
        label.isLabel(in: pair)
        control.isControl(in: pair).alignmentGuide(.formColumns) { $0[.leading] }
      }
    case .row, .columns: control
    case .none:
      HStack {
        if visibility != .hidden { label }
        control
      }
    }
  }

  private var place: FormPlace {
    formPlace == .none && spansListRows && isInList && !isPartOfRow ? .row : formPlace
  }

  private var isLabelled: Bool { visibility != .hidden && Label.self != EmptyView.self }
}
