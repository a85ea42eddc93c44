/// The curve of a rounded corner. As SwiftUI documents it.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle or an ellipse.
  case circular

  /// A curve that leaves the sides softly, further from the corner than its radius (SH13).
  case continuous
}
