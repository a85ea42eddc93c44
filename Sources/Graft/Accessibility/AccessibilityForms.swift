import Foundation
import ViewGraph

/// The older forms of the modifiers for assistive technologies. As SwiftUI documents them. Claim AX12.
extension View {
  /// The older form of `accessibilityLabel(_:)`.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// The older form of `accessibilityValue(_:)`.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// The older form of `accessibilityHint(_:)`.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// The older form of `accessibilityHidden(_:)`.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// The older form of `accessibilityIdentifier(_:)`.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// The older form of `accessibilitySortPriority(_:)`.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// The older form of `accessibilityAddTraits(_:)`.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// The older form of `accessibilityRemoveTraits(_:)`.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}
