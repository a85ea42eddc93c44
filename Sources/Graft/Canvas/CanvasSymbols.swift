import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// The views that a canvas draws with, as they look.
@MainActor
final class CanvasSymbols {
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Another number when a symbol looks otherwise.
  private(set) var version = 0

  /// One view.
  @MainActor
  final class Entry {
    fileprivate private(set) lazy var symbol = IslandSymbol { [weak self] in self?.owner?.version += 1 }
    /// The modifier around the view, which knows its tag.
    fileprivate weak var node: ViewNode?
    private weak var owner: CanvasSymbols?

    fileprivate init(of owner: CanvasSymbols) { self.owner = owner }

    fileprivate func end() {
      owner?.entries[ObjectIdentifier(self)] = nil
      owner?.version += 1
    }
  }

  fileprivate func makeEntry() -> Entry {
    let entry = Entry(of: self)
    entries[ObjectIdentifier(entry)] = entry
    return entry
  }

  /// The symbol of a tag.
  func symbol(_ tag: AnyHashable) -> IslandSymbol? { entries.values.first { $0.node?.tagOfItem == tag }?.symbol }
}

/// That a view is not painted, but a symbol of a canvas.
struct CanvasSymbolEffect: IslandEffect {
  static var traits: IslandTraits { .isGroup }

  static var isPictured: Bool { true }

  let symbols: CanvasSymbols

  func makeCoordinator() -> CanvasSymbols.Entry { symbols.makeEntry() }

  func didUpdate(_ island: IslandWidget, at node: ViewNode, _ coordinator: CanvasSymbols.Entry) {
    coordinator.node = node
    island.show(as: coordinator.symbol)
  }

  func didUpdate(_ island: PictureIsland, at node: ViewNode, _ coordinator: CanvasSymbols.Entry) {
    coordinator.node = node
    island.show(as: coordinator.symbol)
  }

  static func dismantle(_ coordinator: CanvasSymbols.Entry) { coordinator.end() }
}
