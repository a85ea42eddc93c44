import ViewGraph

extension View {
  /// Puts items into the bar of the window, sheet or navigation stack around, for as long as this view is on a page that is
  /// shown (MN1 to MN6). Of those at its end that it has no room for, the last ones are in a menu (MN9).
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarPlacing(items: content()._toolbarView))
  }

  /// Puts items into the bar; the user cannot change which (MN7).
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// Puts views at the start and the end of the bar: the older form of `toolbar` (MN7).
  public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the start of the bar: the older form of `toolbar` (MN7).
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the end of the bar: the older form of `toolbar` (MN7).
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// A view with items in a bar: that of the window or stack around, or else one at its own top.
private struct ToolbarPlacing<Items: View>: ViewModifier {
  let items: Items
  @Environment(\.windowBar) private var windowBar

  func body(content: Content) -> some View {
    if windowBar != nil {
      ToolbarContainer(items: items, content: content)
    } else {
      InlineToolbar(items: items, content: content)
    }
  }
}

/// A view with its items: those in the bar, a menu for those of minor importance and those without room, and a bar below for
/// others. Claims MN1 and MN9.
private struct ToolbarContainer<Items: View, Content: View>: View {
  let items: Items
  let content: Content
  @State private var model = ToolbarModel()
  @State private var hiddenInside = NodeEntries<Bool>()
  @Environment(\.showsBar) private var showsBar
  @Environment(\.hidesBelow) private var hidesBelow
  @Environment(\.hiddenBelow) private var hiddenAround

  var body: some View {
    content
      .transformEnvironment(\.toolbarLevel) { $0 += 1 }
      .environment(\.hiddenBelow, hiddenInside)
      // What is said in a toolbar is said to those around it, and not to those beside it.
      .entry(hiddenInside.all.isEmpty ? nil : true, in: hiddenAround)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if showsBar, !isBelowHidden, model.sides.all.contains(.below) { BottomBar(items: items) }
      }
      .accompanied(by: inBar)
  }

  private var isBelowHidden: Bool { hidesBelow || !hiddenInside.all.isEmpty }

  @ViewBuilder private var inBar: some View {
    // Around what an item of another part presents, that part is still said.
    items.environment(\.toolbarPart, .bar).environment(\.toolbarModel, model)
    if hasSecondary || model.hasMoved {
      ToolbarLeaf(
        placement: .automatic, part: .menu(model, isPermanent: hasSecondary),
        content: MoreMenu(items: items, model: model)
      )
      .transformEnvironment(\.toolbarLevel) {
        // After the items, and before the menu of the window.
        $0 += 1_000
      }
    }
  }

  private var hasSecondary: Bool { model.sides.all.contains(.menu) }
}

/// The button of the menu with what the bar has no room for, and the items of minor importance.
private struct MoreMenu<Items: View>: View {
  let items: Items
  let model: ToolbarModel

  var body: some View {
    Menu {
      MovedItems(model: model).environment(\.toolbarPart, .menu)
      items.environment(\.toolbarPart, .menu)
    } label: {
      Label(.own("More"), systemImage: "view-more-symbolic")
    }
    .labelStyle(.iconOnly)
  }
}

/// The items that the bar has no room for. Claim MN9.
private struct MovedItems: View {
  let model: ToolbarModel

  var body: some View {
    ForEach(model.movedContents) { $0.content }
  }
}

/// The bar below a view.
private struct BottomBar<Items: View>: View {
  let items: Items

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack(spacing: 6) { items.environment(\.toolbarPart, .below) }.padding(6).frame(maxWidth: .infinity)
    }
    .background(.bar)
  }
}

/// A view with a bar of its own, in a window that has none of ours.
private struct InlineToolbar<Items: View, Content: View>: View {
  let items: Items
  let content: Content
  @State private var bar = InlineBarHolder()

  var body: some View {
    VStack(spacing: 0) {
      if let bar = bar.bar { InlineBar(bar: bar) }
      ToolbarContainer(items: items, content: content.frame(maxWidth: .infinity, maxHeight: .infinity))
    }
    .environment(\.windowBar, bar.bar)
  }
}

/// Makes the bar when it is needed.
@MainActor
private final class InlineBarHolder {
  private(set) lazy var bar = WindowBar.inline()
}
