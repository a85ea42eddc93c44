import ViewGraph

/// Whether the user edits a list: deletes and moves its rows by what is shown beside them. As SwiftUI documents it.
public enum EditMode: Hashable, Sendable {
  /// Nothing is shown.
  case inactive
  /// One row is edited for a moment, as after a swipe.
  case transient
  /// Rows have buttons that delete them and handles by which they are dragged.
  case active

  /// Whether something is edited: in any mode but the inactive one.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether lists are edited here. Each window and each page of a navigation stack has a mode of its own, which an `EditButton`
  /// changes; a program may set another one. Deleting and moving by keys and by dragging needs no mode. Claim LS41.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that turns the edit mode around it on and off. Its title is Edit, and Done while it is on. Claim LS41.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// The button.
  public init() {}

  /// A button with the title.
  public var body: some View {
    Button(isEditing ? .own("Done") : .own("Edit")) { mode?.wrappedValue = isEditing ? .inactive : .active }
  }

  private var isEditing: Bool { mode?.wrappedValue.isEditing == true }
}

extension View {
  /// Gives the lists in this view an edit mode of their own.
  func withEditMode() -> some View { modifier(EditModeScope()) }
}

/// Views with an edit mode of their own.
private struct EditModeScope: ViewModifier {
  @State private var mode = EditMode.inactive

  func body(content: Content) -> some View { content.environment(\.editMode, $mode) }
}
