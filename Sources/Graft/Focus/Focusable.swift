import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What a view is focused for. As SwiftUI documents it; on the desktop the keyboard reaches it for either.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  /// Interactions by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// That a view can have the focus.
private struct FocusableEffect: IslandEffect {
  let isFocusable: Bool
  let changed: (Bool) -> Void

  static var traits: IslandTraits { .takesFocus }

  func makeCoordinator() -> FocusableCoordinator { FocusableCoordinator() }

  func update(_ widget: Widget, _ coordinator: FocusableCoordinator, environment: EnvironmentValues) {
    coordinator.changed = changed
    coordinator.follow(widget)
    widget.setFocusable(isFocusable && environment.isEnabled)
  }

  static func dismantle(_ coordinator: FocusableCoordinator) { coordinator.changed = nil }
}

/// Who is told of the focus of a view.
@MainActor
private final class FocusableCoordinator {
  var changed: ((Bool) -> Void)?
  private var watch: FocusWatch?

  func follow(_ widget: Widget) {
    guard watch == nil else { return }
    gtk_widget_add_css_class(widget.widgetObject, "graft-focusable")
    watch = FocusWatch(widget) { [weak self, weak widget] in
      if let widget { self?.changed?(widget.containsFocus) }
    }
    takeFocusOnClick(widget)
  }

  /// A click on nothing inside that takes the focus itself: what is inside hears of the press first, and leaves it to all.
  private func takeFocusOnClick(_ widget: Widget) {
    guard let click = gtk_gesture_click_new() else { return }
    // Connected for as long as there is the widget, whatever is updated at the moment.
    HandlerGroup().collect {
      Signals.connect(click, "pressed") { [unowned widget] in
        let point = CGPoint(x: $0[1, as: Double.self], y: $0[2, as: Double.self])
        if widget.isNearestFocusable(at: point) { gtk_widget_grab_focus(widget.widgetObject) }
      }
    }
    gtk_widget_add_controller(widget.widgetObject, click)
  }
}

extension Widget {
  /// Whether nothing in the widget at a point of it can have the focus, and the widget can.
  fileprivate func isNearestFocusable(at point: CGPoint) -> Bool {
    let picked = gtk_widget_pick(widgetObject, point.x, point.y, GTK_PICK_DEFAULT)
    let nearest = sequence(first: picked ?? widgetObject) { gtk_widget_get_parent($0) }
      .first { $0 == widgetObject || gtk_widget_get_focusable($0) != 0 }
    return nearest == widgetObject && gtk_widget_get_focusable(widgetObject) != 0
  }

  fileprivate func setFocusable(_ isFocusable: Bool) {
    gtk_widget_set_focusable(widgetObject, isFocusable ? 1 : 0)
    // GTK leaves the focus where it is.
    guard !isFocusable, let root = gtk_widget_get_root(widgetObject), gtk_root_get_focus(root) == widgetObject else {
      return
    }
    gtk_root_set_focus(root, nil)
  }
}

/// A view that can have the focus, and tells those inside of it whether it has.
private struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  @State private var isFocused = false

  func body(content: Content) -> some View {
    ModifiedItems(
      content: content.environment(\.isFocused, isFocused),
      modifier: FocusableEffect(isFocusable: isFocusable) { isFocused = $0 })
  }
}

/// That the ring around the focus is not shown.
private struct HiddenFocusRing: IslandEffect {
  let isHidden: Bool

  func update(_ widget: Widget, _ coordinator: Void, environment: EnvironmentValues) {
    widget.showClass("graft-ringless", isHidden)
  }
}

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest view around that is `focusable` has the keyboard focus, or something in it. Claim FO1.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// Which views can have the keyboard focus. As SwiftUI documents it.
extension View {
  /// Lets Tab and clicks give the focus to the view, with a ring around it when a key has; or not. Controls take the focus by
  /// themselves. Claim FO1.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets Tab and clicks give the focus to the view. What it is focused for changes nothing on the desktop.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }

  /// Shows no ring around what has the focus in this view, which keeps it. Claim FO13.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    ModifiedItems(content: self, modifier: HiddenFocusRing(isHidden: disabled))
  }

  /// Has Tab finish what is in this view before it goes on, as it does for all views: it goes in the order of the tree. Claim
  /// FO5.
  public func focusSection() -> some View { self }
}
