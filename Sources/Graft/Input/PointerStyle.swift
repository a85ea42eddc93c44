import CGTK
import GTKSupport

/// What the pointer looks like. As SwiftUI documents it; the pictures are the desktop's. Claim FO13.
public struct PointerStyle: Hashable, Sendable {
  enum Look: Hashable, Sendable {
    /// A cursor by its name in CSS, and by that where text reads from the right.
    case named(String, mirrored: String)
    case picture(Image.Source, hotSpot: UnitPoint)
  }

  let look: Look

  init(name: String, mirrored: String? = nil) { look = .named(name, mirrored: mirrored ?? name) }

  private init(_ look: Look) { self.look = look }

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

  /// An image, in its own size but no longer than 256 pixels, and the place in it that points. An empty one is the default
  /// style. As SwiftUI documents it.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
    Self(.picture(image.source, hotSpot: hotSpot))
  }
}

/// What the pointer looks like over the windows of the program, where no view says it.
@MainActor
package enum ProgramPointer {
  /// Shows a cursor by its name in CSS; nil for the desktop's. A window that is opened later has the desktop's.
  package static func show(_ name: String?) {
    for window in GTKSupport.OpenWindows.all { gtk_widget_set_cursor_from_name(window, name) }
  }
}
