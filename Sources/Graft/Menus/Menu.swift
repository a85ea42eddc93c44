import ViewGraph

/// A button that opens a menu: buttons, toggles, pickers, sections, dividers and other menus are its items.
///
/// The items are made when the menu opens, and follow while it is open. In another menu it is an item that opens beside that.
/// Claims MN10 to MN12; otherwise as SwiftUI documents it.
public struct Menu<Label: View, Content: View>: View {
  private let content: () -> Content
  private let label: Label
  private let primaryAction: (() -> Void)?
  @Environment(\.menuSession) private var menu
  @Environment(\.menuStyles) private var styles

  /// A button with any label, and a menu.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content
    self.label = label()
    primaryAction = nil
  }

  /// A button that runs an action, with another beside it that opens a menu. Claim MN12.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// What the style makes of it: by itself a button; in a menu, an item.
  public var body: some View {
    if menu != nil {
      Submenu(label: label, content: content)
    } else if let style = styles.nearest {
      style.view(of: configuration, \.menuStyles)
    } else {
      BuiltInMenu(label: label, content: content, primaryAction: primaryAction)
    }
  }

  private var configuration: MenuStyleConfiguration {
    MenuStyleConfiguration(
      label: _StylePart(label), content: { [content] in _StylePart(DeferredContent(make: content)) },
      primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was given, in the next outer style. Claim SY6.
  public init(_ configuration: MenuStyleConfiguration) {
    (content, label, primaryAction) = (configuration.content, configuration.label, configuration.primaryAction)
  }
}

extension Menu where Label == Text {
  /// A button with a text, and a menu. Claim UI17.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A button with a text that is translated, and a menu. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// A button with a text, and a menu.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A button with a text that runs an action, with another beside it that opens a menu. Claim MN12.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }

  /// A button with a translated text that runs an action, with another beside it that opens a menu. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(LocalizedStringKey(titleResource), content: content, primaryAction: primaryAction) }

  /// A button with a text that runs an action, with another beside it that opens a menu. Claim MN12.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == Graft.Label<Text, Image> {
  /// A button with a symbol and a text, and a menu. Claim UI17.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Graft.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a symbol and a text that is translated, and a menu. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) { self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content) }

  /// A button with a symbol and a text, and a menu.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) { Graft.Label(title, systemImage: systemImage) } }

  /// A button with a symbol and a text that runs an action, with another beside it that opens a menu. Claim MN12.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { Graft.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// A button with a symbol and a text that runs an action, with another beside it that opens a menu. Claim MN12.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Graft.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}

/// The library's own menu: a button that opens it, or two joined ones.
struct BuiltInMenu<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let primaryAction: (() -> Void)?

  var body: some View {
    if let primaryAction {
      PrimaryActionMenu(label: label, content: content, primaryAction: primaryAction)
    } else {
      MenuButton(label: label, content: content)
    }
  }
}

/// A button that runs an action, and beside it one that opens a menu, as Alt+Down and a long press do. Claim MN12.
private struct PrimaryActionMenu<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let primaryAction: () -> Void
  @State private var isOpen = false
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 0) {
      Button {
        // What has opened the menu is no click.
        if !isOpen { primaryAction() }
      } label: {
        label
      }
      .simultaneousGesture(LongPressGesture().onEnded { _ in isOpen = true })
      if indicator != .hidden { arrow }
    }
    .onKeyPress(keys: [.downArrow]) { press in
      guard press.modifiers.contains(.option) else { return .ignored }
      isOpen = true
      return .handled
    }
    .opensMenu($isOpen, content: content)
  }

  private var arrow: some View {
    Button {
      isOpen = true
    } label: {
      Image(systemName: "pan-down-symbolic").decorative
    }
    .accessibilityLabel(ViewTitle(of: label, in: locale).text)
    .attributed(.expanded(isOpen))
  }
}

extension View {
  /// Opens a menu at the view while a source is true.
  fileprivate func opensMenu<Content: View>(
    _ isOpen: Binding<Bool>, _ place: MenuPlace = .below, content: @escaping () -> Content
  ) -> some View {
    background {
      MenuAnchor(
        presentation: Presentation(isPresented: isOpen, onDismiss: nil, content: content), place: place,
        content: content)
    }
  }
}

extension BuiltInMenu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

/// The button that opens a menu.
private struct MenuButton<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  @State private var isOpen = false
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.labelStyles) private var labels
  @Environment(\.locale) private var locale

  var body: some View {
    Button {
      isOpen = true
    } label: {
      HStack(spacing: 6) {
        label
        if showsArrow { Image(systemName: "pan-down-symbolic").decorative }
      }
    }
    .attributed(.expanded(isOpen))
    .opensMenu($isOpen, content: content)
  }

  /// An icon alone, as in a header bar, has no arrow beside it.
  private var showsArrow: Bool {
    let isIcon =
      (labels.nearest as? any BuiltInLabelStyle)?.look == .icon && ViewTitle(of: label, in: locale).icon != nil
    return indicator != .hidden && !isIcon
  }
}

/// A menu as an item of another, beside which it opens.
private struct Submenu<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  @State private var isOpen = false

  var body: some View {
    MenuRow(kind: .submenu, role: nil, label: label) { isOpen = true }
      .attributed(.expanded(isOpen))
      .opensMenu($isOpen, .beside, content: content)
  }
}

/// The choices of a picker as items of the menu around, or of one in it where the picker is to be a menu. Claim MN10.
struct PickerItems<Label: View>: View {
  let isSubmenu: Bool
  let offer: PickerOffer
  let label: Label

  var body: some View {
    if isSubmenu {
      Submenu(label: label) { items }
    } else {
      MenuSeparator()
      items
      MenuSeparator()
    }
  }

  private var items: some View {
    ForEach(offer.choices) { choice in
      if choice.kind == .choice {
        MenuRow(kind: .radio(choice.isChosen), role: nil, label: choice.view, action: choice.choose)
      } else {
        choice.view
      }
    }
  }
}

extension Menu: SingleView {}
