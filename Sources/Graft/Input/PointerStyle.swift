import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// What the pointer looks like. As SwiftUI documents it; the pictures are the desktop's. Claim FO13.
public struct PointerStyle: Hashable, Sendable {
  /// The name of the cursor in CSS.
  let name: String

  public static let `default` = Self(name: "default")
  public static let horizontalText = Self(name: "text")
  public static let verticalText = Self(name: "vertical-text")
  public static let rectSelection = Self(name: "crosshair")
  public static let grabIdle = Self(name: "grab")
  public static let grabActive = Self(name: "grabbing")
  public static let link = Self(name: "pointer")
  public static let zoomIn = Self(name: "zoom-in")
  public static let zoomOut = Self(name: "zoom-out")
  public static let columnResize = Self(name: "col-resize")
  public static let rowResize = Self(name: "row-resize")
}

/// What the pointer looks like over the windows of the program, where no view says it.
@MainActor
package enum ProgramPointer {
  /// Shows a cursor by its name in CSS; nil for the desktop's. A window that is opened later has the desktop's.
  package static func show(_ name: String?) {
    for window in GTKSupport.OpenWindows.all { gtk_widget_set_cursor_from_name(window, name) }
  }
}

/// The cursor over a view.
private struct PointerLook: IslandEffect {
  let style: PointerStyle?

  func update(_ widget: Widget, _ coordinator: Void, environment: EnvironmentValues) {
    gtk_widget_set_cursor_from_name(widget.widgetObject, style?.name)
  }
}

/// How a view looks when it is hovered, on systems where that says something.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let highlight = Self(name: "highlight")
  public static let lift = Self(name: "lift")
}

extension View {
  /// Sets what the pointer looks like over the view; nil for as it looks around it. Claim FO13.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    ModifiedItems(content: self, modifier: PointerLook(style: style))
  }

  /// Changes nothing: the desktop has no such effects. Claim FO13.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }
}
