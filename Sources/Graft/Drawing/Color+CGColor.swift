import Foundation
import ViewGraph

extension Color {
  /// The colour of Core Graphics' numbers. As SwiftUI documents it.
  public init(cgColor: CGColor) {
    let parts = (cgColor.components ?? []).map { Double($0) }
    let isGray = parts.count == 2
    self.init(
      red: parts[0], green: parts[isGray ? 0 : 1], blue: parts[isGray ? 0 : 2], opacity: Double(cgColor.alpha))
  }

  /// The older name of `init(cgColor:)`.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour in Core Graphics' numbers; nil where it depends on its surroundings. As SwiftUI documents it.
  public var cgColor: CGColor? {
    guard case .components(let red, let green, let blue) = source else { return nil }
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Color.Resolved {
  /// The colour in Core Graphics' numbers. As SwiftUI documents it.
  public var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}

extension CGColor {
  /// The same colour as views know it; one of the theme's changes nothing.
  var color: Color {
    get { Color(cgColor: self) }
    set { self = newValue.cgColor ?? self }
  }
}
