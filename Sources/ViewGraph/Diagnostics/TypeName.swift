/// What people call a type: with the types around it, and without modules.
enum TypeName {
  /// Such as `Outer.Inner`, or `Pair<Int, Outer.Inner>`. A type inside of a function has the name of the types around that.
  static func of(_ type: Any.Type) -> String {
    var rest = _typeName(type, qualified: true)[...]
    var (name, isInPath) = ("", false)
    while let first = rest.first {
      if let inner = withoutContext(rest) {
        rest = inner
      } else if first.isPartOfName {
        let word = rest.prefix(while: \.isPartOfName)
        rest = rest[word.endIndex...]
        // The first of names that are joined by points is the module.
        let isModule = !isInPath && name.last != "." && rest.first == "."
        if isModule { rest.removeFirst() } else { name += word }
        isInPath = isModule || rest.first == "."
      } else {
        name.append(rest.removeFirst())
      }
    }
    return name
  }

  /// What follows the mark of a function or file that is around a type, or of an extension of another module's type.
  private static func withoutContext(_ text: Substring) -> Substring? {
    guard text.hasPrefix("(unknown context at ") || text.hasPrefix("(extension in ") else { return nil }
    return text.drop { $0 != ")" }.dropFirst(2)
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
