import Graft

/// All variants to choose from, and the page of the one that is chosen.
struct VariantBrowser: View {
  @State private var session: VariantSession

  init(first: Variant) { _session = State(initialValue: VariantSession(first)) }

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      VStack(spacing: 4) {
        ForEach(Variant.all) { variant in
          Button(action: { session = VariantSession(variant) }) {
            HStack {
              Text("\(variant.id)  \(variant.title)")
              Spacer()
            }
          }
        }
      }
      .frame(width: 220)
      .padding(12)
      Divider()
      VariantPage(variant: session.variant, session: session)
        .id(session.variant.id)
        .frame(minWidth: 560, maxWidth: .infinity, minHeight: 480, maxHeight: .infinity)
    }
  }
}
