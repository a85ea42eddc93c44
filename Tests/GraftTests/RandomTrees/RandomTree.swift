/// A view of a random tree: what kind it is, and what is below it.
struct RandomTree: Equatable {
  /// What a leaf shows.
  var value: Int
  var kind: Kind

  indirect enum Kind: Equatable {
    case leaf(width: Int, height: Int)
    /// A leaf with a state and appearances.
    case counter
    case empty
    case spacer
    case pair(RandomTree, RandomTree)
    case triple(RandomTree, RandomTree, RandomTree)
    case group(RandomTree, RandomTree)
    case optional(isShown: Bool, RandomTree)
    case either(isFirst: Bool, RandomTree, RandomTree)
    case erased(isWrapped: Bool, RandomTree)
    case rows([Row])
    /// Rows that are one view each, so that lists make them as they are shown. Each has an id of its own: which of several with
    /// one id was there before, a list knows only of rows that it has compared.
    case boxes([Row])
    case section(RandomTree, header: RandomTree)
    case identified(Int, RandomTree)
    /// The axis is 0 for a row, 1 for a column, 2 for a stack in depth, 3 for a grid and 4 for a layout of the program's.
    case stack(axis: Int, spacing: Int, RandomTree)
    case padded(Int, RandomTree)
    case framed(width: Int?, height: Int?, RandomTree)
    case depth(Int, RandomTree)
    /// Painted otherwise, at the same place.
    case effect(TreeEffect, RandomTree)
    case behind(RandomTree, layer: RandomTree)
    case inFront(RandomTree, layer: RandomTree)
    case followed(RandomTree)
    case writing(Int, RandomTree)
    case transforming(Int, RandomTree)
    case reading(RandomTree)
    case environment(Int, RandomTree)
    case moving(transition: Int, RandomTree)
    /// Where a view with a number goes and another with it comes, one takes the place of the other.
    case matched(Int, RandomTree)
    case animated(Int, RandomTree)
    case sized(RandomTree)
    case scroll(RandomTree)
    case list(RandomTree)
    case host(RandomTree)
    /// What is below is read from a model of its own, so that its changes evaluate it alone.
    case live(Int, RandomTree)
  }

  /// An element of a `ForEach`.
  struct Row: Equatable {
    var id: Int
    var tree: RandomTree
  }
}

extension RandomTree {
  static var empty: RandomTree { RandomTree(value: 0, kind: .empty) }

  /// Whether a host in it shows a part that has a model of its own.
  var hostsModels: Bool {
    if case .host(let inner) = kind, inner.hasModels { return true }
    return children.contains(where: \.hostsModels)
  }

  private var hasModels: Bool {
    if case .live = kind { return true }
    return children.contains(where: \.hasModels)
  }

  /// The trees directly below, in order.
  var children: [RandomTree] {
    switch kind {
    case .leaf, .counter, .empty, .spacer: []
    case .pair(let a, let b), .group(let a, let b), .either(_, let a, let b): [a, b]
    case .behind(let a, let b), .inFront(let a, let b), .section(let a, let b): [a, b]
    case .triple(let a, let b, let c): [a, b, c]
    case .rows(let rows), .boxes(let rows): rows.map(\.tree)
    case .optional(_, let a), .erased(_, let a), .identified(_, let a), .stack(_, _, let a), .padded(_, let a): [a]
    case .framed(_, _, let a), .depth(_, let a), .effect(_, let a), .followed(let a), .writing(_, let a): [a]
    case .transforming(_, let a): [a]
    case .reading(let a), .environment(_, let a), .moving(_, let a), .animated(_, let a), .sized(let a): [a]
    case .matched(_, let a): [a]
    case .scroll(let a), .list(let a), .host(let a), .live(_, let a): [a]
    }
  }

  /// The tree without the parts that are read from models of their own.
  var withoutModels: RandomTree {
    if case .live(let model, _) = kind { return RandomTree(value: 0, kind: .live(model, .empty)) }
    return with(children.map(\.withoutModels))
  }

  /// How many trees there are, with this one.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The same tree with others directly below.
  func with(_ children: [RandomTree]) -> RandomTree {
    RandomTree(value: value, kind: kind.with(children))
  }

  /// The tree at an index in order, itself being 0, replaced by what a function makes of it.
  func changed(at index: Int, _ change: (RandomTree) -> RandomTree) -> RandomTree {
    if index == 0 { return change(self) }
    var (rest, children) = (index - 1, children)
    for place in children.indices {
      let count = children[place].count
      if rest < count {
        children[place] = children[place].changed(at: rest, change)
        return with(children)
      }
      rest -= count
    }
    return self
  }
}

extension RandomTree.Kind {
  fileprivate func with(_ trees: [RandomTree]) -> Self {
    switch self {
    case .leaf, .counter, .empty, .spacer: self
    case .pair: .pair(trees[0], trees[1])
    case .group: .group(trees[0], trees[1])
    case .either(let isFirst, _, _): .either(isFirst: isFirst, trees[0], trees[1])
    case .behind: .behind(trees[0], layer: trees[1])
    case .inFront: .inFront(trees[0], layer: trees[1])
    case .triple: .triple(trees[0], trees[1], trees[2])
    case .rows(let rows): .rows(zip(rows, trees).map { RandomTree.Row(id: $0.id, tree: $1) })
    case .boxes(let rows): .boxes(zip(rows, trees).map { RandomTree.Row(id: $0.id, tree: $1) })
    case .section: .section(trees[0], header: trees[1])
    default: withOne(trees[0])
    }
  }

  private func withOne(_ tree: RandomTree) -> Self {
    switch self {
    case .optional(let isShown, _): .optional(isShown: isShown, tree)
    case .erased(let isWrapped, _): .erased(isWrapped: isWrapped, tree)
    case .identified(let id, _): .identified(id, tree)
    case .stack(let axis, let spacing, _): .stack(axis: axis, spacing: spacing, tree)
    case .padded(let length, _): .padded(length, tree)
    case .framed(let width, let height, _): .framed(width: width, height: height, tree)
    case .depth(let depth, _): .depth(depth, tree)
    case .effect(let effect, _): .effect(effect, tree)
    case .followed: .followed(tree)
    case .writing(let value, _): .writing(value, tree)
    case .transforming(let value, _): .transforming(value, tree)
    case .reading: .reading(tree)
    case .environment(let value, _): .environment(value, tree)
    case .moving(let transition, _): .moving(transition: transition, tree)
    case .animated(let value, _): .animated(value, tree)
    case .matched(let number, _): .matched(number, tree)
    case .sized: .sized(tree)
    case .scroll: .scroll(tree)
    case .list: .list(tree)
    case .host: .host(tree)
    case .live(let model, _): .live(model, tree)
    default: self
    }
  }
}
