import ViewGraph

extension View {
  /// Puts items into the bar of the window, sheet or navigation stack around, for as long as this view is on a page that is
  /// shown (MN1 to MN6).
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
      content.transformEnvironment(\.toolbarLevel) { $0 += 1 }.accompanied(by: items)
    } else {
      InlineToolbar(items: items, content: content.transformEnvironment(\.toolbarLevel) { $0 += 1 })
    }
  }
}

/// A view with a bar of its own, in a window that has none of ours.
private struct InlineToolbar<Items: View, Content: View>: View {
  let items: Items
  let content: Content
  @State private var bar = InlineBarHolder()

  var body: some View {
    VStack(spacing: 0) {
      InlineBar(bar: bar.bar)
      content.frame(maxWidth: .infinity, maxHeight: .infinity).accompanied(by: items)
    }
    .environment(\.windowBar, bar.bar)
  }
}

/// Makes the bar when it is needed.
@MainActor
private final class InlineBarHolder {
  private(set) lazy var bar = WindowBar(isInline: true)
}
