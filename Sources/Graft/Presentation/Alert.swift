import Foundation
import ViewGraph

extension View {
  /// Presents a dialog while a source is true: a title, a message, and a button for each action, which runs, then writes
  /// false. Without actions there is OK (PR18 to PR20).
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    modifier(DialogPresenting(title: title, isPresented: isPresented, actions: actions, message: message))
  }

  /// Presents a dialog while a source is true (PR18 to PR20).
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { alert(title, isPresented: isPresented, actions: actions) { EmptyView() } }

  /// Presents a dialog while a source is true (PR18 to PR20).
  public func alert<Actions: View, Message: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View { alert(Text(key), isPresented: isPresented, actions: actions, message: message) }

  /// Presents a dialog while a source is true. Claim TX21.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(LocalizedStringKey(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents a dialog while a source is true (PR18 to PR20).
  public func alert<Actions: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { alert(Text(key), isPresented: isPresented, actions: actions) }

  /// Presents a dialog while a source is true. Claim TX21.
  @_disfavoredOverload
  public func alert<Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { alert(LocalizedStringKey(titleResource), isPresented: isPresented, actions: actions) }

  /// Presents a dialog while a source is true (PR18 to PR20).
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

  /// Presents a dialog while a source is true (PR18 to PR20).
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }
}

// MARK: - Of data

extension View {
  /// Presents a dialog of data while a source is true and there are data: those of the moment at which it is presented
  /// (PR21).
  public func alert<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    modifier(
      DataPresenting(isPresented: isPresented, data: data) { isPresented, data in
        DialogPresenting(
          title: title, isPresented: isPresented, actions: { data().map(actions) },
          message: { data().map(message) })
      })
  }

  /// Presents a dialog of data while a source is true and there are data (PR21).
  public func alert<Data, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View { alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() } }

  /// Presents a dialog of data while a source is true and there are data (PR21).
  public func alert<Data, Actions: View, Message: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View { alert(Text(key), isPresented: isPresented, presenting: data, actions: actions, message: message) }

  /// Presents a dialog of data while a source is true and there are data. Claim TX21.
  @_disfavoredOverload
  public func alert<Data, Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(
      LocalizedStringKey(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents a dialog of data while a source is true and there are data (PR21).
  public func alert<Data, Actions: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View { alert(Text(key), isPresented: isPresented, presenting: data, actions: actions) }

  /// Presents a dialog of data while a source is true and there are data. Claim TX21.
  @_disfavoredOverload
  public func alert<Data, Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(LocalizedStringKey(titleResource), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents a dialog of data while a source is true and there are data (PR21).
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Data, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message) }

  /// Presents a dialog of data while a source is true and there are data (PR21).
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Data, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) }

  /// Presents a dialog with what an error says, while a source is true and there is one (PR22).
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Presents a dialog with what an error says, while a source is true and there is one (PR22).
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    modifier(
      DataPresenting(isPresented: isPresented, data: error) { isPresented, error in
        DialogPresenting(
          title: Text(verbatim: error().map { $0.errorDescription ?? $0.localizedDescription } ?? ""),
          isPresented: isPresented, actions: { error().map(actions) }, message: { error().map(message) })
      })
  }
}

/// A view that presents a dialog of data, which it keeps while that is presented.
struct DataPresenting<Data, Presenting: ViewModifier>: ViewModifier {
  let isPresented: Binding<Bool>
  let data: Data?
  let presenting: (Binding<Bool>, @escaping () -> Data?) -> Presenting
  @State private var kept = Kept()

  private final class Kept {
    var data: Data?
  }

  func body(content: Content) -> some View {
    let isShown = isPresented.wrappedValue && (kept.data ?? data) != nil
    let _ = kept.data = isShown ? kept.data ?? data : nil
    let shown = kept.data
    content.modifier(
      presenting(
        Binding {
          isShown
        } set: {
          isPresented.wrappedValue = $0
        }, { shown }))
  }
}
