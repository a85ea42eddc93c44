import Foundation

extension Path {
  /// The rectangle that the path is, if its sides are upright and level and it is nothing else. For those who paint: a
  /// rectangle needs no mask.
  package var rectangle: CGRect? {
    if let figure { return figure.rectangle }
    let elements = elements
    guard elements.count == 5, case .closeSubpath = elements[4], elements[1...3].allSatisfy(\.isLine) else {
      return nil
    }
    let bounds = boundingRect
    return elements.prefix(4).compactMap(\.end) == bounds.corners ? bounds : nil
  }
}

extension Path.Element {
  fileprivate var isLine: Bool {
    if case .line = self { true } else { false }
  }
}
