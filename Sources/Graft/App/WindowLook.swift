import CGTK
import GTKSupport
import ViewGraph

/// How the windows of a scene look at their top. As SwiftUI documents it. Claim WI12.
@MainActor @preconcurrency
public protocol WindowStyle {
  /// The runtime's requirement.
  var _hidesTitleBar: Bool { get }
  /// The runtime's requirement.
  var _hidesFrame: Bool { get }
}

extension WindowStyle {
  /// Windows have a frame.
  public var _hidesFrame: Bool { false }
}

/// Windows with a header bar.
public struct DefaultWindowStyle: WindowStyle {
  /// The style.
  public init() {}
  /// The runtime's requirement.
  public var _hidesTitleBar: Bool { false }
}

/// Windows with a header bar that shows the title.
public struct TitleBarWindowStyle: WindowStyle {
  /// The style.
  public init() {}
  /// The runtime's requirement.
  public var _hidesTitleBar: Bool { false }
}

/// Windows whose content begins at the top, with the window's buttons over it.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The style.
  public init() {}
  /// The runtime's requirement.
  public var _hidesTitleBar: Bool { true }
}

/// Windows of the content alone, without a frame and buttons: by the keyboard the desktop moves and closes them.
public struct PlainWindowStyle: WindowStyle {
  /// The style.
  public init() {}
  /// The runtime's requirement.
  public var _hidesTitleBar: Bool { true }
  /// The runtime's requirement.
  public var _hidesFrame: Bool { true }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// The content alone. What views put into the header bar is not shown.
  public static var plain: Self { Self() }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// With a header bar.
  public static var automatic: Self { Self() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a header bar that shows the title.
  public static var titleBar: Self { Self() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// With the window's buttons over the content. What views put into the header bar is not shown.
  public static var hiddenTitleBar: Self { Self() }
}

/// How a window holds its content and its header bar.
package enum WindowLook {
  case titled
  case untitled
  /// Nothing but the content, which has a header bar of its own.
  case bare
  /// Nothing but the content, and no frame.
  case frameless

  @MainActor
  init(_ style: some WindowStyle) {
    self = style._hidesFrame ? .frameless : style._hidesTitleBar ? .untitled : .titled
  }

  /// Puts both into the window.
  @MainActor
  func arrange(_ content: Widget, and bar: Widget, in window: UnsafeMutablePointer<GtkWindow>) {
    if self == .frameless { gtk_window_set_decorated(window, 0) }
    if WindowLook.hasOwnContent(window) { return arrange(content, below: bar, asContentOf: window) }
    switch self {
    case .titled: WindowRoom(content, bar, in: window)
    case .untitled: WindowRoom(WindowLook.withButtons(over: content), nil, in: window)
    case .bare, .frameless: WindowRoom(content, nil, in: window)
    }
  }

  /// Whether a window of another library has a content in place of a title bar and a child.
  @MainActor
  private static func hasOwnContent(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
    let typeClass = g_type_class_peek(graft_object_type(window))?.assumingMemoryBound(to: GObjectClass.self)
    guard let property = g_object_class_find_property(typeClass, "content") else { return false }
    return g_type_is_a(property.pointee.value_type, gtk_widget_get_type()) != 0
      && property.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0
  }

  @MainActor
  private func arrange(
    _ content: Widget, below bar: Widget, asContentOf window: UnsafeMutablePointer<GtkWindow>
  ) {
    let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    let shown = self == .untitled ? WindowLook.withButtons(over: content) : content
    if self == .titled { gtk_box_append(box.object.cast(), bar.widgetObject) }
    gtk_box_append(box.object.cast(), shown.widgetObject)
    gtk_widget_set_vexpand(shown.widgetObject, 1)
    Widget(retaining: window)["content"] = box
  }

  /// The window is moved by what lies behind the content, where that takes no press.
  @MainActor
  private static func withButtons(over content: Widget) -> Widget {
    let (overlay, handle) = (Widget(gtk_overlay_new()), Widget(gtk_window_handle_new()))
    gtk_overlay_set_child(overlay.object.cast(), handle.widgetObject)
    gtk_overlay_add_overlay(overlay.object.cast(), content.widgetObject)
    gtk_overlay_set_measure_overlay(overlay.object.cast(), content.widgetObject, 1)
    for (side, place) in [(GTK_PACK_START, GTK_ALIGN_START), (GTK_PACK_END, GTK_ALIGN_END)] {
      let buttons = Widget(gtk_window_controls_new(side))
      gtk_widget_set_halign(buttons.widgetObject, place)
      gtk_widget_set_valign(buttons.widgetObject, GTK_ALIGN_START)
      gtk_overlay_add_overlay(overlay.object.cast(), buttons.widgetObject)
    }
    return overlay
  }
}

private struct WindowLookKey: EnvironmentKey {
  static var defaultValue: WindowLook { .titled }
}

extension EnvironmentValues {
  /// How windows of this scene look.
  package var windowLook: WindowLook {
    get { self[WindowLookKey.self] }
    set { self[WindowLookKey.self] = newValue }
  }
}

extension Scene {
  /// Sets how the windows look at their top. Claim WI12.
  public func windowStyle<Style: WindowStyle>(_ style: Style) -> some Scene {
    environment(\.windowLook, WindowLook(style))
  }
}
