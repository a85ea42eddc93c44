#if Adwaita
  import Graft

  /// What a toast says: a line at the bottom of a view that goes away by itself.
  @MainActor
  public struct AdwToast {
    let title: Text
    let button: Text?
    let timeout: Int
    let isUrgent: Bool
    let action: () -> Void

    /// A line, with a button if that has a text, such as one that takes back what was done. It is there for a number of seconds,
    /// or until it is closed where that is 0; an urgent one takes the place of the one that is shown, and others wait for that.
    public init(
      title: Text, button: Text? = nil, timeout: Int = 5, isUrgent: Bool = false, action: @escaping () -> Void = {}
    ) {
      (self.title, self.button, self.action) = (title, button, action)
      self.timeout = min(max(0, timeout), Int(Int32.max))
      self.isUrgent = isUrgent
    }

    /// A line with texts. Claim UI17.
    public init(
      _ titleKey: LocalizedStringKey, button: LocalizedStringKey? = nil, timeout: Int = 5, isUrgent: Bool = false,
      action: @escaping () -> Void = {}
    ) {
      self.init(
        title: Text(titleKey), button: button.map { Text($0) }, timeout: timeout, isUrgent: isUrgent, action: action)
    }

    /// A line with texts.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, button: Title? = nil, timeout: Int = 5, isUrgent: Bool = false, action: @escaping () -> Void = {}
    ) {
      self.init(
        title: Text(title), button: button.map { Text($0) }, timeout: timeout, isUrgent: isUrgent, action: action)
    }
  }

  extension View {
    /// Shows a toast over the bottom of the view while a truth holds. When the toast is gone, the truth is false.
    public func adwToast(isPresented: Binding<Bool>, _ toast: @escaping () -> AdwToast) -> some View {
      let value: Bool? = isPresented.wrappedValue ? true : nil
      return ToastOverlay(content: self, id: value, toast: value.map { _ in toast() }) {
        isPresented.wrappedValue = false
      }
    }

    /// Shows a toast over the bottom of the view for a value while there is one. When the toast is gone, the value is nil. A value
    /// with another identity has a toast of its own, which takes the place of the one before.
    public func adwToast<Item: Identifiable>(
      item: Binding<Item?>, _ toast: @escaping (Item) -> AdwToast
    ) -> some View {
      let value = item.wrappedValue
      return ToastOverlay(content: self, id: value?.id, toast: value.map(toast)) { item.wrappedValue = nil }
    }
  }
#endif
