import Foundation
import Threads

/// One of the views that a layout arranges.
///
/// It is asked on the main thread, by the methods of a layout, and traps on another. As SwiftUI documents it.
public struct LayoutSubview: Sendable {
  let item: any LayoutItem
  /// Which of the container's views it is.
  let index: Int
  let recorder: PlacementRecorder
}

extension LayoutSubview {
  /// The size that the view takes when it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainThread.assumeIsolated { item.sizeThatFits(proposal) }
  }

  /// The size that the view takes when it is offered `proposal`, and where its guides are then.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainThread.assumeIsolated { ViewDimensions(of: item, for: proposal) }
  }

  /// Puts the view where `anchor`, a point of the view, is at `position`, at its size for `proposal`.
  ///
  /// In the coordinates of the bounds that `placeSubviews` has. Of several calls the last counts; a call from anywhere
  /// else has no effect.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let corner = CGPoint(
      x: AlignmentKey.finite(position.x - anchor.x * size.width),
      y: AlignmentKey.finite(position.y - anchor.y * size.height))
    recorder.record(LayoutPlacement(offset: corner, proposal: proposal), of: index)
  }

  /// The view's priority, as `layoutPriority(_:)` gives it; 0 by default.
  public var priority: Double { MainThread.assumeIsolated { item.layoutPriority } }

  /// The distances that the view likes to have from its neighbours.
  public var spacing: ViewSpacing { MainThread.assumeIsolated { item.spacing } }

  /// The value that the view has for a key, as `layoutValue(key:value:)` gives it, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    // In two steps, as the value may be an optional that is nil.
    guard let value = layoutValue(of: ObjectIdentifier(key)) else { return Key.defaultValue }
    return value as? Key.Value ?? Key.defaultValue
  }

  private func layoutValue(of key: ObjectIdentifier) -> Any? {
    // It does not leave the main thread.
    nonisolated(unsafe) var value: Any?
    MainThread.assumeIsolated { value = item.layoutValue(of: key) }
    return value
  }
}

extension LayoutSubview {
  /// Whether it is of use to ask for an explicit guide.
  func mayHave(_ key: AlignmentKey) -> Bool { MainThread.assumeIsolated { item.mayHave(key) } }

  /// Where a guide is that a view inside says.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    MainThread.assumeIsolated { item.explicitGuide(key, for: proposal) }
  }
}

extension LayoutSubview: Equatable {
  /// Whether the two are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.item === right.item }
}

/// Keeps the places that a layout gives its views, until it has given them all. Main thread only: what is placed was
/// measured there just before.
final class PlacementRecorder: @unchecked Sendable {
  private var placements: [Int: LayoutPlacement]?

  /// The places that views were given while `place` ran, by their index.
  func placements(by place: () -> Void) -> [Int: LayoutPlacement] {
    let outer = placements
    defer { placements = outer }
    placements = [:]
    place()
    return placements ?? [:]
  }

  func record(_ placement: LayoutPlacement, of index: Int) { placements?[index] = placement }
}
