/// Rows that belong together, with a header and a footer.
package struct SectionScope<Content: View>: WrapperView {
  package let content: Content

  package init(@ViewBuilder content: () -> Content) { self.content = content() }

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { SectionScopeNode(view, at: site) }
}

/// The header or the footer of a section.
package struct SectionPart<Content: View>: WrapperView {
  package enum Role { case header, footer }

  package let content: Content
  let role: Role

  package init(_ role: Role, _ content: Content) { (self.role, self.content) = (role, content) }

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { SectionPartNode(view, at: site) }
}

private final class SectionScopeNode<Content: View>: WrapperNode<SectionScope<Content>>, SectionScoping {}

private final class SectionPartNode<Content: View>: WrapperNode<SectionPart<Content>>, SectionParting {
  var isHeader: Bool { view.role == .header }
}

@MainActor
private protocol SectionScoping: ViewNode {}

@MainActor
private protocol SectionParting: ViewNode {
  var isHeader: Bool { get }
}

/// A section of a lazy container by the positions of its rows.
struct LazySection: Equatable {
  var rows: Range<Int>
  var header: Int?
  var footer: Int?
}

extension ListRowsNode {
  /// The sections among the rows. Rows that are in none have none.
  var lazySections: [LazySection] {
    var (sections, position) = ([LazySection](), 0)
    var scope: ViewNode?
    for (section, count) in knownSections {
      let around = SectionPlace(of: section)
      if let found = around.scope, count > 0 {
        if found !== scope { sections.append(LazySection(rows: position..<position)) }
        sections[sections.count - 1].take(count, at: position, isHeader: around.isHeader)
      }
      if count > 0 { scope = around.scope }
      position += count
    }
    return sections
  }
}

extension LazySection {
  fileprivate mutating func take(_ count: Int, at position: Int, isHeader: Bool?) {
    rows = rows.lowerBound..<position + count
    switch isHeader {
    case true?: header = header ?? position
    case false?: footer = position
    case nil: break
    }
  }
}

/// What of a section some rows are.
@MainActor
private struct SectionPlace {
  var scope: ViewNode?
  var isHeader: Bool?

  init(of section: any ListSection) {
    let first: ViewNode = (section as? ListRowNode)?.root ?? section
    for node in sequence(first: first, next: \.parent) {
      if node is ListRowsNode { return }
      if let part = node as? any SectionParting, isHeader == nil { isHeader = part.isHeader }
      if node is any SectionScoping {
        scope = node
        return
      }
    }
  }
}
