import Graft

/// A page of specimens, which scrolls where there are more than there is room for.
struct Specimens<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(20)
    }
  }
}

/// Specimens of one kind, under its name.
struct Specimen<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    (self.title, self.content) = (title, content())
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      content
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(title)
  }
}
