import Foundation
import StoredValues
import ViewGraph

extension TabContent {
  /// Shows a number beside the label of a tab. Zero shows none. Claim NV34.
  public func badge(_ count: Int) -> ModifiedContent<Self, _Badge> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text beside the label of a tab. Nil shows none. Claim NV34.
  public func badge(_ label: Text?) -> ModifiedContent<Self, _Badge> { modifier(_Badge(text: label)) }

  /// Shows a text beside the label of a tab. Claim NV34.
  public func badge(_ key: LocalizedStringKey) -> ModifiedContent<Self, _Badge> { badge(Text(key)) }

  /// Shows a text beside the label of a tab. Nil shows none. Claim NV34.
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label?) -> ModifiedContent<Self, _Badge> {
    badge(label.map { Text($0) })
  }

  /// Takes the tab away, or leaves it. As SwiftUI documents it.
  public func hidden(_ hidden: Bool = true) -> Self? { hidden ? nil : self }
}

/// What the user may do to a tab, where there is a way to.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let reorderable = Self(name: "reorderable")
  public static let disabled = Self(name: "disabled")
}

/// Where a tab can be offered.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let tabBar = Self(name: "tabBar")
  public static let sidebar = Self(name: "sidebar")
}

/// Where a tab is to be offered. As SwiftUI documents it.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let pinned = Self(name: "pinned")
  public static let sidebarOnly = Self(name: "sidebarOnly")
}

/// What SwiftUI says of tabs that the user changes, which nobody does here.
extension TabContent {
  /// Changes nothing: the user does not change tabs.
  public func customizationID(_ id: String) -> Self { self }

  /// Changes nothing: the user does not change tabs.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }

  /// Changes nothing: the user does not change tabs.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }

  /// Changes nothing: all tabs are in one place.
  public func tabPlacement(_ placement: TabPlacement) -> Self { self }
}

/// What the user has changed about tabs: always nothing. As SwiftUI documents it.
public struct TabViewCustomization: Codable, Equatable, Sendable, RawRepresentable {
  /// Nothing is changed.
  public init() {}

  /// What was kept, which is nothing.
  public init(rawValue: String) {}

  /// Nothing, as a text that can be kept.
  public var rawValue: String { "" }

  /// Changes nothing.
  public mutating func resetVisibility() {}

  /// Changes nothing.
  public mutating func resetSectionOrder() {}
}

extension View {
  /// Changes nothing: the user does not change tabs.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}

extension AppStorage where Value == TabViewCustomization {
  /// What the user has changed about tabs: nothing at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: Value(), key, store: store) }
}
