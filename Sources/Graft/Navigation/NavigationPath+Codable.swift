import Foundation

extension NavigationPath {
  /// A path as it is stored: the names of the types and the values as text, from the top to the root. Claim NV15.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [PathElement]

    init(elements: [PathElement]) { self.elements = elements }

    /// Reads a path. It ends where an element is of a type that the program does not know.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var stored: [(type: String, text: String)] = []
      while !container.isAtEnd { stored.append((try container.decode(String.self), try container.decode(String.self))) }
      var elements: [PathElement] = []
      for (name, text) in stored.reversed() {
        guard let type = _typeByName(name) as? any (Hashable & Decodable).Type else { break }
        elements.append(try PathElement(type, from: text))
      }
      self.elements = elements
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        try container.encode(_mangledTypeName(type(of: element.value.base)) ?? "")
        try container.encode(element.storedText?() ?? "")
      }
    }
  }
}

extension PathElement {
  fileprivate init<Value: Hashable & Decodable>(_ type: Value.Type, from text: String) throws {
    self.init(try JSONDecoder().decode(type, from: Data(text.utf8)))
  }
}
