/// An element that stands for one of a bound collection.
package protocol BoundElement {
  /// That element.
  var value: Any { get }
}

/// The elements of a bound collection, each with its id and a binding; what `ForEach($items)` iterates.
public struct ElementBindings<Elements: MutableCollection & RandomAccessCollection, ID: Hashable>:
  RandomAccessCollection
{
  /// One element: its id and the binding to it.
  public struct Element: BoundElement {
    package let id: ID
    package let binding: Binding<Elements.Element>

    package var value: Any { binding.wrappedValue }
  }

  /// On no actor, as those of `ElementID`.
  package static var elementID: (Element) -> ID { { $0.id } }

  private let source: Binding<Elements>
  private let elements: Elements
  private let id: (Elements.Element) -> ID

  /// The elements of a source, each identified by a function of it.
  package init(_ source: Binding<Elements>, id: @escaping (Elements.Element) -> ID) {
    self.source = source
    self.id = id
    elements = source.wrappedValue
  }

  public var startIndex: Elements.Index { elements.startIndex }
  public var endIndex: Elements.Index { elements.endIndex }
  public func index(after index: Elements.Index) -> Elements.Index { elements.index(after: index) }
  public func index(before index: Elements.Index) -> Elements.Index { elements.index(before: index) }

  public subscript(position: Elements.Index) -> Element {
    let value = elements[position]
    let location = ElementLocation(
      base: source.location, index: position, key: id(value), id: id, lastValue: value)
    return Element(id: id(value), binding: Binding(location: location))
  }
}

/// An element found by its id. Once it is deleted, a read gives its last value and a write is ignored (BI13).
final class ElementLocation<Elements: MutableCollection & RandomAccessCollection, ID: Hashable>: BindingLocation {
  private let base: any BindingLocation<Elements>
  private let index: SharedValue<Elements.Index>
  private let key: ID
  private let id: (Elements.Element) -> ID
  private let lastValue: SharedValue<Elements.Element>

  init(
    base: any BindingLocation<Elements>, index: Elements.Index, key: ID,
    id: @escaping (Elements.Element) -> ID, lastValue: Elements.Element
  ) {
    self.base = base
    self.index = SharedValue(index)
    self.key = key
    self.id = id
    self.lastValue = SharedValue(lastValue)
  }

  func read() -> Elements.Element { readPart { element(of: base.read()) } }
  var whole: DependencySource? { base.whole }
  func evaluated() -> Elements.Element { element(of: base.evaluated()) }

  private func element(of elements: Elements) -> Elements.Element {
    guard let found = find(in: elements) else { return lastValue.value }
    lastValue.replace(with: elements[found])
    return elements[found]
  }

  func write(_ newValue: Elements.Element) {
    var elements = base.read()
    guard let found = find(in: elements) else { return }
    elements[found] = newValue
    base.write(elements)
  }

  /// The element is nearly always where it was, so the search is only for what has moved.
  private func find(in elements: Elements) -> Elements.Index? {
    let last = index.value
    if elements.indices.contains(last), id(elements[last]) == key { return last }
    guard let found = elements.firstIndex(where: { id($0) == key }) else { return nil }
    index.replace(with: found)
    return found
  }

  func isEqual(to other: any BindingLocation) -> Bool {
    (other as? ElementLocation<Elements, ID>).map { key == $0.key && base.isEqual(to: $0.base) } ?? false
  }
}

/// An element found by its index, which need not be Hashable as a key path would have it. Once the collection is too
/// short, a read gives the value read last and a write is ignored (BI13).
final class IndexLocation<Elements: MutableCollection>: BindingLocation {
  private let base: any BindingLocation<Elements>
  private let index: Elements.Index
  /// Not read before somebody asks: making the binding must subscribe nobody (BI3).
  private let lastValue = SharedValue<Elements.Element?>(nil)

  init(base: any BindingLocation<Elements>, index: Elements.Index) {
    self.base = base
    self.index = index
  }

  func read() -> Elements.Element { readPart { element(of: base.read()) } }
  var whole: DependencySource? { base.whole }
  func evaluated() -> Elements.Element { element(of: base.evaluated()) }

  private func element(of elements: Elements) -> Elements.Element {
    if !isValid(in: elements), let last = lastValue.value { return last }
    let value = elements[index]
    lastValue.replace(with: value)
    return value
  }

  func write(_ newValue: Elements.Element) {
    var elements = base.read()
    guard isValid(in: elements) else { return }
    elements[index] = newValue
    base.write(elements)
  }

  private func isValid(in elements: Elements) -> Bool {
    index >= elements.startIndex && index < elements.endIndex
  }

  func isEqual(to other: any BindingLocation) -> Bool {
    (other as? IndexLocation<Elements>).map { index == $0.index && base.isEqual(to: $0.base) } ?? false
  }
}

extension Binding: Sequence where Value: MutableCollection & RandomAccessCollection {
  public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection & RandomAccessCollection {
  public typealias Index = Value.Index

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to the element at `position` (BI14).
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: IndexLocation(base: location, index: position))
  }
}

extension Binding: BidirectionalCollection where Value: MutableCollection & RandomAccessCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {
  /// The valid indices, in order.
  public var indices: Value.Indices { wrappedValue.indices }
}
