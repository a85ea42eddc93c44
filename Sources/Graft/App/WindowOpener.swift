/// What kind of windows a scene has.
struct WindowForm {
  enum Role {
    /// One window for each time that one is asked for.
    case group
    /// One window.
    case single
    /// One window, in which the user sets up the program.
    case settings
  }

  let title: Text
  let id: String?
  let role: Role
  /// What the windows are for, if that is a value.
  var valueType: Any.Type?
  /// Whether it is beside the program's own windows, wherever it stands among the scenes.
  var isExtra = false
  /// The key that opens one.
  var shortcut: KeyboardShortcut?
}

/// How the windows of a scene are opened and closed.
@MainActor
struct WindowOpener {
  let form: WindowForm
  /// Whether it opens one when the program begins.
  let launch: SceneLaunchBehavior
  /// The documents that the windows are for, if they are for such.
  let documents: DocumentLibrary?
  /// Opens one, for a value if it is given one.
  let open: (AnyHashable?) -> Void
  /// Asks the one for a value to close; without one, all.
  let close: (AnyHashable?) -> Void
  /// Whether there are any.
  let isOpen: () -> Bool
  /// Keeps those that are open for the next start of the program.
  let keep: () -> Void
  /// Opens those that were kept, once. Tells whether something was kept for this scene, if only that there were none.
  let restore: () -> Bool

  /// Whether it opens one when the program begins, if it is the first such.
  var opensFirst: Bool { form.role != .settings && launch == .automatic }
}
