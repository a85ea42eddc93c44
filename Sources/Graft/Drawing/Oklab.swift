import Foundation

/// A colour in numbers whose distances are those that are seen: Oklab, by Björn Ottosson.
struct Oklab {
  var lightness: Double
  var greenToRed: Double
  var blueToYellow: Double

  /// From numbers of sRGB that are proportional to light.
  init(linearRed red: Double, green: Double, blue: Double) {
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    greenToRed = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    blueToYellow = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
  }

  /// Red, green and blue, proportional to light.
  var linear: (red: Double, green: Double, blue: Double) {
    func cube(_ number: Double) -> Double { number * number * number }
    let long = cube(lightness + 0.3963377774 * greenToRed + 0.2158037573 * blueToYellow)
    let middle = cube(lightness - 0.1055613458 * greenToRed - 0.0638541728 * blueToYellow)
    let short = cube(lightness - 0.0894841775 * greenToRed - 1.2914855480 * blueToYellow)
    return (
      4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short
    )
  }

  /// The colour at a share of the way to another.
  func mixed(with other: Oklab, by share: Double) -> Oklab {
    var result = self
    result.lightness += (other.lightness - lightness) * share
    result.greenToRed += (other.greenToRed - greenToRed) * share
    result.blueToYellow += (other.blueToYellow - blueToYellow) * share
    return result
  }
}
