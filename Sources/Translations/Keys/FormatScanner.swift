/// Reads what follows a percent sign. By hand, as this runs for each text with values that is shown.
struct FormatScanner {
  /// What has not been read.
  private(set) var rest: Substring

  init(_ rest: Substring) { self.rest = rest }

  /// What the percent sign begins; nil if that is nothing known, and then nothing has been read.
  mutating func token() -> FormatToken? {
    if take("%") { return .literal("%") }
    if take("arg") { return .chosen }
    let start = rest
    if let token = place() { return token }
    rest = start
    return nil
  }

  private mutating func place() -> FormatToken? {
    let place = position()
    if let name = name() { return .substitution(place: place, name: name) }
    return specifier().map { .argument(place: place, $0) }
  }

  /// `2$`
  private mutating func position() -> Int? {
    let start = rest
    if let place = Int(take(while: Self.isDigit)), take("$") { return place }
    rest = start
    return nil
  }

  /// `#@name@`
  private mutating func name() -> String? {
    let start = rest
    if take("#@") {
      let name = take { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "%") }
      if !name.isEmpty, take("@") { return String(name) }
    }
    rest = start
    return nil
  }

  /// `-08.3lf`
  private mutating func specifier() -> ArgumentSpecifier? {
    let flags = take { "-+ #0'".utf8.contains($0) }
    let width = take(while: Self.isDigit)
    let precision = take(".") ? take(while: Self.isDigit) : nil
    // How long the value is in C says nothing here.
    _ = take { "hlqLztj".utf8.contains($0) }
    return rest.popFirst().flatMap {
      ArgumentSpecifier(flags: flags, width: width, precision: precision, conversion: $0)
    }
  }

  private mutating func take(_ prefix: String) -> Bool {
    guard rest.utf8.starts(with: prefix.utf8) else { return false }
    rest = rest[rest.utf8.index(rest.startIndex, offsetBy: prefix.utf8.count)...]
    return true
  }

  private mutating func take(while isWanted: (UInt8) -> Bool) -> Substring {
    let end = rest.utf8.firstIndex { !isWanted($0) } ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
