import Graft

/// What a gallery is asked to do.
package enum PreviewCommand {
  case list([PreviewExample])
  case show(PreviewExample)
  case write(PreviewExample, path: String)

  /// Reads a command line without the program's name.
  @MainActor
  package init(_ arguments: [String], among examples: [PreviewExample]) throws(PreviewError) {
    switch arguments.count {
    case 1 where arguments[0] == "--list": self = .list(examples)
    case 1: self = .show(try examples.example(named: arguments[0]))
    case 2: self = .write(try examples.example(named: arguments[0]), path: arguments[1])
    default: throw .usage
    }
  }
}

/// What is wrong with a command line.
package enum PreviewError: Error, CustomStringConvertible {
  case usage
  case unknown(String, known: [String])

  package var description: String {
    switch self {
    case .usage: "usage: --list | NAME | NAME FILE.png"
    case .unknown(let name, let known):
      "There is no preview '\(name)'. There are: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    }
  }
}

extension [PreviewExample] {
  /// The one of a name; a name of its own goes before that of a type.
  @MainActor
  fileprivate func example(named name: String) throws(PreviewError) -> PreviewExample {
    guard let example = first(where: { $0.name == name }) ?? first(where: { $0.typeName == name }) else {
      throw .unknown(name, known: map(\.name))
    }
    return example
  }
}
