import Foundation
import Paths

/// A symbol swings, as if it were shaken. As SwiftUI documents it.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var movement = SymbolMovement.swing(degrees: 12)

  /// It turns to and fro, clockwise first.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(movement: .swing(degrees: 12)) }
  /// It turns to and fro, the other way first.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(movement: .swing(degrees: -12)) }
  /// It moves up and down.
  public var up: WiggleSymbolEffect { custom(angle: .degrees(-90)) }
  /// It moves down and up.
  public var down: WiggleSymbolEffect { custom(angle: .degrees(90)) }
  /// It moves to the left and to the right.
  public var left: WiggleSymbolEffect { custom(angle: .degrees(180)) }
  /// It moves to the right and to the left.
  public var right: WiggleSymbolEffect { custom(angle: .zero) }
  /// It moves towards the end of a line and back, where reading starts at the left.
  public var forward: WiggleSymbolEffect { right }
  /// It moves towards the beginning of a line and back, where reading starts at the left.
  public var backward: WiggleSymbolEffect { left }

  /// It moves along a line at an angle, in which it moves first; clockwise from the right;
  /// what is no angle is none.
  public func custom(angle: Angle) -> WiggleSymbolEffect {
    let radians = angle.radians.isFinite ? angle.radians : 0
    return WiggleSymbolEffect(movement: .shake(x: 0.12 * cos(radians), y: 0.12 * sin(radians)))
  }

  /// The same: an icon is moved as one.
  public var byLayer: WiggleSymbolEffect { self }
  /// The same.
  public var wholeSymbol: WiggleSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(movement) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Swings, as if it were shaken.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
