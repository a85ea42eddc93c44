import Foundation

/// A value that can be dragged, dropped, copied and pasted: its representations say as which types of data. As SwiftUI
/// documents it.
///
/// They are offered in the order in which they are declared, and who receives takes the first that both know. Claim DD4.
public protocol Transferable {
  /// What the representations are.
  associatedtype Representation: TransferRepresentation
  /// How the value becomes data and comes of it.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value becomes data, and comes of it. The library's own types, put together.
public protocol TransferRepresentation {
  /// The value's type.
  associatedtype Item: Transferable
  /// The forms, the preferred ones first. The library's own requirement.
  var _forms: [_TransferForm] { get }
}

/// One form of a value: a type, and how to get there and back. The library's own.
public struct _TransferForm {
  let type: UTType
  var export: (@MainActor (Any) async throws -> Data)?
  var load: (@MainActor (Data) async throws -> Any)?
  /// The file that the value becomes, where it becomes one.
  var file: (@MainActor (Any) async throws -> URL)?
  /// Whether a value becomes this at all; all do without it.
  var isExported: (@MainActor (Any) -> Bool)?
}

/// Puts representations together, in their order.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One representation.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// One representation.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// Several representations.
  public static func buildBlock<First: TransferRepresentation, each Rest: TransferRepresentation>(
    _ first: First, _ rest: repeat each Rest
  ) -> SeveralRepresentations<Item> where First.Item == Item {
    var forms = first._forms
    for representation in repeat each rest { forms += representation._forms }
    return SeveralRepresentations(_forms: forms)
  }
}

/// Several representations of a value.
public struct SeveralRepresentations<Item: Transferable>: TransferRepresentation {
  public let _forms: [_TransferForm]
}

extension TransferRepresentation {
  /// Offers the representation of those values alone for which a condition holds when they are offered.
  public func exportingCondition(_ condition: @escaping @MainActor (Item) -> Bool) -> SeveralRepresentations<Item> {
    SeveralRepresentations(
      _forms: _forms.map { form in
        var form = form
        let outer = form.isExported
        form.isExported = { item in (item as? Item).map(condition) == true && outer?(item) != false }
        return form
      })
  }

  /// Who may see the representation. Changes nothing: the desktop knows of no such bounds.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> SeveralRepresentations<Item> {
    SeveralRepresentations(_forms: _forms)
  }

  /// The name of a file that is made of it. Changes nothing: data are sent without names.
  public func suggestedFileName(_ fileName: String) -> SeveralRepresentations<Item> {
    SeveralRepresentations(_forms: _forms)
  }
}

/// Who may see a representation. Nothing on the desktop.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String

  public static let all = Self(name: "all")
  public static let team = Self(name: "team")
  public static let group = Self(name: "group")
  public static let ownProcess = Self(name: "ownProcess")
}

/// What is wrong with data that were received.
enum TransferError: Error, CustomStringConvertible {
  case noCommonType
  case notText
  case notColor
  case noPicture
  case gone

  var description: String {
    switch self {
    case .noCommonType: "they are of no type that is taken"
    case .notText: "they are no text"
    case .notColor: "they are no colour"
    case .noPicture: "there is no picture of it"
    case .gone: "whoever offered them has not sent them"
    }
  }
}
