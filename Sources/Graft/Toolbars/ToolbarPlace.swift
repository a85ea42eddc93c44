import ViewGraph

/// Where items of a toolbar are shown. Its items are evaluated for each place that has some, and each item shows itself in
/// its own.
enum ToolbarPart { case bar, menu, below }

private struct ToolbarPartKey: EnvironmentKey {
  static var defaultValue: ToolbarPart { .bar }
}

private struct ToolbarModelKey: EnvironmentKey {
  static var defaultValue: ToolbarModel? { nil }
}

extension EnvironmentValues {
  /// The place for which items here are evaluated.
  var toolbarPart: ToolbarPart {
    get { self[ToolbarPartKey.self] }
    set { self[ToolbarPartKey.self] = newValue }
  }

  /// Whether views here are items in a bar.
  var isInBar: Bool { toolbarPart == .bar && toolbarModel != nil }

  /// Whether views here are items in a bar, or in one below the content.
  var isInToolbar: Bool { isInBar || toolbarPart == .below }

  /// Takes views out of a bar, as what an item presents is.
  mutating func leaveToolbar() { (toolbarPart, toolbarModel) = (.bar, nil) }

  /// The toolbar whose items views here are.
  var toolbarModel: ToolbarModel? {
    get { self[ToolbarModelKey.self] }
    set { self[ToolbarModelKey.self] = newValue }
  }
}

/// An item that is nothing where it stands, and is shown where it belongs: in the bar it is a leaf of its own.
struct ToolbarPlace<Content: View>: View {
  let placement: ToolbarItemPlacement
  /// Whether it is room between others, of which a menu has none.
  var isRoom = false
  let content: Content
  @State private var mark = ItemMark()
  @Environment(\.toolbarPart) private var part
  @Environment(\.toolbarModel) private var model

  var body: some View {
    switch (part, placement.side) {
    case (.bar, .menu), (.bar, .below): EmptyView().entry(placement.side, in: model?.sides)
    case (.bar, .start), (.bar, .end), (.bar, .title):
      EmptyView().entry(menuForm, in: model?.contents)
        .accompanied(by: ToolbarLeaf(placement: placement, part: barPart, content: content.labelStyle(.iconOnly)))
    case (.menu, .menu): content
    case (.below, .below): content.labelStyle(.iconOnly)
    default: EmptyView()
    }
  }

  /// What confirms stays at its end of the bar, whatever room there is.
  private var isMovable: Bool { placement.side == .end && placement.action == nil }

  private var menuForm: MenuForm? {
    isMovable && !isRoom ? MenuForm(id: ObjectIdentifier(mark), content: AnyView(content)) : nil
  }

  private var barPart: BarPart {
    guard isMovable, let model else { return .fixed }
    return .movable(ObjectIdentifier(mark), isRoom: isRoom, model)
  }
}

/// Views beside each other; in a menu they are items below each other.
struct ToolbarGroup<Content: View>: View {
  let content: Content
  @Environment(\.toolbarPart) private var part

  var body: some View {
    if part == .menu { content } else { HStack(spacing: 6) { content } }
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
