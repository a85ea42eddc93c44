extension XInput {
  /// Keys that are held while another key or the pointer's button is pressed.
  public struct Modifiers: OptionSet, Sendable {
    public let rawValue: Int

    /// A set of keys by its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let alt = Modifiers(rawValue: 4)
    /// The key with the logo.
    public static let `super` = Modifiers(rawValue: 8)

    private static let names: [(key: Modifiers, name: String)] = [
      (.shift, "shift"), (.control, "ctrl"), (.alt, "alt"), (.super, "super"),
    ]

    private var keys: [String] { Modifiers.names.filter { contains($0.key) }.map(\.name) }

    /// A key with these held, such as `ctrl+a`.
    func combined(with key: String) -> String { (keys + [key]).joined(separator: "+") }

    /// Commands while these are held.
    func holding(_ commands: String) -> String { "\(pressing) \(commands) \(releasing)" }

    /// Commands that press these.
    var pressing: String { keys.map { "keydown \($0)" }.joined(separator: " ") }

    /// Commands that release these.
    var releasing: String { keys.reversed().map { "keyup \($0)" }.joined(separator: " ") }
  }
}
