import GTKBridge
import GTKSupport
import ViewGraph

/// What assistive technologies can have a view do. As SwiftUI documents it. Claim AX8.
@MainActor
public struct AccessibilityActionKind {
  let name: Text
  /// Whether the name is the program's own, which people read.
  let isOwn: Bool

  /// What activating the view does.
  public static let `default` = Self(name: Text(verbatim: "activate"))
  /// What leaves the view.
  public static let escape = Self(name: Text(verbatim: "escape"))
  /// What is wanted most in the view.
  public static let magicTap = Self(name: Text(verbatim: "magicTap"))
  /// What removes the view.
  public static let delete = Self(name: Text(verbatim: "delete"))
  /// What shows the menu of the view.
  public static let showMenu = Self(name: Text(verbatim: "showMenu"))

  /// An action of the program's own.
  public init(named name: Text) { (self.name, isOwn) = (name, true) }

  private init(name: Text) { (self.name, isOwn) = (name, false) }
}

/// What the widgets of a view do by a name; it stays the same for as long as the modifier is there.
@MainActor
final class SpokenAction {
  var run: () -> Void = {}

  /// Offers it by a name, which nobody reads unless it is the program's own.
  func offer(_ name: String, isOwn: Bool = false, in widget: Widget) {
    AccessibleActions.of(widget).set(name, isOwn: isOwn, of: self) { [weak self] in self?.run() }
  }
}

/// What the widgets of a view do, and by which name.
private struct NamedAction: @MainActor CarriedByWidgets {
  let name: String
  let isOwn: Bool
  let action: SpokenAction

  var speech: Speech? { Speech() }

  static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.isOwn == right.isOwn && left.action === right.action
  }

  func apply(to widget: Widget) { action.offer(name, isOwn: isOwn, in: widget) }
}

/// Keeps what is to be done, which is another closure after each update.
private struct ActionModifier: ViewModifier {
  let kind: AccessibilityActionKind
  let run: () -> Void
  @State private var action = SpokenAction()

  func body(content: Content) -> some View {
    action.run = run
    return content.worded(kind.name) {
      AttributedView(content: $0, attribute: NamedAction(name: $1, isOwn: kind.isOwn, action: action))
    }
  }
}

/// What assistive technologies can have a view do by a name. GTK tells of it outside of the process but for buttons, fields and
/// switches; what has a name of the program's own is in the menu that the Menu key and Shift+F10 open at the focus. As SwiftUI
/// documents it. Claims AX8 and AX9.
extension View {
  /// Runs an action when assistive technologies activate the view, or want something of it that has a name.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(ActionModifier(kind: actionKind, run: handler)).withActionMenu(actionKind.isOwn)
  }

  @ViewBuilder
  private func withActionMenu(_ isThere: Bool) -> some View {
    if isThere { ModifiedItems(content: self, modifier: ActionMenu()) } else { self }
  }

  /// Offers an action of a name. An empty name offers none.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Offers an action of a name, in its translation.
  public func accessibilityAction(named key: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(key), handler)
  }

  /// Offers an action of a name, in its translation. Claim TX21.
  @_disfavoredOverload
  public func accessibilityAction(
    named resource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: LocalizedStringKey(resource), handler) }

  /// Offers an action of a name.
  @_disfavoredOverload
  public func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }

  /// Offers an action that is called what a view says.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { modifier(LabelledAction(label: label(), run: action)) }

  /// Lets assistive technologies change the value of the view, by `increment` and `decrement`, and by Up and Down while it has the
  /// keyboard focus, which it can have.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AdjustableModifier(run: handler))
  }
}

/// Offers an action that is called what a view says at its place.
private struct LabelledAction<Label: View>: ViewModifier {
  let label: Label
  let run: () -> Void
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content.accessibilityAction(named: Text(verbatim: ViewTitle.name(of: label, in: locale) ?? ""), run)
  }
}
