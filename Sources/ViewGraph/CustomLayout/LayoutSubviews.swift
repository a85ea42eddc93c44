import Foundation

/// The views that a layout arranges, in order. As SwiftUI documents it.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The direction of the container's environment. Places are counted from the leading edge in either.
  public var layoutDirection: LayoutDirection

  let recorder: PlacementRecorder
  private let elements: ArraySlice<LayoutSubview>

  init(_ items: [any LayoutItem], layoutDirection: LayoutDirection) {
    let recorder = PlacementRecorder()
    let elements = items.enumerated().map { LayoutSubview(item: $1, index: $0, recorder: recorder) }
    self.init(elements[...], recorder, layoutDirection)
  }

  private init(_ elements: ArraySlice<LayoutSubview>, _ recorder: PlacementRecorder, _ direction: LayoutDirection) {
    self.elements = elements
    self.recorder = recorder
    layoutDirection = direction
  }

  var items: [any LayoutItem] { elements.map(\.item) }

  public var startIndex: Int { elements.startIndex }

  public var endIndex: Int { elements.endIndex }

  public subscript(position: Int) -> LayoutSubview { elements[position] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements[bounds], recorder, layoutDirection)
  }

  /// The views at some positions, in the order of these.
  @_disfavoredOverload
  public subscript<Positions: Sequence>(positions: Positions) -> LayoutSubviews where Positions.Element == Int {
    LayoutSubviews(positions.map { elements[$0] }[...], recorder, layoutDirection)
  }
}

extension LayoutSubviews: Equatable {
  /// Whether both are the same views in the same order, and the directions are the same.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection && left.elementsEqual(right)
  }
}
