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

nonisolated struct Outline: PathChange {
  var style: StrokeStyle

  func changed(_ path: Path, in rect: CGRect) -> Path { path.strokedPath(style) }

  var animatableData: StrokeStyle.AnimatableData {
    get { style.animatableData }
    set { style.animatableData = newValue }
  }
}

nonisolated extension Shape {
  /// The part of the outline between two fractions of its length (SH25, SH26). As SwiftUI documents it.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(shape: self, change: Trimming(start: startFraction, end: endFraction))
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
