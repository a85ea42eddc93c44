/// What shows the rows.
enum Container: String, CaseIterable, Identifiable {
  case list = "List"
  case lazyStack = "LazyVStack"
  case table = "Table"
  case lazyGrid = "LazyVGrid"
  case stack = "VStack"

  var id: Self { self }

  /// How many rows it is given: a stack that is not lazy makes widgets for all of them, and bears no more.
  var count: Int { self == .stack ? 10_000 : 100_000 }

  /// Which rows have widgets.
  var note: String {
    switch self {
    case .list: "GTK has widgets for some 200 rows around what is seen. As you scroll, rows come and go."
    case .lazyStack: "Rows have widgets while they are seen, and for as long again behind what is seen."
    case .table: "As in a list, with a cell for each column of a row."
    case .lazyGrid: "As in a lazy stack, line by line."
    case .stack: "Each row has its widgets from the start, seen or not. So here are 10,000 rows and not 100,000."
    }
  }
}
