import ViewGraph

/// A row without gaps, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}

  /// A row without gaps.
  public func makeBody(configuration: Configuration) -> some View {
    LinkedRow(name: nil, content: configuration.content)
  }
}

/// A row without gaps, as beside each other in a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}

  /// A row without gaps.
  public func makeBody(configuration: Configuration) -> some View {
    LinkedRow(name: nil, content: configuration.content)
  }
}

/// A button with the label of the group, which opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}

  /// A button that opens a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A button with the label of the group, which opens a menu of the controls.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}

  /// A button that opens a menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuControlGroupStyle().makeBody(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A row without gaps.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A row without gaps.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A row without gaps.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens a menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A button that opens a menu of the controls.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
