extension RandomTree.Maker {
  /// Another tree that differs from one in a few places.
  mutating func edited(_ tree: RandomTree, limit: Int) -> RandomTree {
    var tree = tree
    for _ in 0...number(0..<3) {
      let index = number(0..<tree.count)
      tree = tree.changed(at: index) { edited($0) }
    }
    while tree.count > limit { tree = tree.changed(at: number(0..<tree.count)) { pruned($0) } }
    return tree
  }

  private mutating func pruned(_ tree: RandomTree) -> RandomTree {
    tree.count > 3 ? self.tree(depth: 1) : tree
  }

  private mutating func edited(_ tree: RandomTree) -> RandomTree {
    switch number(0..<10) {
    case 0: self.tree(depth: 3)
    case 1: wrapped(tree)
    case 2: tree.children.isEmpty ? self.tree(depth: 2) : tree.children[number(0..<tree.children.count)]
    case 3: swapped(tree)
    default: RandomTree(value: isTrue() ? number(0..<100) : tree.value, kind: edited(tree.kind))
    }
  }

  private mutating func wrapped(_ tree: RandomTree) -> RandomTree {
    let outer = self.tree(depth: 2)
    return outer.children.isEmpty ? tree : outer.with([tree] + outer.children.dropFirst())
  }

  private mutating func swapped(_ tree: RandomTree) -> RandomTree {
    var children = tree.children
    guard children.count > 1 else { return tree }
    children.swapAt(0, children.count - 1)
    return tree.with(children)
  }

  /// Another value of what the kind is given, where it is given any.
  private mutating func edited(_ kind: RandomTree.Kind) -> RandomTree.Kind {
    switch kind {
    case .leaf: .leaf(width: 1 + number(0..<40), height: 1 + number(0..<30))
    case .optional(let isShown, let tree): .optional(isShown: !isShown, tree)
    case .either(let isFirst, let first, let second): .either(isFirst: !isFirst, first, second)
    case .erased(let isWrapped, let tree): .erased(isWrapped: !isWrapped, tree)
    case .rows(let rows): .rows(edited(rows))
    case .boxes(let rows): .boxes(edited(rows).withoutRepeatedIDs)
    case .identified(_, let tree): .identified(number(0..<4), tree)
    case .stack(let axis, _, let tree): .stack(axis: axis, spacing: number(0..<6), tree)
    case .padded(_, let tree): .padded(number(0..<9), tree)
    case .framed(_, _, let tree): .framed(width: number(0..<90), height: nil, tree)
    case .depth(_, let tree): .depth(number(0..<3), tree)
    case .effect(let effect, let tree):
      .effect(isTrue() ? self.effect() : TreeEffect(kind: effect.kind, amount: number(0..<5)), tree)
    case .writing(_, let tree): .writing(number(0..<9), tree)
    case .transforming(_, let tree): .transforming(number(0..<9), tree)
    case .environment(_, let tree): .environment(number(0..<9), tree)
    case .moving(_, let tree): .moving(transition: number(0..<TreeTransitions.count), tree)
    case .matched(_, let tree): .matched(number(0..<2), tree)
    case .animated(_, let tree): .animated(number(0..<3), tree)
    default: kind
    }
  }

  private mutating func edited(_ rows: [RandomTree.Row]) -> [RandomTree.Row] {
    var rows = rows
    switch number(0..<6) {
    case 0: rows.shuffle(using: &generator)
    case 1: rows.reverse()
    case 2 where !rows.isEmpty: rows.remove(at: number(0..<rows.count))
    case 3 where !rows.isEmpty: rows[number(0..<rows.count)].id = number(0..<40)
    case 4 where rows.count > 1:
      rows.insert(rows.remove(at: number(0..<rows.count)), at: number(0..<rows.count))
    default: rows.insert(row(depth: 2), at: number(0..<rows.count + 1))
    }
    return rows
  }
}
