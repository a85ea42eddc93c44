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

  var body: some View {
    let title = ViewTitle(of: label, in: locale).text
    let isLabelled = place != .none && visibility != .hidden && !title.isEmpty
    let placeholder = prompt?.string(in: locale) ?? (isLabelled ? "" : title)
    // One view in all places, so that the field stays where they change.
    HStack(spacing: 12) {
      if isLabelled { label }
      field(title, placeholder, isLabelled && place == .row)
        .alignmentGuide(.formColumns) { $0[.leading] }
    }
  }
}
