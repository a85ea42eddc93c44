import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// The cursor over a view.
private struct PointerLook: IslandEffect {
  let style: PointerStyle?

  func makeCoordinator() -> ShownCursor { ShownCursor() }

  func update(_ widget: Widget, _ coordinator: ShownCursor, environment: EnvironmentValues) {
    coordinator.show(environment.hidesPointer ? .hidden : style, over: widget, environment)
  }
}

/// Whether there is a cursor over a view.
private struct PointerPresence: IslandEffect {
  let visibility: Visibility

  func makeCoordinator() -> ShownCursor { ShownCursor() }

  func update(_ widget: Widget, _ coordinator: ShownCursor, environment: EnvironmentValues) {
    // GTK shows the innermost cursor: one that is seen stands against the one that is hidden around it.
    let seen: PointerStyle? = visibility == .visible && environment.hidesPointer ? .default : nil
    coordinator.show(visibility == .hidden ? .hidden : seen, over: widget, environment)
  }
}

/// What a view has the pointer look like, which is drawn anew when it is another.
@MainActor
private final class ShownCursor {
  private var shown: (style: PointerStyle?, isMirrored: Bool)?

  func show(_ style: PointerStyle?, over widget: Widget, _ environment: EnvironmentValues) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    if let shown, shown == (style, isMirrored) { return }
    shown = (style, isMirrored)
    switch style?.look {
    case nil: gtk_widget_set_cursor(widget.widgetObject, nil)
    case .named(let name, let mirrored):
      gtk_widget_set_cursor_from_name(widget.widgetObject, isMirrored ? mirrored : name)
    case .picture(let source, let spot): show(source.shown(in: environment), spot, over: widget, environment)
    }
  }

  private func show(_ source: Image.Source, _ spot: UnitPoint, over widget: Widget, _ environment: EnvironmentValues) {
    let size = PaintedImages.loader(of: source).size(in: environment).within(256)
    let node = RenderNode { snapshot in
      let drawing = Drawing(
        snapshot: snapshot, widget: widget.widgetObject, bounds: CGRect(origin: .zero, size: size))
      PaintedImages.loader(of: source).draw(in: drawing, with: ShapePaint(.color(.primary)), environment)
    }
    guard size != .zero, let picture = node?.picture(size) else {
      return gtk_widget_set_cursor_from_name(widget.widgetObject, "default")
    }
    picture.show(over: widget, hotSpot: spot.pixel(in: size))
  }
}

extension ObjectReference {
  /// Has the pointer look like this texture over a widget.
  @MainActor
  fileprivate func show(over widget: Widget, hotSpot: CGPoint) {
    withObjectAddress {
      guard let cursor = gdk_cursor_new_from_texture($0.cast(), hotSpot.x.pixels, hotSpot.y.pixels, nil) else { return }
      gtk_widget_set_cursor(widget.widgetObject, cursor)
      g_object_unref(cursor.objectAddress)
    }
  }
}

extension UnitPoint {
  /// The pixel at this place: GDK takes none beyond the picture.
  fileprivate func pixel(in size: CGSize) -> CGPoint {
    CGPoint(x: max(0, min(x * size.width, size.width - 1)), y: max(0, min(y * size.height, size.height - 1)))
  }
}

extension CGSize {
  /// The largest of the same ratio that is no longer than a limit, in whole pixels.
  fileprivate func within(_ limit: CGFloat) -> CGSize {
    guard width >= 1, height >= 1 else { return .zero }
    let share = min(1, limit / max(width, height))
    return CGSize(width: max(1, (width * share).rounded()), height: max(1, (height * share).rounded()))
  }
}

extension PointerStyle {
  fileprivate static let hidden = Self(name: "none")
}

private struct HiddenPointerKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether views have no pointer over them here.
  fileprivate var hidesPointer: Bool {
    get { self[HiddenPointerKey.self] }
    set { self[HiddenPointerKey.self] = newValue }
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

  /// Hides the pointer over the view, or shows it where it is hidden around it. Texts that are edited and GTK's own controls
  /// may have a pointer that stays. As SwiftUI documents it.
  public func pointerVisibility(_ visibility: Visibility) -> some View {
    ModifiedItems(
      content: transformEnvironment(\.hidesPointer) { isHidden in
        if visibility != .automatic { isHidden = visibility == .hidden }
      }, modifier: PointerPresence(visibility: visibility))
  }

  /// Changes nothing: the desktop has no such effects. Claim FO13.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

  /// Changes nothing: the desktop has no such effects. Claim FO13.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}
