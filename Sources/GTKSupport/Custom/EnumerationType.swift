import CGTK

/// The GObject type of an enumeration of Swift, registered once, or what is wrong with that.
@MainActor
struct EnumerationType {
  /// Zero where there is none.
  private(set) var type: GType = 0
  let mistake: String?

  private static var known: [ObjectIdentifier: EnumerationType] = [:]

  static func of<Enumeration: OwnEnumeration>(_ enumeration: Enumeration.Type) -> EnumerationType {
    if let known = known[ObjectIdentifier(enumeration)] { return known }
    let nicks = enumeration.allCases.map { dashed($0.rawValue) }
    let made = EnumerationType(named: enumeration.objectTypeName, nicks)
    known[ObjectIdentifier(enumeration)] = made
    return made
  }

  private init(named name: String, _ nicks: [String]) {
    mistake = Self.mistake(named: name, nicks)
    if mistake == nil { type = g_enum_register_static(name, Self.values(named: name, nicks)) }
  }

  private static func mistake(named name: String, _ nicks: [String]) -> String? {
    if !TypeLookup.isName(name) { return "'\(name)' is no name for the type of an enumeration" }
    if TypeLookup.isTaken(name) { return "there is a type named \(name) already, and the enumeration is another" }
    if let wrong = nicks.first(where: { $0.wholeMatch(of: /[a-z][a-z0-9-]*/) == nil }) {
      return "\(name) has a case '\(wrong)', which is no nick name: that has letters, digits and dashes"
    }
    return Set(nicks).count < nicks.count ? "\(name) has two cases of one nick name" : nil
  }

  /// What GObject keeps for as long as the program runs, with an empty one at the end.
  private static func values(named name: String, _ nicks: [String]) -> UnsafePointer<GEnumValue> {
    let values = UnsafeMutablePointer<GEnumValue>.allocate(capacity: nicks.count + 1)
    for (number, nick) in nicks.enumerated() {
      let whole = "\(dashed(name))-\(nick)".uppercased().replacing("-", with: "_")
      (values + number).initialize(
        to: GEnumValue(value: Int32(number), value_name: g_strdup(whole), value_nick: g_strdup(nick)))
    }
    (values + nicks.count).initialize(to: GEnumValue())
    return UnsafePointer(values)
  }

  /// `veryLoud` as `very-loud`.
  private static func dashed(_ name: String) -> String {
    name.replacing(/([a-z0-9])([A-Z])/) { "\($0.1)-\($0.2)" }.lowercased()
  }
}
