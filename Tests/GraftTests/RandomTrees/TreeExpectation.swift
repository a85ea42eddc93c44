/// What a random tree shows, found without the runtime.
struct TreeExpectation {
  /// A leaf on the screen. The views in the layers of several views have one name, and an identity each.
  struct Element: Hashable {
    let name: String
    let identity: UInt64
    let hasState: Bool
    /// Whether it has an element on the screen.
    var isShown = true
  }

  /// The leaves, with those that follow others.
  private(set) var elements: Set<Element> = []
  /// The values of the parts that have models of their own, by their numbers.
  private(set) var models: [Int: RandomTree] = [:]

  init(_ tree: RandomTree) {
    let found = content(of: tree, at: TreePlace())
    elements = Set(found.elements)
  }

  private struct Content {
    var elements: [Element] = []
    /// The identities of what the container around lays out.
    var items: [UInt64] = []

    static func + (left: Content, right: Content) -> Content {
      Content(elements: left.elements + right.elements, items: left.items + right.items)
    }
  }

  private mutating func content(of tree: RandomTree, at place: TreePlace) -> Content {
    let here = place.entering(tree.kind.name)
    switch tree.kind {
    case .leaf: return leaf(here, hasState: false)
    case .counter: return leaf(here, hasState: true)
    case .empty: return Content()
    case .spacer: return Content(items: [here.hash])
    case .optional(let isShown, let inner):
      return isShown ? content(of: inner, at: here.entering(0)) : Content()
    case .either(let isFirst, let first, let second):
      return content(of: isFirst ? first : second, at: here.entering(isFirst ? 0 : 1))
    case .erased(let isWrapped, let inner): return content(of: inner, at: here.entering(isWrapped ? 1 : 0))
    case .identified(let id, let inner): return content(of: inner, at: here.entering(id))
    case .rows(let rows):
      return rows.numbered.reduce(Content()) { whole, row in
        whole + content(of: row.tree, at: here.entering(row.id).entering(row.occurrence))
      }
    case .boxes(let rows):
      return rows.numbered.reduce(Content()) { whole, row in
        let place = here.entering(row.id).entering(row.occurrence)
        return whole + one(content(of: row.tree, at: place), at: place)
      }
    case .live(let model, let inner):
      models[model] = inner
      return content(of: inner, at: here.entering(model))
    case .stack(let axis, _, let inner):
      return one(content(of: inner, at: here.entering(axis)), at: here.entering(axis))
    case .sized(let inner), .scroll(let inner), .list(let inner), .host(let inner):
      return one(content(of: inner, at: here.entering(0)), at: here)
    case .behind(let inner, let layer), .inFront(let inner, let layer):
      let layer = content(of: layer, at: here.entering(1))
      return layered(content(of: inner, at: here.entering(0)), by: layer.elements)
    case .reading(let inner):
      return layered(content(of: inner, at: here.entering(0)), by: leaf(here, hasState: false).elements)
    case .followed(let inner):
      var found = content(of: inner, at: here.entering(0))
      if !found.items.isEmpty {
        found.elements.append(Element(name: here.name, identity: here.hash, hasState: true, isShown: false))
      }
      return found
    default:
      return tree.children.enumerated().reduce(Content()) { whole, child in
        whole + content(of: child.element, at: here.entering(child.offset))
      }
    }
  }

  private func leaf(_ place: TreePlace, hasState: Bool) -> Content {
    Content(elements: [Element(name: place.name, identity: place.hash, hasState: hasState)], items: [place.hash])
  }

  private func one(_ content: Content, at place: TreePlace) -> Content {
    Content(elements: content.elements, items: [place.hash])
  }

  /// Each item has the layer for itself.
  private func layered(_ content: Content, by layer: [Element]) -> Content {
    var content = content
    for item in content.items {
      content.elements += layer.map { element in
        Element(
          name: element.name, identity: element.identity ^ (item &* 31 &+ 7), hasState: element.hasState,
          isShown: element.isShown)
      }
    }
    return content
  }
}
