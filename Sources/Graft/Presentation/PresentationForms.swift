import Foundation
import ViewGraph

/// How far a sheet of a phone is in the way of what lies behind it. Nothing on the desktop.
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = Self()
  public static let enabled = Self()
  public static let disabled = Self()

  /// As if enabled.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// What a presentation becomes where there is little room. Nothing on the desktop.
public enum PresentationAdaptation: Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// What a swipe in a sheet does first. Nothing on the desktop.
public enum PresentationContentInteraction: Sendable {
  case automatic, resizes, scrolls
}

// What source says of the sheets of phones; it changes nothing here (PR16).
extension View {
  /// Changes nothing on the desktop.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Changes nothing on the desktop.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Changes nothing on the desktop.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }

  /// Changes nothing on the desktop.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Changes nothing on the desktop.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }

  /// Changes nothing on the desktop.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  /// Fills what is behind the content of the sheet around.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { background(style) }

  /// Puts a view behind the content of the sheet around.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { background(alignment: alignment, content: content) }
}
