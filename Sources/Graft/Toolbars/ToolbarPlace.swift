import ViewGraph

/// Where items of a toolbar are shown. Its items are evaluated for each place that has some, and each item shows itself in
/// its own.
enum ToolbarPart { case bar, menu, below }

private struct ToolbarPartKey: EnvironmentKey {
  static var defaultValue: ToolbarPart { .bar }
}

private struct ToolbarSidesKey: EnvironmentKey {
  static var defaultValue: NodeEntries<ToolbarItemPlacement.Side>? { nil }
}

extension EnvironmentValues {
  /// The place for which items here are evaluated.
  var toolbarPart: ToolbarPart {
    get { self[ToolbarPartKey.self] }
    set { self[ToolbarPartKey.self] = newValue }
  }

  /// Whether views here are items in a bar.
  var isInBar: Bool { toolbarPart == .bar && toolbarSides != nil }

  /// Whether views here are items in a bar, or in one below the content.
  var isInToolbar: Bool { isInBar || toolbarPart == .below }

  /// Takes views out of a bar, as what an item presents is.
  mutating func leaveToolbar() { (toolbarPart, toolbarSides) = (.bar, nil) }

  /// To whom items outside of the bar say where they belong.
  var toolbarSides: NodeEntries<ToolbarItemPlacement.Side>? {
    get { self[ToolbarSidesKey.self] }
    set { self[ToolbarSidesKey.self] = newValue }
  }
}

/// An item that is nothing where it stands, and is shown where it belongs: in the bar it is a leaf of its own.
struct ToolbarPlace<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content
  @Environment(\.toolbarPart) private var part
  @Environment(\.toolbarSides) private var sides

  var body: some View {
    switch (part, placement.side) {
    case (.bar, .menu), (.bar, .below): EmptyView().entry(placement.side, in: sides)
    case (.bar, .start), (.bar, .end), (.bar, .title):
      EmptyView().accompanied(by: ToolbarLeaf(placement: placement, content: content.labelStyle(.iconOnly)))
    case (.menu, .menu): content
    case (.below, .below): content.labelStyle(.iconOnly)
    default: EmptyView()
    }
  }
}

/// Views beside each other; in a menu they are items below each other.
struct ToolbarGroup<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content

  var body: some View {
    if placement.side == .menu { content } else { HStack(spacing: 6) { content } }
  }
}

/// An item that may be what closes a sheet: keys are clicks on it there. Claim MN3.
struct SheetButton<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content
  @Environment(\.windowBar) private var bar

  var body: some View {
    switch placement.action {
    case .confirm:
      content.buttonStyle(.borderedProminent).transformEnvironment(\.keyboardShortcut, transform: say(.defaultAction))
    case .cancel: content.transformEnvironment(\.keyboardShortcut, transform: say(.cancelAction))
    case nil: content
    }
  }

  /// What the program says of the keys comes first.
  private func say(_ shortcut: KeyboardShortcut) -> (inout KeyboardShortcut?) -> Void {
    let isInSheet = bar?.isOfSheet == true
    return { if isInSheet { $0 = $0 ?? shortcut } }
  }
}
