import Foundation
import ViewGraph

/// Colours, and where they are on the way from 0 to 1. As SwiftUI documents it.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it is, from 0 to 1.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The colours by their places.
  public var stops: [Stop]

  /// In which numbers colours are mixed. As SwiftUI documents it.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// Those of the screen (PT10).
    public static let device = ColorSpace(isPerceptual: false)
    /// Those whose distances are what the eye sees.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  private(set) var colorSpace = ColorSpace.device

  /// The same colours, mixed in other numbers. As SwiftUI documents it.
  public func colorSpace(_ space: ColorSpace) -> Gradient {
    var gradient = self
    gradient.colorSpace = space
    return gradient
  }

  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient: ShapeStyle {
  /// From the top to the bottom.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    ShapePaint(.gradient(tinted(in: environment), .linear(.top, .bottom)))
  }
}
