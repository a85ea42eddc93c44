import ViewGraph

extension View {
  /// Presents a dialog with its buttons below each other while a source is true. One that cancels is the last, and is added
  /// where there is none (PR26).
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    modifier(
      DialogPresenting(
        title: title, showsTitle: titleVisibility != .hidden, isPresented: isPresented, isColumn: true,
        actions: actions, message: message))
  }

  /// Presents a dialog with its buttons below each other while a source is true (PR26).
  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
      EmptyView()
    }
  }

  /// Presents a dialog with its buttons below each other while a source is true (PR26).
  public func confirmationDialog<Actions: View, Message: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(key), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a dialog with its buttons below each other while a source is true. Claim TX21.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a dialog with its buttons below each other while a source is true (PR26).
  public func confirmationDialog<Actions: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(Text(key), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a dialog with its buttons below each other while a source is true. Claim TX21.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a dialog with its buttons below each other while a source is true (PR26).
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a dialog with its buttons below each other while a source is true (PR26).
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a dialog of data with its buttons below each other while a source is true and there are data (PR21, PR26).
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    modifier(
      DataPresenting(isPresented: isPresented, data: data) { isPresented, data in
        DialogPresenting(
          title: title, showsTitle: titleVisibility != .hidden, isPresented: isPresented, isColumn: true,
          actions: { data().map(actions) }, message: { data().map(message) })
      })
  }

  /// Presents a dialog of data with its buttons below each other while a source is true and there are data (PR21, PR26).
  public func confirmationDialog<Data, Actions: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      key, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents a dialog of data with its buttons below each other while a source is true and there are data. Claim TX21.
  @_disfavoredOverload
  public func confirmationDialog<Data, Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Presents a dialog of data with its buttons below each other while a source is true and there are data (PR21, PR26).
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(key), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// Presents a dialog of data with its buttons below each other while a source is true and there are data. Claim TX21.
  @_disfavoredOverload
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a dialog of data with its buttons below each other while a source is true and there are data (PR21, PR26).
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Data, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents a dialog of data with its buttons below each other while a source is true and there are data (PR21, PR26).
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Data, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }
}
