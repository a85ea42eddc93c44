import ViewGraphTesting

extension RandomTree {
  /// Makes random trees, all of them from one seed.
  struct Maker {
    var generator: SeededGenerator
    /// Which kinds are left out.
    let without: Set<String>
    private var lastModel = 0

    init(seed: UInt64, without: Set<String> = []) {
      generator = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
      self.without = without
      for _ in 0..<8 { _ = generator.next() }
    }

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func isTrue(oneOf chances: Int = 2) -> Bool { number(0..<chances) == 0 }

    /// A tree no deeper than that.
    mutating func tree(depth: Int) -> RandomTree {
      while true {
        let kind = depth <= 0 ? end() : kind(depth: depth - 1)
        if !without.contains(kind.name) { return RandomTree(value: number(0..<100), kind: kind) }
      }
    }

    private mutating func end() -> Kind {
      switch number(0..<8) {
      case 0: .empty
      case 1: .spacer
      case 2, 3, 4: .counter
      default: .leaf(width: 1 + number(0..<40), height: 1 + number(0..<30))
      }
    }

    private mutating func kind(depth: Int) -> Kind {
      switch number(0..<37) {
      case 0, 1, 2: end()
      case 3, 4: .pair(tree(depth: depth), tree(depth: depth))
      case 5: .triple(tree(depth: depth), tree(depth: depth), tree(depth: depth))
      case 6, 7: .group(tree(depth: depth), tree(depth: depth))
      case 8, 9: .optional(isShown: isTrue(), tree(depth: depth))
      case 10, 11, 12: .either(isFirst: isTrue(), tree(depth: depth), tree(depth: depth))
      case 13: .erased(isWrapped: isTrue(), tree(depth: depth))
      case 14, 15: .rows(rows(depth: depth))
      case 34: .boxes(rows(depth: depth).withoutRepeatedIDs)
      case 35, 36: .section(tree(depth: depth), header: tree(depth: depth))
      case 16: .identified(number(0..<4), tree(depth: depth))
      case 17, 18: .stack(axis: number(0..<5), spacing: number(0..<6), tree(depth: depth))
      default: modifier(depth: depth)
      }
    }

    private mutating func modifier(depth: Int) -> Kind {
      switch number(0..<24) {
      case 0: .padded(number(0..<9), tree(depth: depth))
      case 1: .framed(width: length(), height: length(), tree(depth: depth))
      case 2, 3: .depth(number(0..<3), tree(depth: depth))
      case 4, 5: .behind(tree(depth: depth), layer: tree(depth: depth))
      case 6, 7: .inFront(tree(depth: depth), layer: tree(depth: depth))
      case 8: .followed(tree(depth: depth))
      case 9: .writing(number(0..<9), tree(depth: depth))
      case 10: .transforming(number(0..<9), tree(depth: depth))
      case 11: .reading(tree(depth: depth))
      case 12: .environment(number(0..<9), tree(depth: depth))
      case 13, 20: .moving(transition: number(0..<TreeTransitions.count), tree(depth: depth))
      case 14: .animated(number(0..<3), tree(depth: depth))
      case 15: .sized(tree(depth: depth))
      case 16: .scroll(tree(depth: depth))
      case 17: .list(tree(depth: depth))
      case 18: .host(tree(depth: depth))
      case 22, 23: .effect(effect(), tree(depth: depth))
      case 21: .matched(number(0..<2), tree(depth: depth))
      default: .live(newModel(), tree(depth: depth))
      }
    }

    mutating func effect() -> TreeEffect {
      TreeEffect(kind: TreeEffect.Kind.allCases[number(0..<TreeEffect.Kind.allCases.count)], amount: number(0..<5))
    }

    private mutating func length() -> Int? { isTrue() ? nil : number(0..<90) }

    mutating func newModel() -> Int {
      lastModel += 1
      return lastModel
    }

    /// Few rows, or more than are in one run of scroll content.
    mutating func rows(depth: Int) -> [Row] {
      let count = isTrue(oneOf: 12) ? number(30..<70) : number(0..<5)
      return (0..<count).map { _ in row(depth: count > 5 ? 1 : depth) }
    }

    /// Some rows have the id of another one.
    mutating func row(depth: Int) -> Row { Row(id: number(0..<40), tree: tree(depth: depth)) }
  }
}

extension RandomTree.Kind {
  /// What the case is called.
  var name: String {
    switch self {
    case .leaf: "leaf"
    case .counter: "counter"
    case .empty: "empty"
    case .spacer: "spacer"
    case .pair: "pair"
    case .triple: "triple"
    case .group: "group"
    case .optional: "optional"
    case .either: "either"
    case .erased: "erased"
    case .rows: "rows"
    case .boxes: "boxes"
    case .section: "section"
    case .identified: "identified"
    case .stack: "stack"
    case .padded: "padded"
    case .framed: "framed"
    case .depth: "depth"
    case .effect(let effect, _): "effect \(effect.kind)"
    case .behind: "behind"
    case .inFront: "inFront"
    case .followed: "followed"
    case .writing: "writing"
    case .transforming: "transforming"
    case .reading: "reading"
    case .environment: "environment"
    case .moving: "moving"
    case .animated: "animated"
    case .matched: "matched"
    case .sized: "sized"
    case .scroll: "scroll"
    case .list: "list"
    case .host: "host"
    case .live: "live"
    }
  }
}
