import Foundation
import GTKBridge
import ViewGraph

/// The shape of the border of a bordered button. Claim SY23; otherwise as SwiftUI documents it.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Form: Hashable {
    case theme, capsule, circle
    case rounded(CGFloat)
  }

  private let form: Form

  /// The theme's own.
  public static let automatic = ButtonBorderShape(form: .theme)
  /// Ends that are half circles.
  public static let capsule = ButtonBorderShape(form: .capsule)
  /// A circle around an icon.
  public static let circle = ButtonBorderShape(form: .circle)
  /// The theme's own round corners.
  public static let roundedRectangle = ButtonBorderShape(form: .theme)

  /// Round corners of a radius in pixels. One that is negative or no number counts as 0.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(form: .rounded(radius.isFinite ? max(0, radius) : 0))
  }

  /// The style classes of a button of this shape.
  @MainActor
  var styleClasses: Set<String> {
    switch form {
    case .theme: []
    case .capsule: ["graft-capsule"]
    case .circle: ["circular"]
    case .rounded: []
    }
  }

  /// The style class of a radius.
  @MainActor
  var madeClass: StyleClass? {
    guard case .rounded(let radius) = form else { return nil }
    return StyleSheet.styleClass(for: "& { border-radius: \(Double(radius))px; }")
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The shape of the borders of buttons here.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the borders of the bordered buttons in this view. Claim SY23.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
