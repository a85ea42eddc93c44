/// What follows the size or the place that layout gives a node, mostly the node itself.
@MainActor
protocol GeometryObserver: AnyObject {
  /// Whether the node is in the tree.
  var isMounted: Bool { get }
  /// Whether the last layout gave it another one than it knows.
  var hasNewGeometry: Bool { get }
  /// Takes that over, as a part of a cycle.
  func adoptGeometry()
}

/// The followers of layout in one host.
final class GeometryObservers: FrameFeature {
  static let turn = FrameTurn.result

  private var observers: [any GeometryObserver] = []
  /// Those that the last layout has news for.
  private var informed: [any GeometryObserver] = []
  /// Whether what a layout told has led to another layout.
  private var isAnswering = false

  func add(_ observer: any GeometryObserver) { observers.append(observer) }

  func remove(_ observer: any GeometryObserver) {
    observers.removeAll { $0 === observer }
    informed.removeAll { $0 === observer }
  }

  var hasNews: Bool { !informed.isEmpty }

  fileprivate func compare() { informed = observers.filter(\.hasNewGeometry) }

  /// Lets the views take over what the layout has brought. The next layout is another answer.
  func adoptNews() {
    for observer in exchange(&informed, with: []) where observer.isMounted && observer.hasNewGeometry {
      isAnswering = true
      observer.adoptGeometry()
    }
  }

  /// Nothing is left to lay out. Tells whether what a layout told had led to another layout.
  fileprivate func settle() -> Bool { exchange(&isAnswering, with: false) }
}

extension Graph {
  /// Looks, after a layout, for views that have other sizes or places than they were evaluated with.
  package func compareGeometry() { existing(GeometryObservers.self)?.compare() }

  var geometry: GeometryObservers { feature(GeometryObservers.self) }

  /// Nothing is left to lay out: a later change of a size or place is no answer to those before.
  package func layoutDidSettle() {
    if existing(GeometryObservers.self)?.settle() == true { bursts.next() }
  }
}
