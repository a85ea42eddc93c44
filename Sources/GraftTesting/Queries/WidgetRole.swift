/// What kind of thing a widget is to its user: GTK's accessible role.
///
/// The common ones have names here; `WidgetRole("tree-grid")` is any other, in GTK's spelling. As GTK documents
/// `GtkAccessibleRole`.
public struct WidgetRole: Hashable, Sendable {
  /// GTK's name of the role, such as `text-box`.
  public let nick: String

  /// A role by GTK's name of it.
  public init(_ nick: String) { self.nick = nick }

  public static let alertDialog = WidgetRole("alert-dialog")
  public static let button = WidgetRole("button")
  public static let checkbox = WidgetRole("checkbox")
  public static let comboBox = WidgetRole("combo-box")
  public static let dialog = WidgetRole("dialog")
  public static let group = WidgetRole("group")
  public static let heading = WidgetRole("heading")
  public static let image = WidgetRole("img")
  public static let label = WidgetRole("label")
  public static let link = WidgetRole("link")
  public static let list = WidgetRole("list")
  public static let listItem = WidgetRole("list-item")
  public static let menu = WidgetRole("menu")
  public static let menuBar = WidgetRole("menu-bar")
  public static let menuItem = WidgetRole("menu-item")
  public static let progressBar = WidgetRole("progress-bar")
  public static let radio = WidgetRole("radio")
  public static let scrollbar = WidgetRole("scrollbar")
  public static let searchBox = WidgetRole("search-box")
  public static let separator = WidgetRole("separator")
  public static let slider = WidgetRole("slider")
  public static let spinButton = WidgetRole("spin-button")
  public static let `switch` = WidgetRole("switch")
  public static let tab = WidgetRole("tab")
  public static let tabList = WidgetRole("tab-list")
  /// A place for text: GTK calls it a text box.
  public static let textField = WidgetRole("text-box")
  public static let toggleButton = WidgetRole("toggle-button")
  public static let window = WidgetRole("window")

  /// Those whose name is that of their contents, as in ARIA.
  private static let named: Set<WidgetRole> = [
    button, checkbox, heading, link, listItem, menuItem, radio, `switch`, tab, WidgetRole("cell"),
    WidgetRole("column-header"), WidgetRole("menu-item-checkbox"), WidgetRole("menu-item-radio"),
    WidgetRole("option"), WidgetRole("row"), toggleButton, WidgetRole("tooltip"), WidgetRole("tree-item"),
  ]

  var isNamedByContents: Bool { WidgetRole.named.contains(self) }

  /// Whether the role says nothing: that of widgets that only hold others.
  var isGeneric: Bool { ["generic", "group", "none", "presentation", "widget"].contains(nick) }
}

extension WidgetRole: CustomStringConvertible {
  /// GTK's name of the role.
  public var description: String { nick }
}
