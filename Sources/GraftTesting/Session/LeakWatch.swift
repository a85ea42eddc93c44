import GTKBridge
import GTKSupport

/// The widgets of a test, which nobody should hold once it has ended.
@MainActor
final class LeakWatch {
  private var watches: [ObjectWatch] = []
  private var limit = 256

  /// Watches each widget that a representable makes from now on.
  func start() { MadeWidgets.observer = { [weak self] in self?.add($0) } }

  /// Watches a widget.
  func add(_ widget: Widget) {
    watches.append(ObjectWatch(widget))
    guard watches.count > limit else { return }
    watches.removeAll { !$0.isAlive }
    limit = max(256, watches.count * 2)
  }

  /// Waits until no widget is alive, for two seconds at most. After a click GTK 4.18 holds what is below the pointer for
  /// a moment, also when its window has gone.
  func wait() async {
    for _ in 0..<40 where watches.contains(where: \.isAlive) { try? await Task.sleep(for: .milliseconds(50)) }
  }

  /// Ends the watch; the widgets that are still alive, each once, in the order in which they were seen.
  func finish() -> [String] {
    MadeWidgets.observer = nil
    return LeakWatch.names(of: watches)
  }

  /// What a message says of each object that is alive.
  static func names(of watches: [ObjectWatch]) -> [String] {
    var seen: Set<UnsafeMutableRawPointer> = []
    return watches.compactMap(\.object).filter { seen.insert($0.objectAddress).inserted }.map { object in
      let identifier = FoundWidget(Widget(object.object)).identifier
      return "left alive: \(object.typeName)" + (identifier.map { " #\($0)" } ?? "")
    }
  }
}
