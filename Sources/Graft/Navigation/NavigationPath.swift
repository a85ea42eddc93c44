import Foundation
import ViewGraph

/// What a navigation stack shows above its root: values of any types, the last one on top. As SwiftUI documents it. Claim
/// NV15.
public struct NavigationPath: Equatable {
  private(set) var elements: [PathElement] = []

  /// An empty path.
  public init() {}

  /// A path of the elements of a sequence.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    self.elements = elements.map { PathElement($0) }
  }

  /// A path that was stored. Elements of types that the program does not know are left out, with all that is above them.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// How many elements there are.
  public var count: Int { elements.count }

  /// Whether the root is on top.
  public var isEmpty: Bool { elements.isEmpty }

  /// Puts a value on top.
  public mutating func append<Value: Hashable>(_ value: Value) { elements.append(PathElement(value)) }

  /// Takes values off the top. There must be so many.
  public mutating func removeLast(_ count: Int = 1) {
    guard (0...elements.count).contains(count) else {
      fatalError("a navigation path of \(elements.count) elements cannot lose \(count)")
    }
    elements.removeLast(count)
  }

  /// The path as it can be stored; nil where an element is not codable.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.storedText != nil } ? CodableRepresentation(elements: elements) : nil
  }
}

/// A value of a path, with the text as which it is stored if it can be.
struct PathElement: Equatable {
  let value: AnyHashable
  let storedText: (() throws -> String)?

  init<Value: Hashable>(_ value: Value) {
    self.value = AnyHashable(value)
    let codable = value as? any Encodable & Decodable
    storedText = codable.map { codable in { try codable.storedText() } }
  }

  static func == (left: PathElement, right: PathElement) -> Bool { left.value == right.value }
}

extension Encodable {
  fileprivate func storedText() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
