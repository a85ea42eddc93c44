import ViewGraph

/// What belongs into a bar and the user could change, which the desktop does not let them. As SwiftUI documents it; claim MN7.
public protocol CustomizableToolbarContent: ToolbarContent where _ToolbarBody: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarSpacer: CustomizableToolbarContent {}

extension DefaultToolbarItem: CustomizableToolbarContent {}

extension _TupleToolbarContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension _ConditionalToolbarContent: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

/// What the user may do to an item, where there is a way to.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  public static let `default` = Self(name: "default")
  public static let reorderable = Self(name: "reorderable")
  public static let disabled = Self(name: "disabled")
}

/// How an item is before the user changes it.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alwaysAvailable = Self(rawValue: 1)
}

extension CustomizableToolbarContent {
  /// Changes nothing: the user cannot change bars.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }

  /// Changes nothing: the user cannot change bars.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }

  /// Changes nothing: the user cannot change bars.
  public func defaultCustomization(options: ToolbarCustomizationOptions) -> Self { self }
}

extension ToolbarContent {
  /// Changes nothing: items have the theme's background.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}
