import Graft

/// The colours that UIKit and AppKit have names for: those that follow the desktop are the theme's. Claim IM18.
extension UIColor {
  // Texts.
  public static var label: UIColor { UIColor(.primary) }
  public static var secondaryLabel: UIColor { UIColor(.secondary) }
  public static var tertiaryLabel: UIColor { UIColor(.primary.opacity(0.3)) }
  public static var quaternaryLabel: UIColor { UIColor(.primary.opacity(0.18)) }
  public static var placeholderText: UIColor { UIColor(.primary.opacity(0.3)) }
  public static var darkText: UIColor { UIColor(.black) }
  public static var lightText: UIColor { UIColor(.white.opacity(0.6)) }
  public static var link: UIColor { UIColor(.linkText) }
  public static var labelColor: UIColor { UIColor(.primary) }
  public static var secondaryLabelColor: UIColor { UIColor(.secondary) }
  public static var tertiaryLabelColor: UIColor { UIColor(.primary.opacity(0.3)) }
  public static var quaternaryLabelColor: UIColor { UIColor(.primary.opacity(0.18)) }
  public static var textColor: UIColor { UIColor(.primary) }
  public static var controlTextColor: UIColor { UIColor(.primary) }
  public static var disabledControlTextColor: UIColor { UIColor(.primary.opacity(0.3)) }
  public static var headerTextColor: UIColor { UIColor(.primary) }
  public static var placeholderTextColor: UIColor { UIColor(.primary.opacity(0.3)) }
  public static var linkColor: UIColor { UIColor(.linkText) }

  // What is behind.
  public static var systemBackground: UIColor { UIColor(.viewBackground) }
  public static var secondarySystemBackground: UIColor { UIColor(.windowBackground) }
  public static var tertiarySystemBackground: UIColor { UIColor(.viewBackground) }
  public static var systemGroupedBackground: UIColor { UIColor(.windowBackground) }
  public static var secondarySystemGroupedBackground: UIColor { UIColor(.viewBackground) }
  public static var tertiarySystemGroupedBackground: UIColor { UIColor(.windowBackground) }
  public static var windowBackgroundColor: UIColor { UIColor(.windowBackground) }
  public static var underPageBackgroundColor: UIColor { UIColor(.windowBackground) }
  public static var controlColor: UIColor { UIColor(.windowBackground) }
  public static var controlBackgroundColor: UIColor { UIColor(.viewBackground) }
  public static var textBackgroundColor: UIColor { UIColor(.viewBackground) }
  public static var selectedContentBackgroundColor: UIColor { UIColor(.selectionBackground) }
  public static var selectedTextBackgroundColor: UIColor { UIColor(.selectionBackground) }
  public static var selectedControlColor: UIColor { UIColor(.selectionBackground) }
  public static var systemFill: UIColor { UIColor(.primary.opacity(0.2)) }
  public static var secondarySystemFill: UIColor { UIColor(.primary.opacity(0.16)) }
  public static var tertiarySystemFill: UIColor { UIColor(.primary.opacity(0.12)) }
  public static var quaternarySystemFill: UIColor { UIColor(.primary.opacity(0.08)) }

  // Lines and marks.
  public static var separator: UIColor { UIColor(.separatorLine) }
  public static var opaqueSeparator: UIColor { UIColor(.separatorLine) }
  public static var separatorColor: UIColor { UIColor(.separatorLine) }
  public static var gridColor: UIColor { UIColor(.separatorLine) }
  public static var tintColor: UIColor { UIColor(.accentColor) }
  public static var controlAccentColor: UIColor { UIColor(.accentColor) }

  // The palette.
  public static var systemRed: UIColor { UIColor(.red) }
  public static var systemOrange: UIColor { UIColor(.orange) }
  public static var systemYellow: UIColor { UIColor(.yellow) }
  public static var systemGreen: UIColor { UIColor(.green) }
  public static var systemMint: UIColor { UIColor(.mint) }
  public static var systemTeal: UIColor { UIColor(.teal) }
  public static var systemCyan: UIColor { UIColor(.cyan) }
  public static var systemBlue: UIColor { UIColor(.blue) }
  public static var systemIndigo: UIColor { UIColor(.indigo) }
  public static var systemPurple: UIColor { UIColor(.purple) }
  public static var systemPink: UIColor { UIColor(.pink) }
  public static var systemBrown: UIColor { UIColor(.brown) }
  public static var systemGray: UIColor { grey(0x8e8e93, dark: 0x8e8e93) }
  public static var systemGray2: UIColor { grey(0xaeaeb2, dark: 0x636366) }
  public static var systemGray3: UIColor { grey(0xc7c7cc, dark: 0x48484a) }
  public static var systemGray4: UIColor { grey(0xd1d1d6, dark: 0x3a3a3c) }
  public static var systemGray5: UIColor { grey(0xe5e5ea, dark: 0x2c2c2e) }
  public static var systemGray6: UIColor { grey(0xf2f2f7, dark: 0x1c1c1e) }

  // Numbers.
  public static var clear: UIColor { UIColor(.clear) }
  public static var black: UIColor { UIColor(Color(red: 0, green: 0, blue: 0)) }
  public static var white: UIColor { UIColor(Color(red: 1, green: 1, blue: 1)) }
  public static var darkGray: UIColor { UIColor(Color(white: 1 / 3)) }
  public static var gray: UIColor { UIColor(Color(white: 0.5)) }
  public static var lightGray: UIColor { UIColor(Color(white: 2 / 3)) }
  public static var red: UIColor { UIColor(Color(red: 1, green: 0, blue: 0)) }
  public static var green: UIColor { UIColor(Color(red: 0, green: 1, blue: 0)) }
  public static var blue: UIColor { UIColor(Color(red: 0, green: 0, blue: 1)) }
  public static var cyan: UIColor { UIColor(Color(red: 0, green: 1, blue: 1)) }
  public static var yellow: UIColor { UIColor(Color(red: 1, green: 1, blue: 0)) }
  public static var magenta: UIColor { UIColor(Color(red: 1, green: 0, blue: 1)) }
  public static var orange: UIColor { UIColor(Color(red: 1, green: 0.5, blue: 0)) }
  public static var purple: UIColor { UIColor(Color(red: 0.5, green: 0, blue: 0.5)) }
  public static var brown: UIColor { UIColor(Color(red: 0.6, green: 0.4, blue: 0.2)) }

  private static func grey(_ light: Int, dark: Int) -> UIColor {
    func numbers(_ hex: Int) -> Color.Resolved {
      func part(_ shift: Int) -> Float { Float(hex >> shift & 0xff) / 255 }
      return Color.Resolved(red: part(16), green: part(8), blue: part(0))
    }
    return UIColor(Color(light: numbers(light), dark: numbers(dark)))
  }
}
