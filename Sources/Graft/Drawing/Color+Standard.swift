/// The colours with names: their shades are those of the GNOME palette.
extension Color {
  /// The theme's colour for text.
  public static let primary = Color(source: .foreground)
  /// The theme's colour for text of less weight.
  public static let secondary = Color(source: .foreground, alpha: 0.55)
  /// The tint around (PT21), or else the colour that the theme marks with: as a foreground style that of its links, which is
  /// made to be read.
  public static let accentColor = Color(source: .theme(.accent))

  /// Nothing that can be seen.
  public static let clear = Color(white: 0, opacity: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let gray = Color(hex: 0x9a9996)
  public static let red = Color(hex: 0xe01b24)
  public static let orange = Color(hex: 0xff7800)
  public static let yellow = Color(hex: 0xf6d32d)
  public static let green = Color(hex: 0x33d17a)
  public static let mint = Color(hex: 0x63e6be)
  public static let teal = Color(hex: 0x2190a4)
  public static let cyan = Color(hex: 0x45c7e0)
  public static let blue = Color(hex: 0x3584e4)
  public static let indigo = Color(hex: 0x5e5ce6)
  public static let purple = Color(hex: 0x9141ac)
  public static let pink = Color(hex: 0xd56199)
  public static let brown = Color(hex: 0x986a44)

  private init(hex: Int) {
    func part(_ shift: Int) -> Double { Double(hex >> shift & 0xff) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
