import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where the data of pictures comes from.
enum PictureData {
  /// The data at a URL, and for how long it is that. Not on the main thread.
  nonisolated static func load(_ url: URL) async throws -> (Data, PictureValidity) {
    if url.isFileURL {
      let changed = url.changeDate
      return (try Data(contentsOf: url), .ofFile(changed: changed))
    }
    if url.scheme?.lowercased() == "data" { return (try contents(of: url), .until(.distantFuture)) }
    let (data, response) = try await URLSession.shared.data(from: url)
    guard let answer = response as? HTTPURLResponse else { return (data, .until(.now)) }
    guard (200..<300).contains(answer.statusCode) else { throw PictureError.refused(answer.statusCode) }
    return (data, .until(HTTPFreshness(answer).end(from: .now)))
  }

  /// `data:image/png;base64,iVBORw0…`
  private static func contents(of url: URL) throws -> Data {
    let (all, parts) = (url.absoluteString, url.absoluteString.split(separator: ",", maxSplits: 1))
    guard parts.count == 2, let text = String(parts[1]).removingPercentEncoding else { throw PictureError.emptyURL }
    guard all.prefix(parts[0].count).lowercased().hasSuffix(";base64") else { return Data(text.utf8) }
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else { throw PictureError.emptyURL }
    return data
  }
}
