import CGTK
import ViewGraph

/// A key that is pressed or released while a view has the keyboard focus. As SwiftUI documents it. Claim FO8.
public struct KeyPress: Sendable {
  /// Which of what a key does is told.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Phases by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and types again.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is released.
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What has become of the key.
  public enum Result: Sendable {
    /// Nobody else gets it.
    case handled
    /// The next view further out gets it, and at last GTK.
    case ignored
  }

  /// One phase.
  public let phase: Phases
  /// The key, as a small letter where it is one.
  public let key: KeyEquivalent
  /// What it types; nothing for keys that type nothing.
  public let characters: String
  /// What is held with it: Control is `command`, Alt is `option`.
  public let modifiers: EventModifiers
}

extension KeyPress {
  /// A key of GDK's; nil for one that neither types nor is known.
  @MainActor
  init?(_ keyval: UInt32, _ held: GdkModifierType, _ phase: Phases) {
    guard let key = KeyEquivalent(keyval: keyval) else { return nil }
    let typed = Unicode.Scalar(gdk_keyval_to_unicode(keyval)).map { $0.value == 0 ? "" : String($0) }
    self.init(phase: phase, key: key, characters: typed ?? "", modifiers: EventModifiers(held))
  }
}

extension KeyEquivalent {
  /// The key of a number of GDK's.
  fileprivate init?(keyval: UInt32) {
    if let named = KeyEquivalent.character(ofNamed: keyval) {
      self.init(named)
    } else if (UInt32(GDK_KEY_F1)...UInt32(GDK_KEY_F35)).contains(keyval) {
      // As `keyval` has them.
      guard let scalar = Unicode.Scalar(0xF704 + keyval - UInt32(GDK_KEY_F1)) else { return nil }
      self.init(Character(scalar))
    } else {
      let scalar = Unicode.Scalar(gdk_keyval_to_unicode(gdk_keyval_to_lower(keyval)))
      guard let scalar, scalar.value != 0 else { return nil }
      self.init(Character(scalar))
    }
  }
}

extension EventModifiers {
  /// What is held, of what programs ask for.
  init(_ held: GdkModifierType) {
    let pairs: [(GdkModifierType, EventModifiers)] = [
      (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .command), (GDK_ALT_MASK, .option), (GDK_LOCK_MASK, .capsLock),
    ]
    self.init(pairs.filter { held.rawValue & $0.0.rawValue != 0 }.map(\.1))
  }
}
