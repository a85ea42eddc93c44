import Observation
import ViewGraph

/// Whether an item of a bar has room there. Claim MN9.
@Observable @MainActor
final class ToolbarRoom {
  /// Whether it is in the menu, as the bar is too narrow.
  fileprivate(set) var isInMenu = false
  /// Where it stands among the items of its side.
  @ObservationIgnored var position = 0
  /// What is shown in the menu.
  @ObservationIgnored let content = NodeEntries<AnyView>()

  /// What the latest layout of the bar has made of it.
  @ObservationIgnored private var isBeyondBar = false

  /// Takes what the layout of the bar has made of it. While GTK lays out nothing can be written.
  func take(isBeyondBar: Bool) {
    guard isBeyondBar != self.isBeyondBar else { return }
    self.isBeyondBar = isBeyondBar
    UpdateScheduler.shared.afterUpdates { [weak self] in
      if let self, isInMenu != self.isBeyondBar { isInMenu = self.isBeyondBar }
    }
  }
}

extension ToolbarRoom: Equatable {
  nonisolated static func == (left: ToolbarRoom, right: ToolbarRoom) -> Bool { left === right }
}

/// What becomes of an item at the end of a bar that is too narrow.
enum BarRoom: Equatable {
  case stays
  case moves(ToolbarRoom)
  /// The menu itself, which may be there only for what has no room.
  case menu(isNeeded: Bool)

  var moving: ToolbarRoom? { if case .moves(let room) = self { room } else { nil } }

  var isMenu: Bool { if case .menu = self { true } else { false } }
}

/// The items of a toolbar that have no room in the bar, in the menu.
struct MovedItems: View {
  let rooms: [ToolbarRoom]

  var body: some View {
    ForEach(rooms.sorted { $0.position < $1.position }, id: \.identity) { room in room.content.all.first }
  }
}

extension ToolbarRoom {
  fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

private struct MovedItemsKey: EnvironmentKey {
  static var defaultValue: NodeEntries<ToolbarRoom>? { nil }
}

extension EnvironmentValues {
  /// To whom items say that they have no room in the bar.
  var movedItems: NodeEntries<ToolbarRoom>? {
    get { self[MovedItemsKey.self] }
    set { self[MovedItemsKey.self] = newValue }
  }
}
