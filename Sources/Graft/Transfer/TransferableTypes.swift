import Foundation
import ViewGraph

extension Transferable {
  /// The forms, the preferred ones first.
  static var forms: [_TransferForm] { transferRepresentation._forms }
}

extension Data {
  /// The data as text; throws for what is none.
  fileprivate func text() throws -> String {
    guard let text = String(data: self, encoding: .utf8) else { throw TransferError.notText }
    return text
  }
}

extension String: Transferable {
  /// Plain text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      try $0.text()
    }
  }
}

extension AttributedString: Transferable {
  /// Plain text.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String> {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}

extension URL: Transferable {
  /// A list of one address, and for who takes no lists its text.
  @TransferRepresentationBuilder<URL>
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(contentType: .url) {
      Data(($0.absoluteString + "\r\n").utf8)
    } importing: {
      guard let url = URIList.urls(in: try $0.text()).first else { throw TransferError.notText }
      return url
    }
    DataRepresentation<URL>(exportedContentType: .utf8PlainText) { Data($0.absoluteString.utf8) }
  }
}

extension Data: Transferable {
  /// The bytes.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

/// Lists of addresses, as desktops exchange them: a line each, and lines that begin with # are comments.
enum URIList {
  static func urls(in text: String) -> [URL] {
    text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.compactMap { URL(string: String($0)) }
  }
}
