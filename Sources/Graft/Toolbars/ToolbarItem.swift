import ViewGraph

/// Where in a bar an item stands. As SwiftUI documents it; what it is on the desktop says claim MN1.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side: Hashable { case start, end, title, titleMenu, menu, below, none }

  /// What an item does with the sheet that it is in.
  enum SheetAction: Hashable { case confirm, cancel }

  let side: Side
  var action: SheetAction?
  /// Whether the title of a page that can be left is shown beside it.
  var keepsTitle = false

  /// At the end of the bar.
  public static let automatic = Self(side: .end)
  /// At the end of the bar.
  public static let primaryAction = Self(side: .end)
  /// In a menu at the end of the bar, after the items that the bar has no room for.
  public static let secondaryAction = Self(side: .menu)
  /// At the end of the bar.
  public static let topBarTrailing = Self(side: .end)
  /// At the end of the bar.
  public static let navigationBarTrailing = Self(side: .end)
  /// At the end of the bar, marked as what the window is for; in a sheet, Return is a click on it. Claim MN3.
  public static let confirmationAction = Self(side: .end, action: .confirm)
  /// In a bar below the view.
  public static let status = Self(side: .below)
  /// In a bar below the view.
  public static let bottomBar = Self(side: .below)
  /// At the start of the bar, after the way back.
  public static let navigation = Self(side: .start)
  /// At the start of the bar, after the way back.
  public static let topBarLeading = Self(side: .start)
  /// At the start of the bar, after the way back.
  public static let navigationBarLeading = Self(side: .start)
  /// At the start of the bar, after the way back; in a sheet, Escape is a click on it. Claim MN3.
  public static let cancellationAction = Self(side: .start, action: .cancel)
  /// At the start of the bar, after the way back.
  public static let destructiveAction = Self(side: .start)
  /// In place of the title.
  public static let principal = Self(side: .title)
  /// In place of the title.
  public static let title = Self(side: .title)
  /// In place of the title.
  public static let largeTitle = Self(side: .title)
  /// In a bar below the view.
  public static let subtitle = Self(side: .below)
  /// In a bar below the view.
  public static let largeSubtitle = Self(side: .below)
  /// In place of the title, which it shows.
  static let titleMenu = Self(side: .titleMenu)
  /// In place of the title, but for that of a page that can be left, which nothing else names.
  static let tabs = Self(side: .title, keepsTitle: true)
  /// Not shown: there is no keyboard on the screen.
  public static let keyboard = Self(side: .none)

  /// In a bar below the view, which is the same for all ids.
  public static func accessoryBar<ID: Hashable>(id: ID) -> Self { Self(side: .below) }
}

/// A view in the bar of a window.
///
/// It belongs to the place at which `toolbar` stands: it has the environment there and keeps its state while its page is
/// updated. A label shows its icon alone, with its title as the name. At the end of a bar that is too narrow it is in a menu, with a
/// state of its own there. Claims MN1, MN5, MN6 and MN9.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias _ToolbarBody = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// A view at a place of the bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
    self.placement = placement
    self.content = content()
  }

  /// A view that the user could move to another place, which the desktop does not let them.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == String {
    self.placement = placement
    self.content = content()
  }

  /// The same; one that is not shown until the user wants it is in the menu at the end of the bar.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.init(id: id, placement: showsByDefault ? placement : .secondaryAction, content: content)
  }

  /// The runtime's requirement.
  public var _toolbarView: some View {
    ToolbarPlace(placement: placement, content: SheetButton(placement: placement, content: content))
  }
}

/// Views beside each other in the bar of a window, or together in its menu where there is no room for them. Claims MN7 and MN9.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias _ToolbarBody = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Views at a place of the bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Views at a place of the bar; the label is for where they do not fit, which it is not shown for.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(placement: placement, content: content) }

  /// The runtime's requirement.
  public var _toolbarView: some View {
    ToolbarPlace(
      placement: placement,
      content: SheetButton(placement: placement, content: ToolbarGroup(content: content)))
  }
}

/// Room between items. Claim MN7.
public struct ToolbarSpacer: ToolbarContent {
  public typealias _ToolbarBody = Never

  private let placement: ToolbarItemPlacement

  /// Room at a place of the bar.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  /// The runtime's requirement.
  public var _toolbarView: some View {
    ToolbarPlace(placement: placement, isRoom: true, content: Color.clear.frame(width: 12, height: 1))
  }
}

/// How large room is. Both are the same in a bar of the desktop.
public enum SpacerSizing: Hashable, Sendable { case flexible, fixed }
