import Foundation

/// A table of strings (`.strings`), and one of their plural forms (`.stringsdict`).
enum StringsFile {
  /// What a table says, by key. Throws if it is not a property list of strings.
  static func wordings(_ data: Data) throws -> [String: Wording] {
    let entries = try dictionary(data)
    return entries.compactMapValues { ($0 as? String).map { Wording(forms: .text($0)) } }
  }

  /// What a table of plural forms says, by key. Throws if it is not a property list.
  static func pluralWordings(_ data: Data) throws -> [String: Wording] {
    try dictionary(data).compactMapValues { ($0 as? [String: Any]).flatMap(wording) }
  }

  private static func dictionary(_ data: Data) throws -> [String: Any] {
    // A file without entries is no property list to Foundation.
    guard data.contains(where: { !" \n\r\t".utf8.contains($0) }) else { return [:] }
    let list = try PropertyListSerialization.propertyList(from: withByteOrder(data), options: [], format: nil)
    guard let entries = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
    return entries
  }

  /// UTF-16 without a mark is one of the two orders by where its zeros are.
  private static func withByteOrder(_ data: Data) -> Data {
    let start = Array(data.prefix(2))
    if start.count == 2, start[1] == 0, start[0] != 0 { return Data([0xFF, 0xFE]) + data }
    return start.first == 0 ? Data([0xFE, 0xFF]) + data : data
  }

  private static func wording(_ entry: [String: Any]) -> Wording? {
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] { return widest(widths) }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let parts = entry.compactMapValues { ($0 as? [String: String]).flatMap(substitution) }
    return Wording(forms: .text(format), substitutions: parts)
  }

  private static func substitution(_ rule: [String: String]) -> Substitution? {
    let forms = rule.compactMap { name, words in PluralCategory(rawValue: name).map { ($0, words) } }
    guard rule["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType", !forms.isEmpty else { return nil }
    let specifier = rule["NSStringFormatValueTypeKey"].flatMap { ArgumentSpecifier($0) }
    return Substitution(specifier: specifier ?? .whole, forms: .plural(Dictionary(uniqueKeysWithValues: forms)))
  }

  private static func widest(_ widths: [String: String]) -> Wording? {
    widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map { Wording(forms: .text($0.value)) }
  }
}
