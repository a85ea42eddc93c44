import Foundation
import ViewGraph

/// A node of a tree: its view, further in by its depth, after the arrow that opens it.
struct OutlineRow<Content: View>: View {
  let depth: Int
  /// Whether it is no leaf.
  let canOpen: Bool
  @Binding var isExpanded: Bool
  let content: Content
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 6) {
      arrow.frame(width: 16).padding(.leading, CGFloat(depth) * 18)
      content
    }
    .rowTraits { $0[OutlinePlace.self] = OutlinePlace(depth: depth, isExpanded: canOpen ? $isExpanded : nil) }
  }

  @ViewBuilder private var arrow: some View {
    if canOpen {
      DisclosureHeader(isExpanded: $isExpanded, label: EmptyView())
        .accessibilityLabel(Text(verbatim: ViewTitle.name(of: content, in: locale) ?? ""))
    } else {
      Color.clear.frame(height: 0)
    }
  }
}

/// Where the row of a list is in a tree.
struct OutlinePlace: RowTraitKey {
  let depth: Int
  /// Whether what is below it is shown; nil for a leaf.
  let isExpanded: Binding<Bool>?

  static var defaultValue: OutlinePlace? { nil }
}
