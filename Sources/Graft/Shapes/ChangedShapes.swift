import Foundation
import Paths
import ViewGraph

/// A shape whose path is changed, in the frame of the shape itself.
nonisolated struct ChangedShape<Content: Shape, Change: PathChange>: Shape {
  var shape: Content
  var change: Change

  func path(in rect: CGRect) -> Path { change.changed(shape.path(in: rect), in: rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var animatableData: AnimatablePair<Content.AnimatableData, Change.AnimatableData> {
    get { AnimatablePair(shape.animatableData, change.animatableData) }
    set { (shape.animatableData, change.animatableData) = (newValue.first, newValue.second) }
  }
}

/// What is done to the path of a shape in a rectangle.
nonisolated protocol PathChange: Animatable, Equatable, Sendable {
  func changed(_ path: Path, in rect: CGRect) -> Path
}

nonisolated struct Trimming: PathChange {
  var start: CGFloat
  var end: CGFloat

  func changed(_ path: Path, in rect: CGRect) -> Path { path.trimmedPath(from: start, to: end) }

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }
}

nonisolated struct Shift: PathChange {
  var offset: CGSize

  func changed(_ path: Path, in rect: CGRect) -> Path { path.offsetBy(dx: offset.width, dy: offset.height) }

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

nonisolated struct Turn: PathChange {
  var angle: Angle
  var anchor: UnitPoint

  func changed(_ path: Path, in rect: CGRect) -> Path {
    path.applying(.around(anchor, of: rect, CGAffineTransform(rotationAngle: angle.radians)))
  }

  var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.radians * 128, anchor.animatableData) }
    set { (angle.radians, anchor.animatableData) = (newValue.first / 128, newValue.second) }
  }
}

nonisolated struct Scaling: PathChange {
  var scale: CGSize
  var anchor: UnitPoint

  func changed(_ path: Path, in rect: CGRect) -> Path {
    path.applying(.around(anchor, of: rect, CGAffineTransform(scaleX: scale.width, y: scale.height)))
  }

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

nonisolated struct Mapping: PathChange {
  var transform: CGAffineTransform

  func changed(_ path: Path, in rect: CGRect) -> Path { path.applying(transform) }
}

nonisolated struct Outline: PathChange {
  var style: StrokeStyle

  func changed(_ path: Path, in rect: CGRect) -> Path { path.strokedPath(style) }

  var animatableData: CGFloat {
    get { style.lineWidth }
    set { style.lineWidth = newValue }
  }
}

extension CGAffineTransform {
  /// A transform whose fixed point is a place in a rectangle.
  fileprivate static func around(
    _ anchor: UnitPoint, of rect: CGRect, _ transform: CGAffineTransform
  ) -> CGAffineTransform {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

nonisolated extension Shape {
  /// The part of the outline between two fractions of its length (SH25, SH26). As SwiftUI documents it.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(shape: self, change: Trimming(start: startFraction, end: endFraction))
  }

  /// Moves the path in the frame (SH30).
  public func offset(_ offset: CGSize) -> some Shape { ChangedShape(shape: self, change: Shift(offset: offset)) }

  /// Moves the path in the frame (SH30).
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(CGSize(width: offset.x, height: offset.y)) }

  /// Moves the path in the frame (SH30).
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { offset(CGSize(width: x, height: y)) }

  /// Turns the path in the frame, clockwise on the screen (SH30).
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(shape: self, change: Turn(angle: angle, anchor: anchor))
  }

  /// Makes the path larger or smaller in the frame (SH30).
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(shape: self, change: Scaling(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// Makes the path larger or smaller in the frame (SH30).
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Maps the path, around the corner of the frame.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    ChangedShape(shape: self, change: Mapping(transform: transform))
  }

  /// The outline of what a pen paints along the path (SH27), as a shape.
  public func stroke(style: StrokeStyle) -> some Shape { ChangedShape(shape: self, change: Outline(style: style)) }

  /// The outline of what a pen paints along the path, as a shape.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// The shape in a rectangle of another size at the corner of the frame, which it is not fitted to.
  public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

  /// The shape in a rectangle of another size at the corner of the frame.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

  /// The shape in a rectangle of another size, which has a point of it where the frame has the same one.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape in a rectangle of another size, which has a point of it where the frame has the same one.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

/// A shape in a rectangle that is not its frame.
nonisolated struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  var anchor = UnitPoint.topLeading

  func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + anchor.x * (rect.width - size.width), y: rect.minY + anchor.y * (rect.height - size.height))
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
