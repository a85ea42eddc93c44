import ViewGraph

extension View {
  /// Shows a page for each value of a type that a link of the stack around pushes, or its path holds. Claims NV1, NV10.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    modifier(
      DestinationDeclaring(
        destination: NavigationDestination(type: Value.self) { value in
          (value.base as? Value).map { AnyView(destination($0)) }
        }))
  }

  /// Shows a page above the one of this view while a source is true; going back writes false, once. Claim NV13.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    modifier(PageOpening(isPresented: isPresented, content: destination))
  }

  /// Shows a page above the one of this view while a source has an item; another item is another page, and going back
  /// writes nil, once. Claim NV13.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    modifier(
      PageOpening(
        item: { item.wrappedValue.map { AnyHashable($0) } },
        content: {
          // The page is gone before the item is.
          AnyView(item.wrappedValue.map { item in DeferredContent { destination(item) } })
        }, dismiss: { item.wrappedValue = nil }))
  }
}

/// A view that says what is shown for a type.
private struct DestinationDeclaring: ViewModifier {
  let destination: NavigationDestination
  @Environment(\.navigationModel) private var model

  func body(content: Content) -> some View { content.entry(destination, in: model?.destinations) }
}

/// A view that opens a page over its own while there is an item.
struct PageOpening: ViewModifier {
  let item: () -> AnyHashable?
  let content: () -> AnyView
  let dismiss: () -> Void
  /// The link that opens it, if it is one that does.
  let link: FollowedLink?
  @State private var token = PageToken()
  @Environment(\.navigationModel) private var model
  @Environment(\.navigationPage) private var page

  init(
    item: @escaping () -> AnyHashable?, content: @escaping () -> AnyView, dismiss: @escaping () -> Void,
    link: FollowedLink? = nil
  ) { (self.item, self.content, self.dismiss, self.link) = (item, content, dismiss, link) }

  func body(content: Content) -> some View {
    let _ = token.dismiss = dismiss
    content.entry(opened, in: model?.opened).entry(self.content, in: token.contents)
  }

  private var opened: OpenedPage? {
    item().map { item in
      OpenedPage(
        id: .opened(AnyHashable([AnyHashable(ObjectIdentifier(token)), item])), origin: page,
        content: { [token] in token.contents.all.last?() ?? AnyView(EmptyView()) },
        dismiss: { [token] in token.dismiss() }, link: link)
    }
  }
}

extension PageOpening {
  /// Opens a page while a source is true, by a link or not.
  init(isPresented: Binding<Bool>, link: FollowedLink? = nil, content: @escaping () -> some View) {
    self.init(
      item: { isPresented.wrappedValue ? true : nil }, content: { AnyView(DeferredContent(make: content)) },
      dismiss: { isPresented.wrappedValue = false }, link: link)
  }
}

/// Who opens pages, with the latest content: who shows a page follows that, and not who asks which pages there are.
@MainActor
final class PageToken {
  let contents = NodeEntries<() -> AnyView>()
  var dismiss: () -> Void = {}
}

extension OpenedPage: Equatable {
  nonisolated static func == (left: Self, right: Self) -> Bool { left.id == right.id && left.origin == right.origin }
}
