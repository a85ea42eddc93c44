import CGTK

/// The keys that are held with another key or with a click and make it a different one.
enum HeldKeys {
  /// Those of a state of GDK's, without locks, buttons and keys that change nothing.
  static func of(_ state: UInt32) -> UInt32 {
    state & (GDK_ALT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue)
  }

  /// Whether some of them are held with which a click chooses more: as GTK has it, Alt is none.
  static func chooseMore(_ state: GdkModifierType) -> Bool {
    state.rawValue & (GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue) != 0
  }
}
