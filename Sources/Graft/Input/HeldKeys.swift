import CGTK

/// The keys that are held with another key or with a click and make it a different one.
enum HeldKeys {
  /// Those of a state of GDK's, without locks, buttons and keys that change nothing.
  static func of(_ state: UInt32) -> UInt32 {
    state & (GDK_ALT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue)
  }

  /// The state of the keyboard at the moment, with locks and buttons.
  static var present: UInt32 {
    let seat = gdk_display_get_default_seat(gdk_display_get_default())
    guard let keyboard = seat.flatMap({ gdk_seat_get_keyboard($0) }) else { return 0 }
    return gdk_device_get_modifier_state(keyboard).rawValue
  }

  /// Whether some of them are held with which a click chooses more: as GTK has it, Alt is none.
  static func chooseMore(_ state: GdkModifierType) -> Bool {
    state.rawValue & (GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue) != 0
  }
}
