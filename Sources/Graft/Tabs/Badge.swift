import ViewGraph

extension View {
  /// Shows a number beside the label of a tab, in an item of a menu, or at the end of a row of a list. Zero shows none.
  /// Claim NV34.
  public func badge(_ count: Int) -> some View { modifier(_Badge(text: count == 0 ? nil : Text(verbatim: "\(count)"))) }

  /// Shows a text beside the label of a tab, in an item of a menu, or at the end of a row of a list. Nil shows none. Claim NV34.
  public func badge(_ label: Text?) -> some View { modifier(_Badge(text: label)) }

  /// Shows a text beside the label of a tab, in an item of a menu, or at the end of a row of a list. Claim NV34.
  public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

  /// Shows a text beside the label of a tab, in an item of a menu, or at the end of a row of a list. Claim TX21.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource) -> some View { badge(LocalizedStringKey(resource)) }

  /// Shows a text beside the label of a tab, in an item of a menu, or at the end of a row of a list. Nil shows none. Claim NV34.
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label?) -> some View { badge(label.map { Text($0) }) }
}

/// How much a badge stands out. As SwiftUI documents it.
public struct BadgeProminence: Hashable, Sendable {
  private enum Level { case decreased, standard, increased }

  private let level: Level

  /// Less than usual.
  public static let decreased = BadgeProminence(level: .decreased)
  /// As usual.
  public static let standard = BadgeProminence(level: .standard)
  /// More than usual: in the colour of the accent.
  public static let increased = BadgeProminence(level: .increased)

  /// What a badge is written in.
  var style: AnyShapeStyle {
    switch level {
    case .decreased: AnyShapeStyle(.tertiary)
    case .standard: AnyShapeStyle(.secondary)
    case .increased: AnyShapeStyle(.tint)
    }
  }
}

private struct BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How much badges in rows of lists stand out here. As SwiftUI documents it.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the badges in rows of lists in this view stand out. As SwiftUI documents it.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

/// A badge where the view itself shows it; that of a tab is its tab view's to show.
public struct _Badge: ViewModifier {
  let text: Text?
  @State private var takers = NodeEntries<Bool>()
  @Environment(\.isInList) private var isInList
  @Environment(\.badgeProminence) private var prominence

  /// The view, in a row of a list with the text at its end.
  public func body(content: Content) -> some View {
    if isInList, let text {
      let badge = RowBadge(text: text.foregroundStyle(prominence.style), takers: takers)
      HStack {
        RowContent { content.environment(\.rowBadge, badge) }
        // The row is selected by the tag of what has the badge.
        RowAccessory {
          if takers.all.isEmpty {
            Spacer(minLength: 12)
            badge.text
          }
        }
      }
    } else {
      content.environment(\.menuBadge, text)
    }
  }
}

/// The badge of a row, which a link in it shows among what is its own.
struct RowBadge {
  let text: Text
  let takers: NodeEntries<Bool>
}

private struct RowBadgeKey: EnvironmentKey {
  static var defaultValue: RowBadge? { nil }
}

extension EnvironmentValues {
  /// The badge around in the row.
  var rowBadge: RowBadge? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

private struct MenuBadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
  /// What an item of a menu shows at its end.
  var menuBadge: Text? {
    get { self[MenuBadgeKey.self] }
    set { self[MenuBadgeKey.self] = newValue }
  }
}
