import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// The buttons of a menu are its items.
struct MenuButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(kind: .action, role: configuration.role, label: configuration.label, action: configuration.trigger)
  }
}

/// The toggles of a menu are items with a check.
struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(kind: .check(configuration.isOn), role: nil, label: configuration.label) {
      configuration.isOn.toggle()
    }
  }
}

/// What an item of a menu is.
enum MenuRowKind: Equatable {
  case action, submenu
  case check(Bool)
  case radio(Bool)

  /// The sign before the label; nothing for an item that is never marked.
  fileprivate var mark: MenuMark? {
    switch self {
    case .action, .submenu: nil
    case .check(let isOn): isOn ? .check : .empty
    case .radio(let isOn): isOn ? .dot : .empty
    }
  }

  fileprivate var role: GtkAccessibleRole {
    switch self {
    case .action, .submenu: GTK_ACCESSIBLE_ROLE_MENU_ITEM
    case .check: GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX
    case .radio: GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO
    }
  }
}

/// An item of a menu: a mark, the label, and at its end a badge, the keys or an arrow. Claims MN10, MN11 and MN22.
struct MenuRow<Label: View>: View {
  let kind: MenuRowKind
  let role: ButtonRole?
  let label: Label
  let action: () -> Void
  @Environment(\.menuSession) private var session
  @Environment(\.menuDismissBehavior) private var behavior
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.menuBadge) private var badge
  @Environment(\.locale) private var locale
  @Environment(\.isOfRow) private var isOfRow

  var body: some View {
    let title = ViewTitle(of: label, in: locale).text
    if !isThereAlready(title) {
      MenuRowWidget(
        kind: kind, name: name(after: title), session: session, action: choose, label: row.unspoken(.partly)
      )
      .layoutValue(key: MenuPart.self, value: .item)
      .entry(kind.mark, in: session?.marks)
      .entry(isOfRow ? nil : title, in: session?.titles)
    }
  }

  /// Whether the menu has an item of this name that is not one of those which a row adds.
  private func isThereAlready(_ title: String) -> Bool { isOfRow && session?.titles.all.contains(title) == true }

  private var row: some View {
    HStack(spacing: 8) {
      if session?.marks.all.isEmpty == false { kind.mark ?? .empty }
      coloredLabel
      Spacer(minLength: 16)
      // First: a label with an icon is longer and less flexible than these, and would have to do with an equal share.
      if let badge { badge.foregroundStyle(.secondary).layoutPriority(1) }
      if let shortcut, kind != .submenu {
        Text(verbatim: shortcut.title).foregroundStyle(.secondary).layoutPriority(1)
      }
      if kind == .submenu { Image(systemName: "go-next-symbolic").decorative }
    }
    .lineLimit(1)
  }

  @ViewBuilder private var coloredLabel: some View {
    if role == .destructive { label.foregroundStyle(.red) } else { label }
  }

  private func name(after title: String) -> String {
    guard let badge else { return title }
    return "\(title) \(ViewTitle(of: badge, in: locale).text)"
  }

  /// The menu closes before the action runs (MN11).
  private func choose() {
    if kind != .submenu, behavior != .disabled { session?.closeAll() }
    action()
  }
}

/// The sign of an item that can be marked, and its place, which all items have where one has a mark.
enum MenuMark: View {
  case empty, check, dot

  var body: some View {
    ZStack {
      switch self {
      case .empty: EmptyView()
      case .check: Image(systemName: "object-select-symbolic").decorative
      case .dot: Circle().frame(width: 8, height: 8)
      }
    }
    .frame(width: 16, height: 16)
  }
}

/// The button that an item is.
private struct MenuRowWidget<Label: View>: EmbeddingRepresentable {
  let kind: MenuRowKind
  let name: String
  let session: MenuSession?
  let action: () -> Void
  let label: Label

  var embedded: Label { label }

  var isPressedAsOne: Bool { true }

  func makeCoordinator() -> ButtonCoordinator { ButtonCoordinator(action: action) }

  func makeGtkWidget(context: Context) -> Widget {
    let button = Widget(gtk_button_new())
    button["accessible-role"] = Int(kind.role.rawValue)
    gtk_widget_set_hexpand(button.widgetObject, 1)
    gtk_widget_add_css_class(button.widgetObject, "graft-menu-row")
    let coordinator = context.coordinator
    button.connect("clicked") { coordinator.userDidClick() }
    session?.add(button)
    return button
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.action = action
    gtkWidget.setEnabled(context.environment.isEnabled)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    gtkWidget.setAccessibleChecked(kind)
    session?.setTitle(name, of: gtkWidget, opensMenu: kind == .submenu)
    coordinator.shortcut.follow(context.environment, of: gtkWidget, named: name) { [unowned coordinator] _ in
      coordinator.userDidClick()
    }
  }

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: ButtonCoordinator) { coordinator.shortcut?.end() }

  static func embed(_ inside: Widget, in gtkWidget: Widget) {
    gtk_button_set_child(gtkWidget.object.cast(), inside.widgetObject)
  }
}

extension Widget {
  /// Says whether an item is marked, if it can be.
  fileprivate func setAccessibleChecked(_ kind: MenuRowKind) {
    switch kind {
    case .action, .submenu: break
    case .check(let isOn), .radio(let isOn): setAccessibleChecked(isOn)
    }
  }
}
