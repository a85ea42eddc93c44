import Foundation

extension Path {
  /// The path with each point transformed; empty when not all of them come to finite points. As SwiftUI documents it.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// The path moved by distances in points. As SwiftUI documents it.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// What lies between two shares of the length of all subpaths with their closing lines (SH25, SH26).
  ///
  /// The shares are held within 0 and 1, and unless the first is smaller the path is empty. A subpath stays closed where
  /// all of it is left; of parts, quadratic curves become cubic ones, and what has no length is left out. The cost grows
  /// with the number of elements.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(from, 0), min(to, 1))
    guard from < to else { return Path() }
    return from == 0 && to == 1 ? self : Trim(self, from: from, to: to).path
  }

  /// The outline of a line drawn along the path (SH27 to SH29), to be filled by the winding rule.
  ///
  /// The lines, corners, ends and dashes are closed subpaths of their own, which overlap and all go clockwise on the
  /// screen: their union is the outline, but the even-odd rule leaves holes, and a stroke of the outline shows the parts.
  /// Curves are followed by straight lines that stay within 0.02 points, and within 0.2 % of the curve's size, but no
  /// curve by more than 512.
  ///
  /// Dashes begin anew in each subpath. A pattern of zeros is a solid line, and so is one with a length that is negative
  /// or not finite, or one that would give more than a million dashes in the path. A subpath without a length is a dot
  /// with round or square ends and nothing with butt ones. With a line width that is not above 0, or not finite, the
  /// outline is empty.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    let runs = StrokeRuns(self).runs
    let dashes = DashPattern(style, length: runs.reduce(0) { $0 + $1.length })
    var outline = StrokeOutline(style)
    for run in runs { for part in dashes?.parts(of: run) ?? [run] { outline.add(part) } }
    return outline.path
  }
}
