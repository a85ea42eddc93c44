import Foundation

// What holds for all operations on areas is told at `union(_:eoFill:)`.

extension Path {
  /// The outline of what is inside of this path, of the other one or of both (SH31). As SwiftUI documents it.
  ///
  /// Each subpath counts as closed, and `eoFill` says which places are inside, as in `contains(_:eoFill:)`. The result is
  /// closed subpaths that do not overlap, so that either rule fills it: clockwise on the screen around areas, the other
  /// way around holes. Areas that touch at a corner have an outline each. Without an area the result is empty.
  ///
  /// Lines stay exact: where none cross, corners are corners of the operands, and no points lie between them on a
  /// straight line. Curves that are not cut stay as they are, and of others a part is left. Where curves are cut is found
  /// as if they were followed by straight lines, which stay within 0.02 points as those of `strokedPath(_:)` do: two
  /// curves that are nearer to each other than that may cross in the result. What is smaller than a billionth of the
  /// extent of both paths is lost.
  ///
  /// With n segments that cross k times the cost grows with (n + k) log n, and with the pairs of segments whose bounding
  /// rectangles touch; a curve counts as its lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    overlay(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// The outline of what is inside of both paths (SH31), with the precision and the cost of a union. As SwiftUI documents
  /// it.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    overlay(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// The outline of what is inside of this path and not of the other one (SH31), with the precision and the cost of a
  /// union. As SwiftUI documents it.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    overlay(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// The outline of what is inside of one of the paths and not of both (SH31), with the precision and the cost of a
  /// union. As SwiftUI documents it.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    overlay(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The outline of what is inside of the path, which either rule fills alike, with the precision and the cost of a
  /// union. As SwiftUI documents it.
  ///
  /// It is the even-odd rule that says what is inside, unless `eoFill` is false.
  public func normalized(eoFill: Bool = true) -> Path { union(Path(), eoFill: eoFill) }

  private func overlay(with other: Path, eoFill: Bool, where isInside: (Bool, Bool) -> Bool) -> Path {
    Overlay(self, other, eoFill: eoFill)?.outline(where: isInside) ?? Path()
  }
}

extension Path {
  /// What of this path is drawn inside of the other one, whose edge counts as inside. As SwiftUI documents it.
  ///
  /// Subpaths that are cut become open ones, in their order and direction, and closed ones that are not cut stay closed;
  /// a subpath without a length is left out. `eoFill` says what is inside of the other path. The precision and the cost
  /// are those of a union.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Overlay(self, isArea: false, other, eoFill: eoFill)?.line(inside: true) ?? Path()
  }

  /// What of this path is drawn outside of the other one, whose edge counts as inside: all that
  /// `lineIntersection(_:eoFill:)` leaves. As SwiftUI documents it.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Overlay(self, isArea: false, other, eoFill: eoFill)?.line(inside: false) ?? Path()
  }
}
