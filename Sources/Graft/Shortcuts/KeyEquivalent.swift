import CGTK

/// A key of a keyboard shortcut, by the character that it types. As SwiftUI documents it.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character; keys without one have a place in Unicode's private area, as on Apple's systems.
  public var character: Character

  /// The key that types a character. A capital letter is the same key, and needs no Shift.
  public init(_ character: Character) { self.character = character }

  /// The key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  public static let upArrow: KeyEquivalent = "\u{F700}"
  public static let downArrow: KeyEquivalent = "\u{F701}"
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The key that deletes backwards.
  public static let delete: KeyEquivalent = "\u{08}"
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  public static let home: KeyEquivalent = "\u{F729}"
  public static let end: KeyEquivalent = "\u{F72B}"
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  public static let clear: KeyEquivalent = "\u{F739}"
  public static let tab: KeyEquivalent = "\t"
  public static let space: KeyEquivalent = " "
  public static let `return`: KeyEquivalent = "\r"

  private static let named: [Character: Int32] = [
    "\u{F700}": GDK_KEY_Up, "\u{F701}": GDK_KEY_Down, "\u{F702}": GDK_KEY_Left, "\u{F703}": GDK_KEY_Right,
    "\u{1B}": GDK_KEY_Escape, "\u{08}": GDK_KEY_BackSpace, "\u{7F}": GDK_KEY_BackSpace, "\u{F728}": GDK_KEY_Delete,
    "\u{F729}": GDK_KEY_Home, "\u{F72B}": GDK_KEY_End, "\u{F72C}": GDK_KEY_Page_Up, "\u{F72D}": GDK_KEY_Page_Down,
    "\u{F739}": GDK_KEY_Clear, "\t": GDK_KEY_Tab, " ": GDK_KEY_space, "\r": GDK_KEY_Return, "\n": GDK_KEY_Return,
  ]

  /// The character of a key that types none, or another than it is known by.
  static func character(ofNamed keyval: UInt32) -> Character? { characters[keyval] }

  private static let characters: [UInt32: Character] = {
    let keypad: [Int32: Int32] = [
      GDK_KEY_KP_Up: GDK_KEY_Up, GDK_KEY_KP_Down: GDK_KEY_Down, GDK_KEY_KP_Left: GDK_KEY_Left,
      GDK_KEY_KP_Right: GDK_KEY_Right, GDK_KEY_KP_Enter: GDK_KEY_Return, GDK_KEY_KP_Delete: GDK_KEY_Delete,
      GDK_KEY_KP_Home: GDK_KEY_Home, GDK_KEY_KP_End: GDK_KEY_End, GDK_KEY_KP_Page_Up: GDK_KEY_Page_Up,
      GDK_KEY_KP_Page_Down: GDK_KEY_Page_Down, GDK_KEY_ISO_Left_Tab: GDK_KEY_Tab,
    ]
    let pairs = named.filter { !["\u{7F}", "\n"].contains($0.key) }.map { (UInt32($0.value), $0.key) }
    let known = Dictionary(uniqueKeysWithValues: pairs)
    let others = keypad.compactMap { key, same in known[UInt32(same)].map { (UInt32(key), $0) } }
    return known.merging(others) { own, _ in own }
  }()

  /// GDK's number of the key: F1 to F35, the named ones, or that of the character, as a small letter.
  var keyval: UInt32 {
    if let named = KeyEquivalent.named[character] { return UInt32(named) }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if (0xF704...0xF726).contains(scalar.value) { return UInt32(GDK_KEY_F1) + scalar.value - 0xF704 }
    return gdk_keyval_to_lower(gdk_unicode_to_keyval(scalar.value))
  }
}

/// Keys that are held while another is pressed. As SwiftUI documents it; which keys they are on the desktop says claim MN17.
public struct EventModifiers: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  /// A set of keys by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Of no importance to shortcuts.
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  /// Control; together with `command` it is Alt.
  public static let control = EventModifiers(rawValue: 4)
  /// Alt.
  public static let option = EventModifiers(rawValue: 8)
  /// Control.
  public static let command = EventModifiers(rawValue: 16)
  /// Of no importance to shortcuts.
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

  /// The keys in GDK's words.
  var mask: GdkModifierType {
    var mask: UInt32 = 0
    if contains(.shift) { mask |= GDK_SHIFT_MASK.rawValue }
    if contains(.command) || contains(.control) { mask |= GDK_CONTROL_MASK.rawValue }
    if contains(.option) || isSuperset(of: [.command, .control]) { mask |= GDK_ALT_MASK.rawValue }
    return GdkModifierType(mask)
  }
}
