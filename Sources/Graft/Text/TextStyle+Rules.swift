import Foundation

extension TextStyle {
  /// How text is drawn by widgets that take it from a style sheet, in its words; empty for the theme's. Lines, pictures and
  /// raised letters are none of its words.
  var styleRules: String { (sizeRules + letterRules).map { $0 + "; " }.joined() }

  private var sizeRules: [String] {
    if let points = font?.points { return ["font-size: \(points * sizeFactor)pt"] }
    let factor = (font?.scale ?? 1) * sizeFactor
    return factor == 1 ? [] : ["font-size: \(factor)em"]
  }

  private var letterRules: [String] {
    var rules: [String] = []
    if let weight = shownWeight { rules.append("font-weight: \(weight.value)") }
    if let family = shownFamily { rules.append("font-family: \(family.quoted)") }
    if isItalic == true || font?.isItalic == true { rules.append("font-style: italic") }
    if font?.hasSmallCapitals == true { rules.append("font-variant: small-caps") }
    if hasMonospacedDigits || font?.hasMonospacedDigits == true { rules.append("font-feature-settings: \"tnum\"") }
    if let spacing = tracking ?? kerning, spacing != 0, spacing.isFinite {
      rules.append("letter-spacing: \(min(max(spacing, -10_000), 10_000))px")
    }
    return rules
  }
}

extension String {
  /// As a string of a style sheet.
  fileprivate var quoted: String {
    let parts = unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || " -_".unicodeScalars.contains(scalar) || ("0"..."9").contains(scalar)
        ? String(scalar) : "\\" + String(scalar.value, radix: 16) + " "
    }
    return "\"" + parts.joined() + "\""
  }
}
