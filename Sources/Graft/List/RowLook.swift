import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// How far the view of a row is from edges of the row; nil at an edge is the room that the theme leaves.
enum RowInsets: RowTraitKey {
  static let defaultValue: [Edge: CGFloat] = [:]
}

/// How far a section is from what is around it; nil at an edge is the room that the style leaves.
enum SectionMargins: RowTraitKey {
  static let defaultValue: [Edge: CGFloat] = [:]
}

/// What is behind the view of a row.
enum RowBackground: RowTraitKey {
  static var defaultValue: AnyView? { nil }
}

/// The lines above and below a row.
enum RowLines: RowTraitKey {
  static let defaultValue = EdgeLines()
}

/// The lines above and below a section.
enum SectionLines: RowTraitKey {
  static let defaultValue = EdgeLines()
}

/// The lines at two edges.
struct EdgeLines {
  struct Line {
    var isHidden = false
    var tint: Color?
  }

  var top = Line()
  var bottom = Line()

  mutating func set<Value>(_ path: WritableKeyPath<Line, Value>, _ value: Value, _ edges: VerticalEdge.Set) {
    if edges.contains(.top) { top[keyPath: path] = value }
    if edges.contains(.bottom) { bottom[keyPath: path] = value }
  }
}

/// What a row looks like: style classes, and rules of its own in which `&` is the row.
@MainActor
struct RowLook {
  var classes: Set<String> = []
  /// The room between the edges and the view.
  var paddingRules = ""
  /// The room around the section, where the row is at its edges.
  var margins: [Edge: CGFloat]
  /// The line below the row.
  var lineRules = ""
  var background: AnyView?
  private let isRightToLeft: Bool

  /// The look of a row between two others; nil where there is none.
  init(_ traits: RowTraits, after previous: RowTraits?, before next: RowTraits?, in environment: EnvironmentValues) {
    background = traits[RowBackground.self]
    isRightToLeft = environment.layoutDirection == .rightToLeft
    margins = RowLook.margins(of: traits, after: previous, before: next)
    paddingRules = RowLook.padding(traits[RowInsets.self], isRightToLeft: isRightToLeft)
    classes.insert(traits.role == .row ? "graft-list-row" : "graft-list-title")
    if background != nil { classes.insert("graft-backed") }
    showLine(below: traits, before: next, in: environment)
  }

  private static func padding(_ insets: [Edge: CGFloat], isRightToLeft: Bool) -> String {
    var rules = rules(insets, "padding", isRightToLeft: isRightToLeft)
    // The least height of the theme would leave room above and below.
    if insets[.top] != nil || insets[.bottom] != nil { rules.append("min-height: 0;") }
    return rules.isEmpty ? "" : "&&& { \(rules.joined(separator: " ")) }"
  }

  private static func margins(
    of traits: RowTraits, after previous: RowTraits?, before next: RowTraits?
  ) -> [Edge: CGFloat] {
    var margins = sectionMargins(of: traits, after: previous, before: next)
    if margins.isEmpty { return [:] }
    if let previous, previous.section == traits.section { margins[.top] = nil }
    if let next, next.section == traits.section { margins[.bottom] = nil }
    return margins.mapValues(usable)
  }

  private var marginRules: String {
    let rules = RowLook.rules(margins, "margin", isRightToLeft: isRightToLeft)
    // It comes before what the list says of the room between its rows.
    return rules.isEmpty ? "" : "&&&&& { \(rules.joined(separator: " ")) }"
  }

  /// Nothing is said of headers and footers, which are as far from others as the rows beside them.
  private static func sectionMargins(
    of traits: RowTraits, after previous: RowTraits?, before next: RowTraits?
  ) -> [Edge: CGFloat] {
    if traits.role == .row { return traits[SectionMargins.self] }
    let row = [next, previous].compactMap(\.self).first { $0.role == .row && $0.section == traits.section }
    return row?[SectionMargins.self] ?? [:]
  }

  private static func rules(_ lengths: [Edge: CGFloat], _ property: String, isRightToLeft: Bool) -> [String] {
    // As of most rows.
    if lengths.isEmpty { return [] }
    let names: [Edge: String] = [
      .top: "top", .bottom: "bottom", .leading: isRightToLeft ? "right" : "left",
      .trailing: isRightToLeft ? "left" : "right",
    ]
    return Edge.allCases.compactMap { edge in
      lengths[edge].map { "\(property)-\(names[edge] ?? ""): \(Double(usable($0)))px;" }
    }
  }

  private static func usable(_ length: CGFloat) -> CGFloat { max(0, length.isFinite ? length : 0) }

  /// A line is there if neither the row nor the next one hides it; at the end of a section, neither of the sections.
  private mutating func showLine(
    below traits: RowTraits, before next: RowTraits?, in environment: EnvironmentValues
  ) {
    var lines = [traits[RowLines.self].bottom]
    if let next {
      lines.append(next[RowLines.self].top)
      if next.section != traits.section { lines.append(next[SectionLines.self].top) }
    }
    if next == nil || next?.section != traits.section { lines.append(traits[SectionLines.self].bottom) }
    if lines.contains(where: \.isHidden) { classes.insert("graft-no-line") }
    guard let tint = lines.compactMap(\.tint).first else { return }
    lineRules = "&&& { border-bottom-color: \(tint.resolve(in: environment).styleValue); }"
  }

  /// Shows on which side of a box of rows the row is, if its section is one. A header or footer is none of them.
  mutating func showBox(_ traits: RowTraits, after previous: RowTraits?, before next: RowTraits?) {
    guard traits.role == .row else { return }
    classes.insert("graft-boxed")
    if previous?.isInBox(of: traits) != true { classes.insert("graft-first") }
    if next?.isInBox(of: traits) != true { classes.insert("graft-last") }
  }

  /// Shows the look on a row's widget, and on the one that has the room between its edges and the view.
  func show(on row: Widget, padded: Widget?, minimumHeight: CGFloat = 0) {
    gtk_widget_set_size_request(row.widgetObject, -1, minimumHeight > 0 ? minimumHeight.pixels : -1)
    let own = padded == nil ? [paddingRules, lineRules, marginRules] : [lineRules, marginRules]
    let rules = own.filter { !$0.isEmpty }
    row.showClasses(classes, rules.map { StyleSheet.styleClass(for: $0) })
    padded?.showClasses(
      ["graft-row-content"], paddingRules.isEmpty ? [] : [StyleSheet.styleClass(for: paddingRules)])
  }
}

extension RowTraits {
  fileprivate func isInBox(of other: RowTraits) -> Bool { role == .row && section == other.section }
}
