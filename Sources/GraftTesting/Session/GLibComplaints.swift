import GTKSupport
import Synchronization

/// Collects GLib's warnings and worse.
final class GLibComplaints: Sendable {
  private let records = Mutex<[String]>([])
  private let token = Mutex(0)

  init() {
    GLibLog.install()
    let observer = GLibLog.addObserver { [weak self] record in
      guard record.level >= .warning else { return }
      self?.records.withLock { $0.append("\(record.domain)-\(record.level): \(record.message)") }
    }
    token.withLock { $0 = observer }
  }

  var complaints: [String] { records.withLock { $0 } }

  func stop() { GLibLog.removeObserver(token.withLock { $0 }) }
}
