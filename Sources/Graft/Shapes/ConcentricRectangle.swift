import Foundation
import Paths
import ViewGraph

/// A rectangle whose corners follow those of the container around, as `containerShape(_:)` says it. As SwiftUI documents it.
/// Claim SH36.
///
/// In a container without round corners of its own, as one with a path, it is a `ContainerRelativeShape`; where no container has a
/// shape, concentric corners are sharp or have their minimum. How far it is from the container is known where it is drawn.
nonisolated public struct ConcentricRectangle: Shape, Hashable {
  private typealias Corner = Edge.Corner

  /// In the order of `Edge.Corner`.
  private var styles: [Edge.Corner.Style]
  /// The corners that have the largest radius of them.
  private let uniform: [[Edge.Corner]]

  fileprivate init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
    _ bottomTrailing: Edge.Corner.Style, uniform: [[Edge.Corner]]
  ) { (styles, self.uniform) = ([topLeading, topTrailing, bottomLeading, bottomTrailing], uniform) }

  /// The frame, with its corners.
  public func path(in rect: CGRect) -> Path {
    let room = ShapeRoom.current
    if let room, !(room.shape is any RoundedFrame), styles.contains(where: \.isConcentric) {
      return room.path(in: rect)
    }
    return Path(roundedRect: rect, cornerRadii: radii(in: room, rect))
  }

  private func radii(in room: ShapeRoom?, _ rect: CGRect) -> RectangleCornerRadii {
    let container = room?.radii(around: rect) ?? [0, 0, 0, 0]
    var radii = Corner.allCases.map { corner in
      let index = Int(corner.rawValue)
      return max(0, styles[index].radius(in: container[index], at: room?.distance(of: corner) ?? 0))
    }
    for group in uniform {
      let largest = group.map { radii[Int($0.rawValue)] }.max() ?? 0
      for corner in group { radii[Int(corner.rawValue)] = largest }
    }
    return RectangleCornerRadii(
      topLeading: radii[0], bottomLeading: radii[2], bottomTrailing: radii[3], topTrailing: radii[1])
  }

  /// The radii that are said.
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get {
      let numbers = styles.map(\.animatableData)
      return AnimatablePair(AnimatablePair(numbers[0], numbers[1]), AnimatablePair(numbers[2], numbers[3]))
    }
    set {
      (styles[0].animatableData, styles[1].animatableData) = (newValue.first.first, newValue.first.second)
      (styles[2].animatableData, styles[3].animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension ConcentricRectangle {
  /// Four corners of one style, which all have the largest radius of them if they are uniform.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(corners, corners, corners, corners, uniform: isUniform ? [Edge.Corner.allCases] : [])
  }

  /// Four concentric corners, each for itself.
  public init() { self.init(corners: .concentric) }

  /// Four corners, each for itself.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) { self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner, uniform: []) }

  /// Two lower corners with the larger radius of them, and two others.
  public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners, uniform: [Edge.Corner.bottom])
  }

  /// Two upper corners with the larger radius of them, and two others.
  public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner, uniform: [Edge.Corner.top])
  }

  /// Two upper corners with the larger radius of them, and two lower ones with that of theirs.
  public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
    self.init(
      uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners,
      uniform: [Edge.Corner.top, Edge.Corner.bottom])
  }

  /// Two corners at the leading side with the larger radius of them, and two others.
  public init(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner,
      uniform: [Edge.Corner.leading])
  }

  /// Two corners at the trailing side with the larger radius of them, and two others.
  public init(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners,
      uniform: [Edge.Corner.trailing])
  }

  /// Two corners at each side with the larger radius of both.
  public init(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) {
    self.init(
      uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
      uniform: [Edge.Corner.leading, Edge.Corner.trailing])
  }
}

extension Edge.Corner {
  fileprivate static let top: [Edge.Corner] = [.topLeading, .topTrailing]
  fileprivate static let bottom: [Edge.Corner] = [.bottomLeading, .bottomTrailing]
  fileprivate static let leading: [Edge.Corner] = [.topLeading, .bottomLeading]
  fileprivate static let trailing: [Edge.Corner] = [.topTrailing, .bottomTrailing]
}
