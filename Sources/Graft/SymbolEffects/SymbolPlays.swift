import Foundation
import GTKBridge
import ViewGraph

/// The effects on one symbol.
@MainActor
final class SymbolPlays {
  private var plays: [SymbolPlay] = []
  private var clock: LeafClock?

  /// Takes what is said of a symbol now; `redraw` is called whenever it is to be drawn otherwise.
  func show(_ said: [SaidSymbolEffect], at node: ViewNode, _ redraw: @escaping () -> Void) {
    if said.isEmpty, plays.isEmpty { return }
    if plays.count == said.count, zip(plays, said).allSatisfy({ $0.said.isSame(as: $1) }) {
      for index in plays.indices { plays[index].change(to: said[index]) }
    } else {
      plays = said.map { SymbolPlay($0) }
    }
    follow(at: node, redraw)
  }

  private func follow(at node: ViewNode, _ redraw: @escaping () -> Void) {
    if !UserAnimations.areOn { finish() }
    guard isMoving else { return end() }
    let clock = clock ?? LeafClock(at: node)
    self.clock = clock
    clock.follow(from: TimelineTime.now()) { [weak self] now in
      guard let self else { return nil }
      let former = pose
      if UserAnimations.areOn { advance(to: now) } else { finish() }
      if pose != former { redraw() }
      return isMoving ? now : nil
    }
  }

  private var isMoving: Bool { plays.contains(where: \.isMoving) }

  /// How the symbol is drawn.
  var pose: SymbolPose { plays.reduce(SymbolPose()) { $0.joined(with: $1.pose) } }

  private func advance(to now: Date) { for index in plays.indices { plays[index].advance(to: now) } }

  private func finish() { for index in plays.indices { plays[index].finish() } }

  /// What is said next is of another symbol.
  func forget() {
    end()
    plays = []
  }

  /// Nothing moves any more.
  func end() {
    clock?.end()
    clock = nil
  }
}
