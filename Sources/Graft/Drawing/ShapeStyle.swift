import Foundation
import ViewGraph

/// What shapes, text and images are painted with: a colour, a gradient, or one that depends on its surroundings. As SwiftUI
/// documents it.
@preconcurrency
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one stands for in some surroundings: what a style of one's own says. It is asked again when what it
  /// has read of them changes (PT20).
  @MainActor func resolve(in environment: EnvironmentValues) -> Resolved
  /// The runtime's requirement: what is painted.
  @MainActor func _paint(in environment: EnvironmentValues) -> _ShapePaint
}

extension ShapeStyle {
  /// That of the style that it stands for.
  @MainActor
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the style stands for itself.
  @MainActor
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) stands for itself") }
}

extension Never: ShapeStyle {
  /// Never called: there is no value of this type.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    fatalError("there is no value of \(Self.self)")
  }
}

extension Color: ShapeStyle {
  /// The colour itself; of the accent colour the tint around, if there is one (PT21).
  @MainActor
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint { ShapePaint(.color(tinted(in: environment))) }
}

extension Color.Resolved: ShapeStyle {
  /// The type of the style that this one stands for.
  public typealias Resolved = Never

  /// The colour itself.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _ShapePaint { ShapePaint(.color(Color(self))) }
}

/// A style that is painted in another way than by itself.
struct ChangedStyle<Style: ShapeStyle>: ShapeStyle {
  /// In which way.
  enum Change: Hashable, Sendable {
    case opacity(Double)
    case rect(CGRect)
    case shadow(ShadowStyle)
    case blend(BlendMode)
  }

  let style: Style
  let change: Change

  func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    var paint = style._paint(in: environment)
    switch change {
    case .opacity(let opacity): paint.opacity *= opacity
    case .rect(let rect): paint.rect = paint.rect ?? rect
    case .shadow(let shadow): paint.shadows.append(shadow.tinted(in: environment))
    case .blend(let mode): paint.blend = mode
    }
    return paint
  }
}

extension ShapeStyle {
  /// The same style, less opaque by a factor from 0 to 1 (PT17). As SwiftUI documents it.
  public func opacity(_ opacity: Double) -> some ShapeStyle { ChangedStyle(style: self, change: .opacity(opacity)) }

  /// The same style, of which what depends on a size lies in a rectangle, from the corner of whatever is painted (PT16). As
  /// SwiftUI documents it.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { ChangedStyle(style: self, change: .rect(rect)) }

  /// The same style with a shadow (PT25). As SwiftUI documents it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ChangedStyle(style: self, change: .shadow(style)) }

  /// The same style; a shape that is painted with it is mixed with what is painted below it, as by the modifier of this name.
  /// Text and images are not mixed. Otherwise as SwiftUI documents it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { ChangedStyle(style: self, change: .blend(mode)) }
}

/// A style of any type. As SwiftUI documents it.
public struct AnyShapeStyle: ShapeStyle {
  private let held: HeldStyle

  /// The style, without its type.
  public init<Style: ShapeStyle>(_ style: Style) { held = HeldStyle(style) }

  init(_ held: HeldStyle) { self.held = held }

  /// The style with its type.
  var style: any ShapeStyle { held.style }

  /// That of the style.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _ShapePaint { style._paint(in: environment) }
}

/// A style of any type that can be compared: what depends on it is painted anew only for another one.
struct HeldStyle: Hashable, Sendable {
  let style: any ShapeStyle

  init(_ style: some ShapeStyle) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  static func == (left: HeldStyle, right: HeldStyle) -> Bool {
    func isSame<Style: ShapeStyle>(_ style: Style) -> Bool {
      (right.style as? Style).map { ValueComparison.of(Style.self)(style, $0) } ?? false
    }
    return isSame(left.style)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type(of: style))) }
}

/// The colours with names, where a style is asked for.
extension ShapeStyle where Self == Color {
  public static var accentColor: Color { .accentColor }
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
}
