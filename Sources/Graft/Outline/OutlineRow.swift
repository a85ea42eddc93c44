import Foundation
import ViewGraph

/// A node of a tree: its view, further in by its depth, after the arrow that opens it.
struct OutlineRow<Content: View>: View {
  let depth: Int
  /// Whether it is no leaf.
  let canOpen: Bool
  @Binding var isExpanded: Bool
  let content: Content

  var body: some View {
    HStack(spacing: OutlinePlace.spacing) {
      RowAccessory { OutlineArrow(place: place, name: content) }
      RowContent { content }
    }
    .rowTraits { $0[OutlinePlace.self] = place.inside($0[OutlinePlace.self]) }
  }

  private var place: OutlinePlace { OutlinePlace(depth: depth, isExpanded: canOpen ? $isExpanded : nil) }
}

/// A cell in the row of a table that is a node of a tree, with the arrow that opens the node or without.
struct OutlineCell: View {
  /// Where the row is in its tree, in the first column.
  let place: OutlinePlace?
  let content: AnyView

  var body: some View {
    HStack(spacing: 6) {
      RowAccessory { if let place { OutlineArrow(place: place, name: content) } }
      VStack(alignment: .leading) { RowContent { content } }
    }
  }
}

/// The arrow that opens a node of a tree, further in by its depth; nothing in that place for a leaf.
private struct OutlineArrow<Named: View>: View {
  let place: OutlinePlace
  /// What the arrow is called by.
  let name: Named
  @Environment(\.locale) private var locale

  var body: some View {
    arrow.frame(width: OutlinePlace.arrowWidth).padding(.leading, CGFloat(place.depth) * OutlinePlace.step)
  }

  @ViewBuilder private var arrow: some View {
    if let isExpanded = place.isExpanded {
      DisclosureHeader(isExpanded: isExpanded, label: EmptyView())
        .accessibilityLabel(Text(verbatim: ViewTitle.name(of: name, in: locale) ?? ""))
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
  /// How far the list puts the view of the row further in, beside what the view does itself.
  var indentation: CGFloat = 0

  static var defaultValue: OutlinePlace? { nil }

  /// The width of what opens a node, the room after it, and how much further in each level is.
  static let (arrowWidth, spacing, step): (CGFloat, CGFloat, CGFloat) = (16, 6, 18)

  /// The place of a row with a place in its own tree, which is in a group with rows at another one.
  func inside(_ group: OutlinePlace?) -> OutlinePlace {
    guard let around = group?.depth else { return self }
    return OutlinePlace(
      depth: around + depth, isExpanded: isExpanded, indentation: CGFloat(around) * OutlinePlace.step)
  }

  /// The place of the rows in a group whose header is at a place, in line with the header's label.
  static func below(_ header: OutlinePlace?) -> OutlinePlace {
    let depth = (header?.depth ?? 0) + 1
    return OutlinePlace(depth: depth, isExpanded: nil, indentation: CGFloat(depth) * step + arrowWidth + spacing)
  }
}

private struct TableOutlineKey: EnvironmentKey {
  static var defaultValue: OutlinePlace? { nil }
}

extension EnvironmentValues {
  /// Where a row of a table here is in a tree; nil in a table without trees.
  var tableOutline: OutlinePlace? {
    get { self[TableOutlineKey.self] }
    set { self[TableOutlineKey.self] = newValue }
  }
}
