import Foundation

/// The name of an alignment guide, which says where the guide is in a view that does not say it itself.
///
/// ```swift
/// private enum MiddleOfTheKnob: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
/// }
///
/// extension VerticalAlignment {
///   static let knob = VerticalAlignment(MiddleOfTheKnob.self)
/// }
/// ```
///
/// As SwiftUI documents it.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide is in a view without an explicit one, in pixels from its leading or top edge. Called on the main
  /// thread.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
