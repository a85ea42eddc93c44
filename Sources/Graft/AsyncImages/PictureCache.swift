import Foundation

/// How long a picture is what its URL leads to.
enum PictureValidity: Hashable, Sendable {
  case until(Date)
  /// While the file was changed last at that time.
  case ofFile(changed: Date?)

  func holds(for url: URL, now: Date) -> Bool {
    switch self {
    case .until(let end): now < end
    case .ofFile(let changed): changed == url.changeDate
    }
  }
}

/// Pictures by their URLs, in a bounded number of bytes: those that were used last (IM16).
struct PictureCache {
  private struct Entry {
    let picture: Bitmap
    let validity: PictureValidity
    var lastUse: Int
  }

  private let limit: Int
  private var entries: [URL: Entry] = [:]
  private var byteCount = 0
  private var uses = 0

  /// Keeps at most so many bytes of pixels.
  init(limit: Int) { self.limit = limit }

  /// The picture of a URL, unless it is out of date.
  mutating func picture(at url: URL, now: Date) -> Bitmap? {
    guard let entry = entries[url] else { return nil }
    guard entry.validity.holds(for: url, now: now) else {
      remove(url)
      return nil
    }
    uses += 1
    entries[url]?.lastUse = uses
    return entry.picture
  }

  mutating func insert(_ picture: Bitmap, at url: URL, _ validity: PictureValidity) {
    remove(url)
    guard picture.byteCount <= limit else { return }
    uses += 1
    entries[url] = Entry(picture: picture, validity: validity, lastUse: uses)
    byteCount += picture.byteCount
    while byteCount > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      remove(oldest.key)
    }
  }

  private mutating func remove(_ url: URL) {
    if let entry = entries.removeValue(forKey: url) { byteCount -= entry.picture.byteCount }
  }
}

extension URL {
  /// When the file of the URL was changed last.
  var changeDate: Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
