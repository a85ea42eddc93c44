import ViewGraph

/// A dialog as a value, of the older generation of `alert`. Claim PR23.
@MainActor
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A dialog with a button that closes it; OK without one.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// A dialog with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of a dialog.
  @MainActor
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button that looks like any other.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// The button that Escape runs.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// The button that Escape runs, with the system's title.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text(.own("Cancel")), action: action) }

    /// A button that is marked as destructive.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// A dialog with its buttons below each other, as a value of the older generation. Claim PR23.
@MainActor
public struct ActionSheet {
  /// A button of the dialog.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A dialog with buttons; Cancel is added where none cancels.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of a dialog's value.
private struct ValueButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: { buttons[index].action?() }) { buttons[index].label }
    }
  }
}

extension View {
  /// Presents a dialog's value while a source is true (PR23).
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : Alert(title: Text(verbatim: ""))
    return self.alert(alert.title, isPresented: isPresented) {
      ValueButtons(buttons: alert.buttons)
    } message: {
      alert.message
    }
  }

  /// Presents the dialog's value of an item while a source has one (PR23).
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let alert = item.wrappedValue.map(content) ?? Alert(title: Text(verbatim: ""))
    return self.alert(alert.title, isPresented: item.isThere()) {
      ValueButtons(buttons: alert.buttons)
    } message: {
      alert.message
    }
  }

  /// Presents a dialog's value with its buttons below each other while a source is true (PR23).
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    sheetOfActions(isPresented, isPresented.wrappedValue ? content() : nil)
  }

  /// Presents the dialog's value of an item while a source has one (PR23).
  public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
    sheetOfActions(item.isThere(), item.wrappedValue.map(content))
  }

  private func sheetOfActions(_ isPresented: Binding<Bool>, _ sheet: ActionSheet?) -> some View {
    confirmationDialog(sheet?.title ?? Text(verbatim: ""), isPresented: isPresented) {
      ValueButtons(buttons: sheet?.buttons ?? [])
    } message: {
      sheet?.message
    }
  }
}

extension Binding {
  /// Whether the source has an item; false takes it away.
  func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool> {
      wrappedValue != nil
    } set: {
      if !$0 { wrappedValue = nil }
    }
  }
}
