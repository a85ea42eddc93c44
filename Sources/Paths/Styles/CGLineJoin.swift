/// How a stroke looks where two lines meet. As Core Graphics documents it.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// With a point, unless that would reach further than the miter limit allows.
  case miter

  /// With a part of a disc around the corner.
  case round

  /// Cut off straight.
  case bevel
}
