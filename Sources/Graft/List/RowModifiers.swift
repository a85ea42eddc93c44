import Foundation
import ViewGraph

/// What rows of lists and forms look like: said in a row, or around several rows for each of them. The nearest wins, and a
/// change shows without the row being made again. Outside of lists and forms it does nothing. Claim LS2.
extension View {
  /// Puts the view of a row so far from the edges of the row; nil is the room that the style leaves. Claim LS49.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    rowTraits { $0[RowInsets.self] = insets?.byEdge ?? [:] }
  }

  /// Puts the view of a row so far from some edges of the row, in pixels; nil is the room that the style leaves. Claim LS49.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    rowTraits { traits in
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { traits[RowInsets.self][edge] = length }
    }
  }

  /// Puts a section of a list so far from what is around it at some edges, in pixels; nil is the room that the style leaves. The
  /// margin above takes the place of the room between two sections. Claim LS69.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    rowTraits { traits in
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { traits[SectionMargins.self][edge] = length }
    }
  }

  /// Shows a view behind that of a row, as large as the whole row, which stays as high as it is. It takes no clicks. Nil is the
  /// row's own background. Claim LS50.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    rowTraits { $0[RowBackground.self] = view.map { AnyView($0) } }
  }

  /// Says whether there are lines above and below a row. A line between two rows is there if neither of them hides it; it takes
  /// its place in any case. Claim LS51.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    rowTraits { $0[RowLines.self].set(\.isHidden, visibility == .hidden, edges) }
  }

  /// Sets the colour of the lines above and below a row; nil is the theme's. Claim LS51.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    rowTraits { $0[RowLines.self].set(\.tint, color, edges) }
  }

  /// Says whether there are lines above and below a section. Claim LS51.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    rowTraits { $0[SectionLines.self].set(\.isHidden, visibility == .hidden, edges) }
  }

  /// Sets the colour of the lines above and below a section; nil is the theme's. Claim LS51.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    rowTraits { $0[SectionLines.self].set(\.tint, color, edges) }
  }
}

extension EdgeInsets {
  fileprivate var byEdge: [Edge: CGFloat] { [.top: top, .leading: leading, .bottom: bottom, .trailing: trailing] }
}
