import Foundation
import ViewGraph

private struct ListLookKey: EnvironmentKey {
  static var defaultValue: _ListLook { _ListLook() }
}

private struct AlternatingRowsKey: EnvironmentKey {
  static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

private struct MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct RowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct SectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
    get { self[AlternatingRowsKey.self] }
    set { self[AlternatingRowsKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// The least height of the rows of lists, in pixels, with the room around what is in them. Rows with less in them are as high as
  /// that, or as the theme has them where this is less. Claim LS52.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The least height of the headers of sections in lists, in pixels; nil for that of rows. As SwiftUI documents it.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }

  /// How much the headers of sections here stand out. As SwiftUI documents it.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

/// How far apart the sections of a list are. As SwiftUI documents it.
public struct ListSectionSpacing: Hashable, Sendable {
  let length: CGFloat?

  /// As the style of the list has it.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Nearer to each other.
  public static let compact = ListSectionSpacing(length: 6)
  /// A length in pixels.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// Whether every second row has another background. As SwiftUI documents it.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let isEnabled: Bool?

  /// As the style has it.
  public static let automatic = Self(isEnabled: nil)
  public static let enabled = Self(isEnabled: true)
  public static let disabled = Self(isEnabled: false)
}

extension View {
  /// Sets how the lists in this view look; the nearest wins. Claim LS48.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { environment(\.listLook, style._look) }

  /// Has every second row of the lists in this view have another background, counted from the top of the list. Claim LS54.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    environment(\.alternatingRowBackgrounds, behavior)
  }

  /// Puts room between the rows of the lists in this view, in pixels; nil is the style's own. Claim LS52.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Sets how far apart the sections of the lists in this view are. As SwiftUI documents it.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets how far apart the sections of the lists in this view are, in pixels. As SwiftUI documents it.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// Sets how much the headers of the sections in this view stand out. As SwiftUI documents it.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}

/// How much something stands out. As SwiftUI documents it.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}
