import Foundation

/// A compiled catalogue of gettext (`.mo`), whose messages are keys.
struct GettextCatalogue {
  /// What it says, by key. Messages with a context of their own are left out.
  private(set) var wordings: [String: Wording] = [:]

  /// Nil for data that is not such a file, or a damaged one.
  init?(_ data: Data) {
    guard let file = GettextFile(data) else { return nil }
    let plural = file.messages.first { $0.original.isEmpty }.flatMap { Self.plural(ofHeader: $0.translation) }
    for message in file.messages where !message.original.isEmpty { add(message, plural ?? .germanic) }
  }

  private mutating func add(_ message: GettextFile.Message, _ plural: GettextPlural) {
    guard !message.translation.isEmpty, !message.original.contains("\u{4}") else { return }
    let keys = message.original.split(separator: "\0", omittingEmptySubsequences: false)
    let forms = message.translation.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    wordings[String(keys[0])] = Wording(forms: keys.count > 1 ? .numbered(forms, plural) : .text(forms[0]))
  }

  private static func plural(ofHeader header: String) -> GettextPlural? {
    let lines = header.split(separator: "\n").filter { $0.lowercased().hasPrefix("plural-forms:") }
    guard let match = lines.first?.firstMatch(of: /plural\s*=\s*([^;]+)/) else { return nil }
    return GettextPlural(match.1)
  }
}

/// The strings of a file of gettext, as its manual lays them out.
private struct GettextFile {
  typealias Message = (original: String, translation: String)

  private(set) var messages: [Message] = []
  private let bytes: [UInt8]
  private let isReversed: Bool

  init?(_ data: Data) {
    bytes = Array(data)
    isReversed = bytes.starts(with: [0x95, 0x04, 0x12, 0xDE])
    guard isReversed || bytes.starts(with: [0xDE, 0x12, 0x04, 0x95]) else { return nil }
    guard let count = number(at: 8), let originals = number(at: 12), let translations = number(at: 16),
      count <= bytes.count / 16
    else { return nil }
    for index in 0..<count {
      guard let original = string(at: originals + 8 * index), let translation = string(at: translations + 8 * index)
      else { return nil }
      messages.append((original, translation))
    }
  }

  /// Four bytes, in the order of the machine that wrote them.
  private func number(at offset: Int) -> Int? {
    guard offset + 4 <= bytes.count else { return nil }
    let four = bytes[offset..<offset + 4]
    return (isReversed ? Array(four) : four.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The string whose length and place stand here.
  private func string(at offset: Int) -> String? {
    guard let length = number(at: offset), let start = number(at: offset + 4), start + length <= bytes.count else {
      return nil
    }
    return String(decoding: bytes[start..<start + length], as: UTF8.self)
  }
}
