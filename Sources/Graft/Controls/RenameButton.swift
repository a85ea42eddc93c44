import ViewGraph

/// Begins to rename what is around. As SwiftUI documents it.
public struct RenameAction {
  let action: () -> Void

  /// Begins to rename.
  @MainActor
  public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Begins to rename what is around; nil where nothing can be renamed. As SwiftUI documents it.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Says what a `RenameButton` in this view does.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Has a `RenameButton` in this view put the focus into a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that does what `renameAction` says around it, and is insensitive where nobody says it. As SwiftUI documents it.
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  /// A button with the library's own label.
  public init() where Label == Graft.Label<Text, Image> { label = Graft.Label(.own("Rename…"), systemImage: "pencil") }

  /// The button.
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}
