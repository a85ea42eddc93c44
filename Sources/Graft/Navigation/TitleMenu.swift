import ViewGraph

/// What is said of the title in a bar, by the pages and by views in them.
@MainActor
final class BarTitle {
  let traits = NodeEntries<NavigationTraits>()
  /// Where a name goes that the user gives.
  let names = NodeEntries<Binding<String>>()
  /// That there are items for a menu.
  let menus = NodeEntries<Bool>()

  var text: String? { traits.all.last?.title }
}

extension View {
  /// Makes the title of the window a button that opens a menu. Claim MN8.
  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(TitleMenuPlacing(items: content()))
  }

  /// Says the title of the window, and lets the user change it from a menu on the title: Return writes it, and Escape leaves it
  /// as it is. Claim NV19.
  public func navigationTitle(_ title: Binding<String>) -> some View { modifier(RenamableTitle(title: title)) }
}

private struct TitleMenuPlacing<Items: View>: ViewModifier {
  let items: Items
  @Environment(\.windowBar) private var bar
  @Environment(\.showsBar) private var showsBar
  @Environment(\.namesWindow) private var namesWindow

  func body(content: Content) -> some View {
    content.entry(showsBar && namesWindow ? true : nil, in: bar?.title.menus).accompanied(by: menu)
  }

  /// On the title of another column, or of none, there is no menu.
  @ViewBuilder private var menu: some View {
    if namesWindow { ToolbarLeaf(placement: .titleMenu, content: TitleMenu(items: items)) }
  }
}

private struct RenamableTitle: ViewModifier {
  @Binding var title: String
  @Environment(\.windowBar) private var bar
  @Environment(\.showsBar) private var showsBar
  @Environment(\.namesWindow) private var namesWindow

  func body(content: Content) -> some View {
    content.navigationTitle(title)
      .entry(showsBar && namesWindow ? $title : nil, in: bar?.title.names)
      .accompanied(by: menu)
  }

  /// A menu that somebody else has put there has the item as well.
  @ViewBuilder private var menu: some View {
    if namesWindow, let bar, bar.title.menus.all.isEmpty {
      ToolbarLeaf(placement: .titleMenu, content: TitleMenu(items: EmptyView()))
    }
  }
}

/// The title as a button that opens a menu, or the field in which the user changes it.
private struct TitleMenu<Items: View>: View {
  let items: Items
  @State private var isRenaming = false
  @Environment(\.windowBar) private var bar
  @Environment(\.ownTitle) private var ownTitle

  var body: some View {
    if isRenaming, let name = bar?.title.names.all.last {
      TitleField(name: name) { isRenaming = false }
    } else {
      Menu {
        items
        if bar?.title.names.all.isEmpty == false { Button(.own("Rename…")) { isRenaming = true } }
      } label: {
        TitleLines(title: title ?? "", subtitle: bar?.title.traits.all.last?.subtitle)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(title.map { Text(verbatim: $0) } ?? Text(.own("Title")))
    }
  }

  private var title: String? { bar?.title.text ?? ownTitle }
}

/// The lines of a title.
private struct TitleLines: View {
  let title: String
  let subtitle: String?

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: title).bold()
      if let subtitle { Text(verbatim: subtitle).font(.caption) }
    }
    .lineLimit(1)
  }
}

/// A field in place of the title.
private struct TitleField: View {
  @Binding var name: String
  let end: () -> Void
  @State private var draft: String
  @FocusState private var isFocused: Bool

  init(name: Binding<String>, end: @escaping () -> Void) {
    (_name, self.end) = (name, end)
    draft = name.wrappedValue
  }

  var body: some View {
    TextField(.own("Title"), text: $draft).focused($isFocused).onSubmit(commit).submitScope().frame(minWidth: 160)
      .onKeyPress(.escape) {
        end()
        return .handled
      }
      .onAppear { isFocused = true }
      .onChange(of: isFocused) { if !isFocused { end() } }
  }

  private func commit() {
    if draft != name { name = draft }
    end()
  }
}

private struct OwnTitleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The title of the window where no page says one; nil where it has none.
  var ownTitle: String? {
    get { self[OwnTitleKey.self] }
    set { self[OwnTitleKey.self] = newValue }
  }
}
