/// How a stroke ends where a line does. As Core Graphics documents it.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Straight, at the end point.
  case butt

  /// With half a disc around the end point.
  case round

  /// Straight, half the line's width behind the end point.
  case square
}
