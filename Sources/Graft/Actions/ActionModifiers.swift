import GTKSupport
import ViewGraph

extension View {
  /// Gives what is around and inside the view an action of GIO, as menus, `.ui` files, keys and wrapped widgets reach it:
  /// `.action("win.save", keys: "<Control>s") { save() }`.
  ///
  /// The name has a prefix and a period before it. Those of `win` are the window's and those of `app` the application's, where
  /// each widget of theirs finds them for as long as the view is there; those of other prefixes are found by the widgets in this
  /// view. Of several views that give one name the last one's acts. An action of the program's own in a `GtkApplicationWindow` or
  /// its application stays, which is reported; a group that the program has inserted into another window under the prefix gives
  /// way to that of the views, as GTK tells nobody of it.
  ///
  /// The keys are as `gtk_shortcut_trigger_parse_string` reads them, and work wherever the focus is in the window, while the view
  /// is on the screen. While the view is `disabled`, so is the action, and its keys are for others. A name or key that is none is
  /// reported, and does nothing. The menus of GTK's show the first key beside the action, unless the program has set others by
  /// `gtk_application_set_accels_for_action`. As GTK documents actions; claims AC1 and AC3.
  public func action(_ name: String, keys: String..., perform: @escaping @MainActor () -> Void) -> some View {
    declared(ActionDeclaration(name: name, keys: keys) { _ in perform() })
  }

  /// Gives an action that is activated with a value: `app.open('README.md')` in a `.ui` file. Claim AC1.
  public func action<Value: ActionValue>(
    _ name: String, for type: Value.Type = Value.self, perform: @escaping @MainActor (Value) -> Void
  ) -> some View {
    declared(
      ActionDeclaration(name: name, parameterType: Value.variantType) {
        if let value = $0.flatMap(Value.init(variant:)) { perform(value) }
      })
  }

  /// Gives an action that is on or off, as a source is: menus show it with a check mark, and whoever activates it writes the
  /// source. Claim AC2.
  public func action(_ name: String, keys: String..., isOn: Binding<Bool>) -> some View {
    declared(
      ActionDeclaration(name: name, keys: keys, state: { isOn.wrappedValue }) {
        if let value = $0.flatMap(Bool.init(variant:)) { isOn.wrappedValue = value }
      })
  }

  /// Gives an action that has one of several values, as a source has: menus show those that name a value as their target with a
  /// radio mark, and whoever chooses one writes the source. A value that the type does not have is left out. Claim AC2.
  public func action<Value: ActionValue>(_ name: String, selection: Binding<Value>) -> some View {
    declared(
      ActionDeclaration(
        name: name, parameterType: Value.variantType, state: { selection.wrappedValue }
      ) {
        if let value = $0.flatMap(Value.init(variant:)) { selection.wrappedValue = value }
      })
  }

  private func declared(_ action: ActionDeclaration) -> some View {
    modifier(DeclaringAction(action: action))
  }
}

/// An action that a view gives to those around it.
struct ActionDeclaration {
  /// With its prefix.
  let name: String
  var keys: [String] = []
  var parameterType: String?
  /// Reads the state; nil for an action without one.
  var state: (() -> any ActionValue)?
  let receive: @MainActor (OpaquePointer?) -> Void
}
