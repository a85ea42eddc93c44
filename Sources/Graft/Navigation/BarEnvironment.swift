import ViewGraph

private struct WindowBarKey: EnvironmentKey {
  static var defaultValue: WindowBar? { nil }
}

private struct ShowsBarKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct ToolbarLevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct NamesWindowKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The bar in which views here show what belongs into one.
  var windowBar: WindowBar? {
    get { self[WindowBarKey.self] }
    set { self[WindowBarKey.self] = newValue }
  }

  /// Whether views here are on a page that is shown, so that the bar shows theirs.
  var showsBar: Bool {
    get { self[ShowsBarKey.self] }
    set { self[ShowsBarKey.self] = newValue }
  }

  /// How many toolbars are around.
  var toolbarLevel: Int {
    get { self[ToolbarLevelKey.self] }
    set { self[ToolbarLevelKey.self] = newValue }
  }

  /// Whether a title said here is that of the window.
  var namesWindow: Bool {
    get { self[NamesWindowKey.self] }
    set { self[NamesWindowKey.self] = newValue }
  }
}
