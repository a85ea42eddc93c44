import ViewGraph

/// A field with its label, which a form shows beside it; elsewhere the label is what the field says while it is empty. Claim
/// CT33.
struct LabeledField<Label: View, Field: View>: View {
  let label: Label
  let prompt: Text?
  /// Makes the field, given its name, what it says while it is empty, and whether its text ends where it does.
  @ViewBuilder let field: (String, String, Bool) -> Field
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.formPlace) private var place
  @Environment(\.locale) private var locale
  @Environment(\.menuSession) private var menu
  @State private var pair = LabelPair()

  var body: some View {
    let title = ViewTitle(of: label, in: locale).text
    let isLabelled = place != .none && visibility != .hidden && !title.isEmpty
    let placeholder = prompt?.string(in: locale) ?? (isLabelled ? "" : title)
    // One view in all places, so that the field stays where they change.
    HStack(spacing: 12) {
      if isLabelled || menu != nil { label.isLabel(in: pair) }
      // A menu has no controls but those that are its items (MN10).
      if menu == nil {
        field(title, placeholder, isLabelled && place == .row)
          .isControl(in: pair)
          .alignmentGuide(.formColumns) { $0[.leading] }
      }
    }
  }
}
