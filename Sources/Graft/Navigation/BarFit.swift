import CGTK

/// Which items at the end of a bar are shown in a width: the last ones make room first. Claim MN9.
struct BarFit {
  struct Item {
    let part: BarPart
    let minimum: Int32
    let natural: Int32
  }

  /// Between two items, in pixels.
  static let spacing: Int32 = 6

  let items: [Item]
  /// That of a menu that is not there yet.
  let menuWidth: Int32

  /// The width that all like to have.
  var natural: Int32 { length(hiding: [], of: \.natural) }

  /// The width of those that stay, and of a menu for the others, unless these need no more than that.
  var minimum: Int32 { min(minimum(hiding: []), minimum(hiding: Set(movable))) }

  /// The width that is needed where some are not shown.
  func minimum(hiding hidden: Set<Int>) -> Int32 { length(hiding: hidden, of: \.least) }

  /// The items that a width has no room for. The menus that they need take part of it, and no others: so a menu that is there
  /// because items have moved does not keep them from coming back.
  func hidden(in width: Int32) -> Set<Int> {
    var (hidden, movable) = (Set<Int>(), movable)
    while minimum(hiding: hidden) > width, let last = movable.popLast() { hidden.insert(last) }
    return hidden
  }

  /// The items that are shown beside those that are not.
  func shown(hiding hidden: Set<Int>) -> [Int] {
    let models = needingMenu(hidden)
    return items.indices.filter { index in
      switch items[index].part {
      case .menu(let model, isPermanent: false): models.contains(model)
      default: !hidden.contains(index)
      }
    }
  }

  /// The items of each toolbar that are in its menu.
  func moved(_ hidden: Set<Int>) -> [(model: ToolbarModel, items: [ObjectIdentifier])] {
    models.map { model in
      (model, hidden.sorted().compactMap { items[$0].moving }.filter { $0.model == model }.map(\.id))
    }
  }

  /// The widths of items that are shown, and what is left of a width.
  func widths(of shown: [Int], in width: Int32, hiding hidden: Set<Int>) -> (items: [Int32], left: Int32) {
    var sizes = shown.map { index in
      GtkRequestedSize(data: nil, minimum_size: items[index].least, natural_size: items[index].natural)
    }
    let extra = width - Self.length(of: sizes.map(\.minimum_size) + awaited(hidden))
    let left = gtk_distribute_natural_allocation(max(0, extra), guint(sizes.count), &sizes)
    return (sizes.map(\.minimum_size), extra < 0 ? extra : left)
  }

  private var movable: [Int] { items.indices.filter { items[$0].part.isMovable } }

  private func length(hiding hidden: Set<Int>, of length: (Item) -> Int32) -> Int32 {
    Self.length(of: shown(hiding: hidden).map { length(items[$0]) } + awaited(hidden))
  }

  private static func length(of items: [Int32]) -> Int32 {
    items.reduce(0, +) + max(0, Int32(items.count) - 1) * spacing
  }

  /// The widths of menus that come when items have moved.
  private func awaited(_ hidden: Set<Int>) -> [Int32] {
    needingMenu(hidden).filter { model in !items.contains { $0.menuModel == model } }.map { _ in menuWidth }
  }

  /// The toolbars of which some items need a menu.
  private func needingMenu(_ hidden: Set<Int>) -> [ToolbarModel] {
    models.filter { model in hidden.contains { items[$0].moving?.model == model } }
  }

  private var models: [ToolbarModel] {
    var models: [ToolbarModel] = []
    for model in items.compactMap(\.model) where !models.contains(model) { models.append(model) }
    return models
  }
}

extension BarFit.Item {
  /// Those that could move do so before they are squeezed.
  fileprivate var least: Int32 { part.isMovable ? natural : minimum }

  /// An item that is one in a menu as well.
  fileprivate var moving: (id: ObjectIdentifier, model: ToolbarModel)? {
    if case .movable(let id, isRoom: false, let model) = part { (id, model) } else { nil }
  }

  fileprivate var menuModel: ToolbarModel? { if case .menu(let model, _) = part { model } else { nil } }

  fileprivate var model: ToolbarModel? { menuModel ?? moving?.model }
}
