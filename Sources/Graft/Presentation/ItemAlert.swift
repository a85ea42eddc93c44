import ViewGraph

extension View {
  /// Presents a dialog of a source's item while there is one, and writes nil when it closes (PR22).
  public func alert<Item, Actions: View, Message: View>(
    _ title: Text, item: Binding<Item?>, @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    modifier(
      ItemPresenting(item: item) { isPresented, item in
        DialogPresenting(
          title: title, isPresented: isPresented, actions: { item().map(actions) },
          message: { item().map(message) })
      })
  }

  /// Presents a dialog of a source's item while there is one, and writes nil when it closes (PR22).
  public func alert<Item, Actions: View>(
    _ title: Text, item: Binding<Item?>, @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View { alert(title, item: item, actions: actions) { _ in EmptyView() } }

  /// Presents a dialog of a source's item while there is one, and writes nil when it closes (PR22).
  public func alert<Item, Actions: View, Message: View>(
    _ key: LocalizedStringKey, item: Binding<Item?>, @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View { alert(Text(key), item: item, actions: actions, message: message) }

  /// Presents a dialog of a source's item while there is one, and writes nil when it closes (PR22).
  public func alert<Item, Actions: View>(
    _ key: LocalizedStringKey, item: Binding<Item?>, @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View { alert(Text(key), item: item, actions: actions) }

  /// Presents a dialog of a source's item while there is one, and writes nil when it closes. Claim TX21.
  @_disfavoredOverload
  public func alert<Item, Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, item: Binding<Item?>, @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View { alert(LocalizedStringKey(titleResource), item: item, actions: actions, message: message) }

  /// Presents a dialog of a source's item while there is one, and writes nil when it closes. Claim TX21.
  @_disfavoredOverload
  public func alert<Item, Actions: View>(
    _ titleResource: LocalizedStringResource, item: Binding<Item?>, @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View { alert(LocalizedStringKey(titleResource), item: item, actions: actions) }

  /// Presents a dialog of a source's item while there is one, and writes nil when it closes (PR22).
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Item, Actions: View, Message: View>(
    _ title: Title, item: Binding<Item?>, @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View { alert(Text(title), item: item, actions: actions, message: message) }

  /// Presents a dialog of a source's item while there is one, and writes nil when it closes (PR22).
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Item, Actions: View>(
    _ title: Title, item: Binding<Item?>, @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View { alert(Text(title), item: item, actions: actions) }
}

/// A view that presents a dialog of a source's item. Its body reads the source.
struct ItemPresenting<Item, Presenting: ViewModifier>: ViewModifier {
  let item: Binding<Item?>
  let presenting: (Binding<Bool>, @escaping () -> Item?) -> Presenting

  func body(content: Content) -> some View {
    content.modifier(DataPresenting(isPresented: item.isThere(), data: item.wrappedValue, presenting: presenting))
  }
}
