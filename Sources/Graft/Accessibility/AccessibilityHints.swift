import Foundation
import ViewGraph

/// What kind of text a view shows. Nothing on the desktop.
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// What a desktop does without: it is taken, and changes nothing. As SwiftUI documents it. Claim AX16.
extension View {
  /// The older form of `accessibilityActivationPoint(_:)`. Claim AX12.
  public func accessibility(activationPoint: CGPoint) -> some View { self }

  /// The older form of `accessibilityActivationPoint(_:)`. Claim AX12.
  public func accessibility(activationPoint: UnitPoint) -> some View { self }

  /// Names the view of a selection. Claim AX12.
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }

  /// Views are activated without a point.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Views are activated without a point.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Nobody speaks the names to the computer.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Nobody speaks the names to the computer.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// The older form of `accessibilityInputLabels(_:)`. Claim AX12.
  public func accessibility(inputLabels: [Text]) -> some View { self }

  /// Screen readers of the desktop scroll what has the focus into sight.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// What kind of text it is changes nothing.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// Nothing is shown larger while it is pressed.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Nothing is shown larger while it is pressed.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    self
  }

  /// Colours are not inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// What can be used is seen by what the view is.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

  /// How a text is spoken is the screen reader's.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// How a text is spoken is the screen reader's.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// How a text is spoken is the screen reader's.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// How a text is spoken is the screen reader's.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
