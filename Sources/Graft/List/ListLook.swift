import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What a list looks like here, by its style and what else is said around it.
@MainActor
struct ListLook {
  /// GTK's class for rows with room around their content, which every list has.
  static let richList = "rich-list"

  private let kind: _ListLook.Kind
  private let isGrouped: Bool
  private let alternates: Bool
  let isEditing: Bool
  private let rowSpacing: CGFloat?
  private let sectionSpacing: CGFloat?
  private let minimumRowHeight: CGFloat
  private let minimumHeaderHeight: CGFloat
  private let hasBackground: Bool
  private let rules: String
  let menu: ListMenu?
  private let scheme: ColorScheme
  private let direction: LayoutDirection
  private let environment: EnvironmentValues

  /// Reads what is said, so that the list follows it.
  init(_ environment: EnvironmentValues) {
    let look = environment.listLook
    kind = look.isSidebar(in: environment.splitColumn) ? .sidebar : look.kind
    isGrouped = look.isGrouped
    alternates = environment.alternatingRowBackgrounds.isEnabled ?? look.alternatesRowBackgrounds
    isEditing = environment.editMode?.wrappedValue.isEditing == true
    (rowSpacing, sectionSpacing) = (environment.listRowSpacing, environment.listSectionSpacing.length)
    minimumRowHeight = environment.defaultMinListRowHeight
    minimumHeaderHeight = environment.defaultMinListHeaderHeight ?? minimumRowHeight
    hasBackground = environment.scrollContentBackground != .hidden
    rules = ListLook.rules(environment)
    menu = environment.listMenu
    (scheme, direction) = (environment.colorScheme, environment.layoutDirection)
    self.environment = environment
  }

  private static func rules(_ environment: EnvironmentValues) -> String {
    margin(environment.listRowSpacing, above: "row:not(.graft-top)")
      + margin(environment.listSectionSpacing.length, above: "row.graft-gap")
  }

  private static func margin(_ length: CGFloat?, above rows: String) -> String {
    guard let length, length.isFinite else { return "" }
    return "&&& > \(rows) { margin-top: \(Double(max(0, length)))px; }\n"
  }

  var readsFromRight: Bool { direction == .rightToLeft }

  /// Whether the header of the topmost section stays at the top. Claim LS5.
  var keepsHeaders: Bool { !isGrouped && kind != .sidebar }

  /// Whether a row looks like another one where it is elsewhere.
  var followsPlaces: Bool { isGrouped || alternates || !rules.isEmpty }

  func isSame(as other: ListLook) -> Bool {
    (kind, isGrouped, alternates, isEditing, hasBackground, rules)
      == (other.kind, other.isGrouped, other.alternates, other.isEditing, other.hasBackground, other.rules)
      && (menu?.primaryAction == nil) == (other.menu?.primaryAction == nil)
      && (minimumRowHeight, minimumHeaderHeight, scheme, direction)
        == (other.minimumRowHeight, other.minimumHeaderHeight, other.scheme, other.direction)
  }

  /// Shows the look on a `GtkListView` in a scrolled window.
  func show(on view: Widget, in window: Widget) {
    let isSidebar = kind == .sidebar
    gtk_list_view_set_show_separators(view.object.cast(), isSidebar ? 0 : 1)
    gtk_scrolled_window_set_has_frame(window.object.cast(), kind == .bordered ? 1 : 0)
    view.showClasses(classes, madeClasses)
    window.showClass("graft-clear", !hasBackground)
  }

  /// Shows the look on what is around a header that stays at the top. It has a background, as rows are scrolled below it.
  func show(around header: Widget) {
    header.showClasses(
      classes.subtracting(["graft-clear"]).union(["view", "separators", Self.richList]), madeClasses)
  }

  private var madeClasses: [StyleClass] { rules.isEmpty ? [] : [StyleSheet.styleClass(for: rules)] }

  private var classes: Set<String> {
    var classes: Set<String> = hasBackground ? [] : ["graft-clear"]
    switch kind {
    case .sidebar: classes.insert("navigation-sidebar")
    case .inset: classes.insert("graft-inset")
    case .grouped: classes.insert("graft-grouped")
    case .insetGrouped: classes.formUnion(["graft-grouped", "graft-inset"])
    case .automatic, .plain, .bordered: break
    }
    return classes
  }

  /// The look of a row at a position between two others.
  func row(at position: Int, _ traits: RowTraits, after previous: RowTraits?, before next: RowTraits?) -> RowLook {
    var look = RowLook(traits, after: previous, before: next, in: environment)
    if isGrouped { look.showBox(traits, after: previous, before: next) }
    if position == 0 { look.classes.insert("graft-top") }
    if let previous, previous.section != traits.section { look.classes.insert("graft-gap") }
    if alternates, position % 2 == 1 { look.classes.insert("graft-alternate") }
    return look
  }

  /// The least height of a row's widget: GTK counts the room above and below the row as a part of it. 0 is the theme's.
  func minimumHeight(
    of traits: RowTraits, after previous: RowTraits?, margins: [Edge: CGFloat] = [:]
  ) -> CGFloat {
    let height = traits.role == .row ? minimumRowHeight : minimumHeaderHeight
    guard height > 0 else { return height }
    return height + (margins[.top] ?? room(above: traits, after: previous)) + (margins[.bottom] ?? 0)
  }

  private func room(above traits: RowTraits, after previous: RowTraits?) -> CGFloat {
    guard let previous else { return 0 }
    let isGap = previous.section != traits.section
    return (isGap ? sectionSpacing ?? (isGrouped ? 12 : nil) : nil) ?? rowSpacing ?? 0
  }
}
