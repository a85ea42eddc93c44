import Foundation

/// The pictures that views wait for, and those that were loaded (IM16).
@MainActor
final class PictureLoads {
  static let shared = PictureLoads()

  private var cache = PictureCache(limit: 64 << 20)
  private var loads: [URL: PictureLoad] = [:]

  /// The picture at a URL; of those who wait for the same one at the same time the first has it loaded. When the tasks of all
  /// were cancelled, the load is.
  func picture(at url: URL) async throws -> Bitmap {
    if let known = cache.picture(at: url, now: .now) { return known }
    let load = loads[url] ?? begin(url)
    load.waiting += 1
    return try await withTaskCancellationHandler {
      try await load.task.value
    } onCancel: {
      Task { @MainActor in leave(load, url) }
    }
  }

  private func begin(_ url: URL) -> PictureLoad {
    let load = PictureLoad(
      Task {
        // One that was cancelled may have another in its place.
        defer { if !Task.isCancelled { loads[url] = nil } }
        let (data, validity) = try await PictureData.load(url)
        let picture = try await BackgroundDecoder.shared.bitmap(of: data)
        cache.insert(picture, at: url, validity)
        return picture
      })
    loads[url] = load
    return load
  }

  /// Somebody waits no more.
  private func leave(_ load: PictureLoad, _ url: URL) {
    load.waiting -= 1
    guard load.waiting == 0 else { return }
    load.task.cancel()
    if loads[url] === load { loads[url] = nil }
  }
}

/// A picture on its way.
@MainActor
private final class PictureLoad {
  let task: Task<Bitmap, any Error>
  /// How many wait for it.
  var waiting = 0

  init(_ task: Task<Bitmap, any Error>) { self.task = task }
}
