import Foundation
import ViewGraph

/// What a column of a split view says of itself.
struct ColumnTraits: Equatable {
  /// How wide it may be, and is at first, in pixels.
  var width: ColumnWidth?
  /// Whether there is no button that hides the sidebar.
  var removesToggle = false
}

/// How wide a column of a split view may be.
struct ColumnWidth: Equatable {
  var minimum: CGFloat
  var ideal: CGFloat
  var maximum: CGFloat

  func clamped(_ width: CGFloat) -> CGFloat { max(minimum, min(width, max(maximum, minimum))) }

  static let sidebar = ColumnWidth(minimum: 150, ideal: 220, maximum: 400)
  static let content = ColumnWidth(minimum: 180, ideal: 280, maximum: 520)
  /// The least width of the last column, which has no other bounds.
  static let leastOfLast: CGFloat = 300
}

enum ColumnTraitsKey: PreferenceKey {
  static let defaultValue = ColumnTraits()

  static func reduce(value: inout ColumnTraits, nextValue: () -> ColumnTraits) {
    let next = nextValue()
    value.width = value.width ?? next.width
    value.removesToggle = value.removesToggle || next.removesToggle
  }
}

extension View {
  /// Fixes the width of the column in which this view is. Claim NV27.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Bounds the width of the column in which this view is. The detail takes what is left, and in
  /// a window that is too narrow for it the others become narrower first. Claim NV27.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    transformPreference(ColumnTraitsKey.self) {
      $0.width = ColumnWidth(
        minimum: min ?? Swift.min(ideal, ColumnWidth.sidebar.minimum), ideal: ideal,
        maximum: max ?? Swift.max(ideal, ColumnWidth.content.maximum))
    }
  }

  /// Takes away what a container has put into the bar by itself. Claim NV26.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    transformPreference(ColumnTraitsKey.self) {
      if defaultItemKind == .sidebarToggle { $0.removesToggle = true }
    }
  }
}

/// What a container puts into the bar by itself. As SwiftUI documents it.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that hides and shows a sidebar.
  public static let sidebarToggle = Self(name: "sidebarToggle")
  /// The title. It stays.
  public static let title = Self(name: "title")
  /// The field or button for a search. It stays.
  public static let search = Self(name: "search")
}
