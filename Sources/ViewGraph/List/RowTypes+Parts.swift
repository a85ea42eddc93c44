// The rows that a view is, as far as they are known without a node for it.

extension RowTypes {
  /// Whether views of a type can be taken apart into those that are rows: a block or group of views, what `if` and `else` choose from,
  /// and a view of the program's own that keeps nothing and reads nothing from around. What another one keeps belongs to all of
  /// its rows, for which it has to be built.
  static func canBeParted(_ type: any View.Type) -> Bool {
    switch rowCount(type) {
    case nil: false
    case 0: type is EmptyView.Type
    case 1: true
    case .some: isTransparent(type) && parts(of: type).allSatisfy(canBeParted)
    }
  }

  private static func isTransparent(_ type: any View.Type) -> Bool {
    type is any PartedView.Type || type is any GroupingView.Type || isOpen(type)
  }

  private static func isOpen<Content: View>(_ type: Content.Type) -> Bool {
    ViewOption.isOpen(type) && !(type is any Animatable.Type)
  }

  /// The views of a view that can be taken apart, of which each is a row. Evaluates the bodies of those that are several.
  static func rows(of view: any View) -> [AnyView] {
    if rowCount(type(of: view)) == 1 { return [AnyView(view)] }
    if let divided = view as? any DividedView { return divided.parts.flatMap { rows(of: $0, in: divided) } }
    return ViewOption.inside(view).map(rows) ?? []
  }

  /// The rows of a branch are other views than those of the other one (ID2).
  private static func rows(of part: ViewPart, in view: any DividedView) -> [AnyView] {
    let rows = rows(of: part.view)
    guard view is any BranchedView else { return rows }
    return rows.map { row in
      AnyView(_ConditionalContent<AnyView, AnyView>(part.key == AnyHashable(true) ? .first(row) : .second(row)))
    }
  }
}

/// A view that only stands for those inside.
protocol GroupingView {}

extension Group: GroupingView {}

/// A view that is one of two.
private protocol BranchedView {}

extension _ConditionalContent: BranchedView {}
