import ViewGraph

extension View {
  /// Presents a confirmation of a source's item while there is one, and writes nil when it closes (PR22, PR26).
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: Text, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    modifier(
      ItemPresenting(item: item) { isPresented, item in
        DialogPresenting(
          title: title, showsTitle: titleVisibility != .hidden, isPresented: isPresented, isColumn: true,
          actions: { item().map(actions) }, message: { item().map(message) })
      })
  }

  /// Presents a confirmation of a source's item while there is one, and writes nil when it closes (PR22, PR26).
  public func confirmationDialog<Item, Actions: View>(
    _ title: Text, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    confirmationDialog(title, item: item, titleVisibility: titleVisibility, actions: actions) { _ in EmptyView() }
  }

  /// Presents a confirmation of a source's item while there is one, and writes nil when it closes (PR22, PR26).
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ key: LocalizedStringKey, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    confirmationDialog(Text(key), item: item, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a confirmation of a source's item while there is one, and writes nil when it closes (PR22, PR26).
  public func confirmationDialog<Item, Actions: View>(
    _ key: LocalizedStringKey, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View { confirmationDialog(Text(key), item: item, titleVisibility: titleVisibility, actions: actions) }

  /// Presents a confirmation of a source's item while there is one, and writes nil when it closes. Claim TX21.
  @_disfavoredOverload
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource), item: item, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a confirmation of a source's item while there is one, and writes nil when it closes. Claim TX21.
  @_disfavoredOverload
  public func confirmationDialog<Item, Actions: View>(
    _ titleResource: LocalizedStringResource, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource), item: item, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation of a source's item while there is one, and writes nil when it closes (PR22, PR26).
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Item, Actions: View, Message: View>(
    _ title: Title, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    confirmationDialog(Text(title), item: item, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a confirmation of a source's item while there is one, and writes nil when it closes (PR22, PR26).
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Item, Actions: View>(
    _ title: Title, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View { confirmationDialog(Text(title), item: item, titleVisibility: titleVisibility, actions: actions) }
}
