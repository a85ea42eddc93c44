import ViewGraph

/// An item that hides and shows the first column of the split view in the active window, as F9 does. As SwiftUI documents it.
public struct SidebarCommands: Commands {
  public typealias Body = Never

  /// The item.
  public init() {}

  /// The runtime's requirement.
  public var _commandsView: some View { CommandPart(kind: .group(.sidebar, .after), content: SidebarItem()) }
}

private struct SidebarItem: View {
  @FocusedBinding(\.isSidebarHidden) private var isHidden

  var body: some View {
    Button(isHidden == true ? .own("Show Sidebar") : .own("Hide Sidebar")) { isHidden?.toggle() }
      .keyboardShortcut(KeyEquivalent("\u{F70C}"), modifiers: []).disabled(isHidden == nil)
  }
}

extension FocusedValues {
  /// Whether the first column of the active window's split view is hidden; nil where there is none.
  var isSidebarHidden: Binding<Bool>? {
    get { self[SidebarHiddenKey.self] }
    set { self[SidebarHiddenKey.self] = newValue }
  }
}

private struct SidebarHiddenKey: FocusedValueKey {
  typealias Value = Binding<Bool>
}

/// Nothing of its own: what edits text has its keys and its menu from GTK. As SwiftUI spells it.
public struct TextEditingCommands: Commands {
  public typealias Body = Never

  /// No items.
  public init() {}

  /// The runtime's requirement.
  public var _commandsView: EmptyView { EmptyView() }
}

/// Nothing of its own: text is formatted by views. As SwiftUI spells it.
public struct TextFormattingCommands: Commands {
  public typealias Body = Never

  /// No items.
  public init() {}

  /// The runtime's requirement.
  public var _commandsView: EmptyView { EmptyView() }
}

/// Nothing of its own: a header bar is neither hidden nor arranged by its user. As SwiftUI spells it.
public struct ToolbarCommands: Commands {
  public typealias Body = Never

  /// No items.
  public init() {}

  /// The runtime's requirement.
  public var _commandsView: EmptyView { EmptyView() }
}

/// Nothing of its own: what shows an inspector has a control for it. As SwiftUI spells it.
public struct InspectorCommands: Commands {
  public typealias Body = Never

  /// No items.
  public init() {}

  /// The runtime's requirement.
  public var _commandsView: EmptyView { EmptyView() }
}

/// Nothing: the desktop has no other devices to take pictures with. As SwiftUI spells it.
public struct ImportFromDevicesCommands: Commands {
  public typealias Body = Never

  /// No items.
  public init() {}

  /// The runtime's requirement.
  public var _commandsView: EmptyView { EmptyView() }
}
