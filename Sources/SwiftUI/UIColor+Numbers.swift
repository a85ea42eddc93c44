import Foundation
import Graft

/// The colour in numbers, as it is in light surroundings. Each answers true, as every colour has such.
extension UIColor {
  private var numbers: Color.Resolved { color.resolve(in: EnvironmentValues()) }

  /// The parts in sRGB, from 0 to 1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = numbers
    red?.pointee = CGFloat(numbers.red)
    green?.pointee = CGFloat(numbers.green)
    blue?.pointee = CGFloat(numbers.blue)
    alpha?.pointee = CGFloat(numbers.opacity)
    return true
  }

  /// Hue, saturation and brightness, from 0 to 1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = numbers
    let (most, least) = (numbers.greatest, numbers.least)
    hue?.pointee = CGFloat(numbers.hue)
    saturation?.pointee = most > 0 ? CGFloat((most - least) / most) : 0
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(numbers.opacity)
    return true
  }

  /// How light it is, from 0 to 1.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = numbers
    white?.pointee = CGFloat(0.299 * numbers.red + 0.587 * numbers.green + 0.114 * numbers.blue)
    alpha?.pointee = CGFloat(numbers.opacity)
    return true
  }
}

extension Color.Resolved {
  fileprivate var greatest: Float { max(red, green, blue) }
  fileprivate var least: Float { min(red, green, blue) }

  /// From 0 for red, by green, and blue, to 1 for red; 0 for a grey.
  fileprivate var hue: Float {
    let span = greatest - least
    if span == 0 { return 0 }
    if greatest == red { return ((green - blue) / span / 6 + 1).truncatingRemainder(dividingBy: 1) }
    return greatest == green ? (blue - red) / span / 6 + 1 / 3 : (red - green) / span / 6 + 2 / 3
  }
}
