import ViewGraph

/// What a toolbar knows of its items: where they belong, and which the bar has no room for.
@MainActor
final class ToolbarModel: Equatable {
  /// Where the items belong that are not in the bar.
  let sides = NodeEntries<ToolbarItemPlacement.Side>()
  /// What the items of the bar are in the menu.
  let contents = NodeEntries<MenuForm>()
  /// The items that the bar has no room for, in their order there.
  private(set) var moved: [ObjectIdentifier] = []
  private let movedCell = StateCell([ObjectIdentifier]())
  private let hasMovedCell = StateCell(false)

  nonisolated static func == (left: ToolbarModel, right: ToolbarModel) -> Bool { left === right }

  /// Whether the bar has no room for some. Who reads this is evaluated again only when there are the first or no more.
  var hasMoved: Bool { hasMovedCell.read() }

  /// The items that the bar has no room for.
  var movedContents: [MenuForm] {
    let forms = contents.all
    return movedCell.read().compactMap { item in forms.first { $0.id == item } }
  }

  /// Says which items the bar has no room for. Not while anything is evaluated.
  func move(_ items: [ObjectIdentifier]) {
    moved = items
    movedCell.write(items)
    hasMovedCell.write(!items.isEmpty)
  }
}

/// What an item of a bar is in a menu.
struct MenuForm: Identifiable {
  let id: ObjectIdentifier
  let content: AnyView
}

/// Tells an item from others for as long as it is there.
final class ItemMark {}

/// What becomes of an item at the end of a bar that has no room for all. Claim MN9.
enum BarPart: Equatable {
  /// It stays.
  case fixed
  /// It moves into the menu of its toolbar; what is mere room is nothing there.
  case movable(ObjectIdentifier, isRoom: Bool, ToolbarModel)
  /// It is that menu; where it is not permanent, for as long as there are items that have moved.
  case menu(ToolbarModel, isPermanent: Bool)

  var isMovable: Bool { if case .movable = self { true } else { false } }
}
