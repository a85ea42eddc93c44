import Foundation

/// A value as data that functions make and read. They run on the main actor. As SwiftUI documents it. Claim DD4.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public let _forms: [_TransferForm]

  /// There and back.
  public init(
    contentType: UTType, exporting: @escaping @MainActor (Item) async throws -> Data,
    importing: @escaping @MainActor (Data) async throws -> Item
  ) {
    _forms = [_TransferForm(type: contentType, export: Item.exporting(exporting), load: importing)]
  }

  /// There only.
  public init(exportedContentType: UTType, exporting: @escaping @MainActor (Item) async throws -> Data) {
    _forms = [_TransferForm(type: exportedContentType, export: Item.exporting(exporting))]
  }

  /// Back only.
  public init(importedContentType: UTType, importing: @escaping @MainActor (Data) async throws -> Item) {
    _forms = [_TransferForm(type: importedContentType, load: importing)]
  }
}

extension Transferable {
  /// The function of a value whose type is forgotten.
  static func exporting<Result>(
    _ make: @escaping @MainActor (Self) async throws -> Result
  ) -> @MainActor (Any) async throws -> Result {
    { item in
      guard let item = item as? Self else { throw TransferError.noCommonType }
      return try await make(item)
    }
  }
}

/// A value as its encoder writes it: JSON, unless said otherwise. As SwiftUI documents it. Claim DD4.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public let _forms: [_TransferForm]

  /// As JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  /// As an encoder writes it.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder
  ) {
    _forms = [
      _TransferForm(
        type: contentType, export: Item.exporting { try encoder.encode($0) },
        load: { try decoder.decode(Item.self, from: $0) })
    ]
  }
}

/// A value as another that stands for it. As SwiftUI documents it. Claim DD4.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public let _forms: [_TransferForm]

  /// There and back.
  public init(
    exporting: @escaping @MainActor (Item) throws -> Proxy, importing: @escaping @MainActor (Proxy) throws -> Item
  ) {
    _forms = Proxy.forms.map { Self.form($0, exporting, importing) }
  }

  /// There only.
  public init(exporting: @escaping @MainActor (Item) throws -> Proxy) {
    _forms = Proxy.forms.map { Self.form($0, exporting, nil) }.filter { $0.export != nil }
  }

  /// Back only.
  public init(importing: @escaping @MainActor (Proxy) throws -> Item) {
    _forms = Proxy.forms.map { Self.form($0, nil, importing) }.filter { $0.load != nil }
  }

  private static func form(
    _ form: _TransferForm, _ exporting: (@MainActor (Item) throws -> Proxy)?,
    _ importing: (@MainActor (Proxy) throws -> Item)?
  ) -> _TransferForm {
    var result = _TransferForm(type: form.type)
    if let exporting, let export = form.export {
      result.export = Item.exporting { try await export(try exporting($0)) }
    }
    if let exporting, let isExported = form.isExported {
      result.isExported = { item in (item as? Item).flatMap { try? exporting($0) }.map(isExported) == true }
    }
    if let exporting, let file = form.file { result.file = Item.exporting { try await file(try exporting($0)) } }
    if let importing, let load = form.load {
      result.load = { data in
        guard let proxy = try await load(data) as? Proxy else { throw TransferError.noCommonType }
        return try importing(proxy)
      }
    }
    return result
  }
}

/// A value as the contents of a file. As SwiftUI documents it. Claim DD4.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public let _forms: [_TransferForm]

  /// There and back.
  public init(
    contentType: UTType, exporting: @escaping @MainActor (Item) async throws -> SentTransferredFile,
    importing: @escaping @MainActor (ReceivedTransferredFile) async throws -> Item
  ) {
    _forms = [
      _TransferForm(
        type: contentType, export: Self.sending(exporting), load: Self.receiving(contentType, importing),
        file: Self.file(exporting))
    ]
  }

  /// There only.
  public init(
    exportedContentType: UTType, exporting: @escaping @MainActor (Item) async throws -> SentTransferredFile
  ) {
    _forms = [
      _TransferForm(type: exportedContentType, export: Self.sending(exporting), file: Self.file(exporting))
    ]
  }

  /// Back only.
  public init(
    importedContentType: UTType, importing: @escaping @MainActor (ReceivedTransferredFile) async throws -> Item
  ) { _forms = [_TransferForm(type: importedContentType, load: Self.receiving(importedContentType, importing))] }

  private static func sending(
    _ exporting: @escaping @MainActor (Item) async throws -> SentTransferredFile
  ) -> @MainActor (Any) async throws -> Data {
    Item.exporting { item in
      let file = try await exporting(item).file
      return try await Task.detached { try Data(contentsOf: file) }.value
    }
  }

  private static func file(
    _ exporting: @escaping @MainActor (Item) async throws -> SentTransferredFile
  ) -> @MainActor (Any) async throws -> URL { Item.exporting { try await exporting($0).file } }

  /// The file lives until the function has returned.
  private static func receiving(
    _ type: UTType, _ importing: @escaping @MainActor (ReceivedTransferredFile) async throws -> Item
  ) -> @MainActor (Data) async throws -> Any {
    { data in
      let ending = type.preferredFilenameExtension.map { "." + $0 } ?? ""
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ending)
      defer { try? FileManager.default.removeItem(at: file) }
      try await Task.detached { try data.write(to: file) }.value
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}

/// A file whose contents are sent.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL

  /// A file. Whether it may be opened in place makes no difference.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file with what was received. It goes when the function that is given it has returned.
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether it is the file that was sent. Never here.
  public let isOriginalFile: Bool
}
