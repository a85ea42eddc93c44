/// A node that follows the size or the place that layout gives it.
@MainActor
protocol GeometryObserver: ViewNode {
  /// Whether the last layout gave it another one than it knows.
  var hasNewGeometry: Bool { get }
  /// Takes that over, as a part of a cycle.
  func adoptGeometry()
}

/// The followers of layout in one host.
@MainActor
struct GeometryObservers {
  private var observers: [any GeometryObserver] = []
  /// Those that the last layout has news for.
  private var informed: [any GeometryObserver] = []
  /// Whether what a layout told has led to another layout.
  fileprivate var isAnswering = false

  mutating func add(_ observer: any GeometryObserver) { observers.append(observer) }

  mutating func remove(_ observer: any GeometryObserver) {
    observers.removeAll { $0 === observer }
    informed.removeAll { $0 === observer }
  }

  var hasNews: Bool { !informed.isEmpty }

  fileprivate mutating func compare() { informed = observers.filter(\.hasNewGeometry) }

  fileprivate mutating func takeInformed() -> [any GeometryObserver] {
    defer { informed = [] }
    return informed
  }
}

extension Graph {
  /// Looks, after a layout, for views that have other sizes or places than they were evaluated with.
  package func compareGeometry() { geometry.compare() }

  /// Lets the views take over what the layout has brought, as a part of a cycle. The next layout is another answer.
  func adoptGeometry() {
    for observer in geometry.takeInformed() where observer.isMounted && observer.hasNewGeometry {
      geometry.isAnswering = true
      observer.adoptGeometry()
    }
  }

  /// Nothing is left to lay out: a later change of a size or place is no answer to those before.
  package func layoutDidSettle() {
    guard geometry.isAnswering else { return }
    geometry.isAnswering = false
    endBurst()
  }
}
