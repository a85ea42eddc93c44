import Foundation

extension UTType {
  /// The type of an identifier, whether it is known or not.
  static func named(_ identifier: String) -> UTType { UTType(identifier) ?? UTType(importedAs: identifier) }
}

/// The oldest forms, in which types are identifiers. As Foundation documents them.
extension NSItemProvider {
  /// A provider of a file: of its contents, as the type of its ending, and of its address. Nil where there is no file.
  public convenience init?(contentsOf fileURL: URL) {
    guard FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    registerDataRepresentation(for: type) { answer in
      do { answer(try Data(contentsOf: fileURL), nil) } catch { answer(nil, error) }
      return nil
    }
    register(fileURL)
  }

  /// The identifiers of the types of what it has, the preferred one first.
  public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// Loads data of a type, and reports them or what went wrong, once and later. An address is its text alone.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    load { (result: Result<Data, any Error>) in
      switch result {
      case .success(let data): completionHandler(data, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    } _: {
      try await $0.itemData(.named(typeIdentifier))
    }
  }

  /// Loads what is of a type, and reports it or what went wrong, once and later: an address in the web as a `URL`, that of a file as
  /// its text in `Data`, a text as a `String`, and anything else as `Data`. Options change nothing.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: @escaping (Any?, (any Error)?) -> Void
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler(data.map { Self.item($0, of: .named(typeIdentifier)) }, error)
    }
  }

  /// Loads what is of a type: as with a closure.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> Any {
    try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        guard let item else { return continuation.resume(throwing: error ?? TransferError.gone) }
        nonisolated(unsafe) let found = item
        continuation.resume(returning: found)
      }
    }
  }

  private static func item(_ data: Data, of type: UTType) -> Any {
    if type.conforms(to: .fileURL) { return data }
    guard let text = String(data: data, encoding: .utf8) else { return data }
    if type.conforms(to: .url) { return URL(string: text) ?? data }
    return type.conforms(to: .text) ? text : data
  }
}

extension TransferSource {
  /// The data of a type. Of addresses, which desktops exchange as a list, the first alone.
  fileprivate func itemData(_ type: UTType) async throws -> Data {
    let data = try await data(of: type)
    guard type.conforms(to: .url) else { return data }
    guard let url = URIList.urls(in: String(decoding: data, as: UTF8.self)).first else { throw TransferError.notText }
    return Data(url.absoluteString.utf8)
  }
}
