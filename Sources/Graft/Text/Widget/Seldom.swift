/// A value that few of many have: where there is none it takes a word, however large it is.
@propertyWrapper
enum Seldom<Value> {
  case nothing
  indirect case held(Value)

  init(wrappedValue: Value?) { self = wrappedValue.map { .held($0) } ?? .nothing }

  var wrappedValue: Value? {
    get { if case .held(let value) = self { value } else { nil } }
    set { self = Seldom(wrappedValue: newValue) }
  }
}

extension Seldom: Equatable where Value: Equatable {}
