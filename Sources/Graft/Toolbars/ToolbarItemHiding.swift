import ViewGraph

private struct ControlGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether views here are in a group of controls.
  var isInControlGroup: Bool {
    get { self[ControlGroupKey.self] }
    set { self[ControlGroupKey.self] = newValue }
  }
}

extension View {
  /// Leaves the view out of a group of controls that is an item of a toolbar. Elsewhere it changes nothing. As SwiftUI documents it.
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View { modifier(GroupMemberHiding(isHidden: hidden)) }
}

private struct GroupMemberHiding: ViewModifier {
  let isHidden: Bool
  @Environment(\.isInControlGroup) private var isInGroup
  @Environment(\.toolbarModel) private var toolbar

  func body(content: Content) -> some View {
    if !isHidden || !isInGroup || toolbar == nil { content }
  }
}
