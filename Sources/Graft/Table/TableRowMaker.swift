import ViewGraph

/// Makes the rows of the values of a type. All tables of collections of them have one, as a row is evaluated anew where another
/// function makes it: one that is written in generic code refers to its types, and so is another each time. There are as many as
/// types, for as long as the program runs.
@MainActor
final class TableRowMaker<Value: Identifiable> {
  private let make: (Value) -> TableRow<Value>

  private init() { make = { TableRow($0) } }

  /// The function of the one for a type.
  static var function: (Value) -> TableRow<Value> {
    if let known = makers[ObjectIdentifier(Value.self)] as? TableRowMaker { return known.make }
    let made = TableRowMaker()
    makers[ObjectIdentifier(Value.self)] = made
    return made.make
  }
}

@MainActor private var makers: [ObjectIdentifier: AnyObject] = [:]

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
  /// A row for each element.
  init(rowsOf data: Data) { self.init(data, content: TableRowMaker<Data.Element>.function) }
}
