import Foundation
import GTKBridge
import Paths
import ViewGraph

/// A form in a rectangle: as a view it is filled with the foreground style around it (SH5). As SwiftUI documents it.
///
/// It takes the size that it is proposed, and has no widget: the island around draws it (SH17). `path(in:)` and
/// `sizeThatFits(_:)` are called on the main thread, by layout, by drawing and for each movement of the pointer over it.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline for a rectangle, whose corner need not be the origin.
  func path(in rect: CGRect) -> Path

  /// Whether the shape is meant to be filled or to divide.
  static var role: ShapeRole { get }

  /// What becomes of the path where reading starts at the right (SH15).
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size of the shape for a proposal (SH4).
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// To be filled.
  public static var role: ShapeRole { .fill }

  /// Is mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// What is proposed, 10 for each length that is not (SH1).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The shape, filled with the foreground style.
  @MainActor public var body: some View { fill() }
}

extension Shape {
  /// The runtime's requirement: the shape is a leaf, filled with the foreground style.
  @MainActor
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    RepresentableNode<FilledShape<Self>>(view, at: site)
  }
}

/// How a shape is drawn that is not said to be filled or stroked (SH5).
private enum FilledShape<Content: Shape>: DrawnBehavior {
  static func drawn(_ view: Content, in environment: EnvironmentValues) -> any DrawnContent {
    PaintedShape(
      shape: view, painted: view, painting: .fill(FillStyle()), style: ForegroundStyle(), below: NoLayers()
    ).drawn(in: environment)
  }
}

/// What a shape is for. As SwiftUI documents it.
public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}

/// What becomes of something where reading starts at the right. As SwiftUI documents it.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored where reading has a direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where reading starts at the right.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be drawn with a distance from its outline (SH9). As SwiftUI documents it.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with a distance from its outline in points; a negative one makes it larger.
  func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
  /// The path itself, with its own coordinates: it is not fitted to the rectangle (SH33).
  public func path(in rect: CGRect) -> Path { self }
}
