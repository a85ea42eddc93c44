extension Color {
  /// In which numbers a colour is given. As SwiftUI documents it.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one of screens.
    case sRGB
    /// The same colours, in numbers that are proportional to light.
    case sRGBLinear
    /// One of more colours; those that sRGB has not are shown as the nearest that it has.
    case displayP3

    /// The parts of a colour in sRGB.
    func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> (red: Double, green: Double, blue: Double) {
      switch self {
      case .sRGB: (red, green, blue)
      case .sRGBLinear: (Color.encode(red), Color.encode(green), Color.encode(blue))
      case .displayP3: Self.fromP3(Color.decode(red), Color.decode(green), Color.decode(blue))
      }
    }

    /// Both spaces have the same white and the same curve, and other primaries.
    private static func fromP3(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
      (
        Color.encode(1.224_940 * red - 0.224_940 * green), Color.encode(1.042_057 * green - 0.042_057 * red),
        Color.encode(1.098_274 * blue - 0.019_638 * red - 0.078_636 * green)
      )
    }
  }
}
