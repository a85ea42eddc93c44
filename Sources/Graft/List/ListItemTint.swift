import ViewGraph

/// In which colour the icons of labels in a list are. As SwiftUI documents it.
public struct ListItemTint: Sendable {
  let color: Color

  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A colour. The user sets none that would come before it.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// The colour of the text.
  public static let monochrome = ListItemTint(color: .primary)
}

private struct ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
  /// In which colour the icons of labels in rows are here; nil for the theme's.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets in which colour the icons of the labels in this view are, where they are in rows of lists; nil for the theme's.
  public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

  /// Sets in which colour the icons of the labels in this view are, where they are in rows of lists; nil for the theme's.
  public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}
