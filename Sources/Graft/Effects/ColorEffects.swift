import CGTK
import Foundation
import GTKBridge
import Paths
import ViewGraph

/// That the colours of a view are changed (FX27).
struct ColorEffect: IslandEffect, @MainActor Animatable {
  static var traits: IslandTraits { .isGroup }

  enum Change: Hashable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case hueRotation(Angle)
    case invert
    case multiply(Color)
    case luminanceToAlpha
  }

  var change: Change

  /// How much a colour effect changes, which some have no measure of.
  var animatableData: Double {
    get { change.amount }
    set { change.amount = newValue }
  }

  var invalidParameter: String? { change.amount.isFinite ? nil : "an amount of a colour effect is \(change.amount)" }

  func treatment(in environment: EnvironmentValues) -> IslandTreatment {
    guard invalidParameter == nil else { return IslandTreatment() }
    if case .multiply(let color) = change {
      return IslandTreatment(filter: MultiplyFilter(color: FilterColor(color, in: environment)))
    }
    return IslandTreatment(filter: ColorFilter(change: change))
  }
}

extension ColorEffect.Change {
  var amount: Double {
    get {
      switch self {
      case .brightness(let amount), .contrast(let amount), .saturation(let amount): amount
      case .hueRotation(let angle): angle.radians
      case .invert, .multiply, .luminanceToAlpha: 0
      }
    }
    set {
      switch self {
      case .brightness: self = .brightness(newValue)
      case .contrast: self = .contrast(newValue)
      case .saturation: self = .saturation(newValue)
      case .hueRotation: self = .hueRotation(.radians(newValue))
      case .invert, .multiply, .luminanceToAlpha: break
      }
    }
  }

  @MainActor
  fileprivate func matrix(for widget: UnsafeMutablePointer<GtkWidget>?) -> ColorMatrix {
    switch self {
    case .brightness(let amount): ColorMatrix(adding: amount)
    case .contrast(let amount): ColorMatrix(factor: amount, adding: (1 - amount) / 2)
    case .saturation(let amount): ColorMatrix(saturation: amount)
    case .hueRotation(let angle): ColorMatrix(hueRotation: angle.radians)
    case .invert: ColorMatrix(factor: -1, adding: 1)
    case .multiply(let color): ColorMatrix(multiplying: color.resolved(for: widget))
    case .luminanceToAlpha: .luminanceToAlpha
    }
  }
}

struct ColorFilter: IslandFilter {
  let change: ColorEffect.Change

  func draw(in drawing: Drawing, _ content: (OpaquePointer) -> Void) {
    change.matrix(for: drawing.widget).draw(drawing.snapshot, content)
  }
}

/// Each colour multiplied by one that moves.
private struct MultiplyFilter: IslandFilter, @MainActor Animatable {
  var color: FilterColor

  var animatableData: FilterColor.AnimatableData {
    get { color.animatableData }
    set { color.animatableData = newValue }
  }

  func draw(in drawing: Drawing, _ content: (OpaquePointer) -> Void) {
    ColorMatrix(multiplying: color.shown.resolved(for: drawing.widget)).draw(drawing.snapshot, content)
  }
}

extension View {
  private func colors(_ change: ColorEffect.Change) -> some View {
    ModifiedItems(content: self, modifier: ColorEffect(change: change))
  }

  /// Adds to red, green and blue, from -1 for black to 1 for white (FX27). As SwiftUI documents it.
  public func brightness(_ amount: Double) -> some View { colors(.brightness(amount)) }

  /// Moves colours away from the middle grey by a factor, at 0 to it, and below 0 to the other side (FX27). As SwiftUI
  /// documents it.
  public func contrast(_ amount: Double) -> some View { colors(.contrast(amount)) }

  /// Makes colours weaker below 1, grey at 0, and stronger above (FX27). As SwiftUI documents it.
  public func saturation(_ amount: Double) -> some View { colors(.saturation(amount)) }

  /// Makes colours grey, from 0 for as they are to 1 (FX27). As SwiftUI documents it.
  public func grayscale(_ amount: Double) -> some View { colors(.saturation(1 - amount)) }

  /// Turns the hue of all colours by an angle (FX27). As SwiftUI documents it.
  public func hueRotation(_ angle: Angle) -> some View { colors(.hueRotation(angle)) }

  /// Turns each colour into the one that makes white with it (FX27). As SwiftUI documents it.
  public func colorInvert() -> some View { colors(.invert) }

  /// Multiplies each colour by another, which makes it darker (FX27). As SwiftUI documents it.
  public func colorMultiply(_ color: Color) -> some View { colors(.multiply(color)) }

  /// Makes of brightness opacity: what is black is not seen. As SwiftUI documents it.
  public func luminanceToAlpha() -> some View { colors(.luminanceToAlpha) }
}
