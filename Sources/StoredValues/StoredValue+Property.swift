import Foundation
import ViewGraph

/// Stored values as user defaults have them.
extension StoredValue {
  /// The key of a text that no property list could hold as it is.
  private static let textKey = "Graft.text"

  /// A value of a property list. A number can be read as all that it may stand for; nil for what is no stored value.
  init?(property: Any?) {
    self.init()
    switch property {
    case let value as Bool: (bool, int, double) = (value, value ? 1 : 0, value ? 1 : 0)
    case let value as Int: (bool, int, double) = (Self.truth(of: value), value, Double(value))
    case let value as Double:
      (int, double) = (Int(exactly: value), value)
      bool = int.flatMap(Self.truth)
    case let value as String: string = value
    case let value as Data: data = value
    case let value as [String: Any]:
      guard let text = value[Self.textKey] as? Data else { return nil }
      string = String(decoding: text, as: UTF8.self)
    default: return nil
    }
  }

  private static func truth(of number: Int) -> Bool? { number == 0 ? false : number == 1 ? true : nil }

  /// The value for a property list.
  var property: Any? {
    if let bool, int == nil { return bool }
    if let int { return int }
    if let double { return double }
    if let string { return Self.isHeldByXML(string) ? string : [Self.textKey: Data(string.utf8)] }
    return data
  }

  /// Whether a property list, which is written as XML, can hold a text: not with control characters.
  private static func isHeldByXML(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x9, 0xA: true
      case 0..<0x20, 0xFFFE, 0xFFFF: false
      default: true
      }
    }
  }
}
