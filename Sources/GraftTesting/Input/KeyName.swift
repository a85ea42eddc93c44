/// The names of X for keys.
enum KeyName {
  /// The keys that type a character on the server's keyboard, which is an American one.
  static func sequence(for character: Character) -> String {
    switch character {
    case "\n": "Return"
    case "\t": "Tab"
    default: character.unicodeScalars.map(sequence).joined(separator: " ")
    }
  }

  /// What the keyboard lacks is entered by its number. `xdotool` would add a key and remove it before GTK sees it.
  private static func sequence(for scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    if scalar.isASCII { return "U" + digits }
    return (["ctrl+shift+u"] + digits.map(String.init) + ["space"]).joined(separator: " ")
  }
}
