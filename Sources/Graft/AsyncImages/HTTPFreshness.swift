import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// For how long an answer of HTTP may be used again, by its headers.
struct HTTPFreshness {
  /// What counts where the server says nothing, in seconds.
  private static let usual: TimeInterval = 300

  private let header: (String) -> String?

  init(_ response: HTTPURLResponse) { header = { response.value(forHTTPHeaderField: $0) } }

  /// Until when an answer that came at a time is fresh; not beyond that time if it must be asked for again.
  func end(from now: Date) -> Date {
    let control = directives
    if control["no-store"] != nil || control["no-cache"] != nil { return now }
    if let age = control["max-age"].flatMap(Double.init) {
      return now + max(0, age - (header("Age").flatMap(Double.init) ?? 0))
    }
    // A date that nobody can read has passed.
    if let expires = header("Expires") { return max(now, date(expires) ?? now) }
    let lastChange = header("Last-Modified").flatMap(date)
    return now + max(Self.usual, lastChange.map { now.timeIntervalSince($0) / 10 } ?? 0)
  }

  /// `Cache-Control: private, max-age=60`
  private var directives: [String: String] {
    let parts = (header("Cache-Control") ?? "").lowercased().split(separator: ",")
    return parts.reduce(into: [:]) { found, part in
      let words = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if let name = words.first { found[name] = words.count > 1 ? words[1].trimmingCharacters(in: ["\""]) : "" }
    }
  }

  private func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return formatter.date(from: text)
  }
}
