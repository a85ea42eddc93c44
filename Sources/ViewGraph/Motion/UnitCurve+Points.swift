extension UnitCurve {
  /// The cubic curve with two control points: the share of the time is x, that of the change y (MO27). As SwiftUI documents
  /// it.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    bezier(
      Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x), Double(endControlPoint.y))
  }
}
