import Foundation
import GTKBridge
import Paths
import ViewGraph

/// The shape of the container around, made smaller by the distance to it; a rectangle where no container has one (SH16). As
/// SwiftUI documents it.
///
/// How far it is from the container is known where it is drawn: elsewhere `path(in:)` is a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape, Hashable {
  /// The shape of the container.
  public init() {}

  /// The container's shape in the rectangle.
  public func path(in rect: CGRect) -> Path { ShapeRoom.current?.path(in: rect) ?? Path(rect) }

  /// A smaller one, which is further from the container.
  public func inset(by amount: CGFloat) -> some InsettableShape { ContainerInset(amount: amount) }
}

/// The shape of the container, with a distance from its own outline.
nonisolated private struct ContainerInset: InsettableShape {
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    guard amount.isFinite else { return ContainerRelativeShape().path(in: rect) }
    // A rectangle has no negative size: what is left is a point in its middle.
    let inner = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
    return ShapeRoom.current?.moved(by: amount).path(in: inner) ?? Path(inner)
  }

  func inset(by amount: CGFloat) -> ContainerInset { ContainerInset(amount: self.amount + amount) }

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The shape of a container, and how far inside of it something is drawn.
nonisolated struct ShapeRoom {
  /// That of what is being drawn; none where there is no container.
  @TaskLocal static var current: ShapeRoom?

  let shape: any InsettableShape
  /// The distances to the edges of the container; the leading side is the left one.
  var insets = EdgeInsets()
  /// How much further inside it is.
  private var more: CGFloat = 0

  init(shape: any InsettableShape) { self.shape = shape }

  /// The least distance to an edge of the container, never negative.
  private var distance: CGFloat {
    max(0, max(0, min(insets.leading, insets.top, insets.trailing, insets.bottom)) + more)
  }

  func moved(by amount: CGFloat) -> ShapeRoom {
    var room = self
    room.more += amount
    return room
  }

  /// The smaller shape whose frame is a rectangle.
  func path(in rect: CGRect) -> Path {
    shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance))
  }
}

/// Where a shape is in the container around it, by the latest drawing.
@MainActor
final class ContainerPlace {
  private var room: ShapeRoom
  /// Whether what is drawn is mirrored afterwards.
  private let isMirrored: Bool

  init(in shape: any InsettableShape, isMirrored: Bool) {
    (room, self.isMirrored) = (ShapeRoom(shape: shape), isMirrored)
  }

  /// Asks for paths that may depend on the container.
  func paths<Result>(_ ask: () -> Result) -> Result { ShapeRoom.$current.withValue(room, operation: ask) }

  /// Takes over where something is drawn.
  func follow(_ drawing: Drawing) { room.insets = insets(of: drawing) }

  /// Whether what is drawn was at another place.
  func isOutdated(in drawing: Drawing) -> Bool { room.insets != insets(of: drawing) }

  private func insets(of drawing: Drawing) -> EdgeInsets {
    guard let container = drawing.container else { return EdgeInsets() }
    let frame = drawing.bounds
    let (left, right) = (frame.minX - container.minX, container.maxX - frame.maxX)
    return EdgeInsets(
      top: frame.minY - container.minY, leading: isMirrored ? right : left, bottom: container.maxY - frame.maxY,
      trailing: isMirrored ? left : right)
  }
}

/// A shape of any type that can be compared.
struct HeldShape: Equatable, Sendable {
  let shape: any InsettableShape

  static func == (left: HeldShape, right: HeldShape) -> Bool {
    func isSame<Content: InsettableShape>(_ shape: Content) -> Bool {
      (right.shape as? Content).map { ValueComparison.of(Content.self)(shape, $0) } ?? false
    }
    return isSame(left.shape)
  }
}

private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: HeldShape? { nil }
}

extension EnvironmentValues {
  /// The shape of the container around.
  var containerShape: HeldShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// That a view is a container with a shape.
private struct ShapedContainer: IslandEffect {
  func treatment(in environment: EnvironmentValues) -> IslandTreatment { IslandTreatment(isContainer: true) }
}

extension View {
  /// Says what shape `ContainerRelativeShape` has in this view: this one in the view's frame, smaller by the distance to its
  /// edges (SH16). It paints and cuts nothing. As SwiftUI documents it.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    ModifiedItems(content: environment(\.containerShape, HeldShape(shape: shape)), modifier: ShapedContainer())
  }
}
