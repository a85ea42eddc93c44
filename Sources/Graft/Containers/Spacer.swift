import Foundation
import ViewGraph

/// Takes the room that is left over along the axis of its stack; several share it equally (UI29).
public struct Spacer: SpacerView {
  /// The least length in pixels; nil for the default of 8.
  package let minLength: CGFloat?

  /// Makes a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}
