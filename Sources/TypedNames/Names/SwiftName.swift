/// Names as they are written in Swift.
enum SwiftName {
  /// `state-set` as `` `stateSet` ``: in backticks, as some are words of Swift.
  static func member(_ name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }
    let joined = words.prefix(1).map(String.init) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let text = joined.joined()
    // The two that stay words of Swift in backticks.
    if text == "self" || text == "Type" { return text + "_" }
    return text.first?.isNumber == true ? "_" + text : "`\(text)`"
  }

  /// `Switch` of `Gtk.Switch`.
  static func local(_ name: String) -> String { String(name.drop { $0 != "." }.dropFirst()) }

  /// `Gtk` of `Gtk.Switch`.
  static func space(_ name: String) -> String { String(name.prefix { $0 != "." }) }

  /// The mark of what is deprecated.
  static func mark(_ deprecation: String?) -> String {
    deprecation.map { "@available(*, deprecated, message: \"\($0)\") " } ?? ""
  }
}
