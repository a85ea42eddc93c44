import CGTK
import GTKSupport

/// The GObject type of lazy containers.
@MainActor
enum LazyWidgetType {
  private static let type = ObjectType<LazyCore>(widget: "GraftLazyContainer") { LazyWidgetType.install(in: $0) }
  nonisolated(unsafe) private static var parent: UnsafeMutablePointer<GtkWidgetClass>!

  /// Makes a widget with a floating reference.
  static func make(_ core: LazyCore) -> UnsafeMutablePointer<GtkWidget> { type.make { _ in core } }

  nonisolated private static func install(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    parent = widgetClass.parent
    widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    widgetClass.pointee.measure = { widget, orientation, length, minimum, natural, _, _ in
      let answer = ObjectType<LazyCore>.withCore(of: widget) { $0.measure(orientation, for: Int(length)) }
      minimum?.pointee = answer?.minimum ?? 0
      natural?.pointee = answer?.natural ?? 0
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      ObjectType<LazyCore>.withCore(of: widget) { $0.allocate(width: Int(width), height: Int(height)) }
    }
    widgetClass.pointee.focus = { widget, direction in
      let parent = LazyWidgetType.parent.pointee.focus
      let isMoved = ObjectType<LazyCore>.withCore(of: widget) { core in
        core.focus.move(direction) { parent?(core.widget, direction) != 0 }
      }
      return isMoved == true ? 1 : 0
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let target = snapshot
      ObjectType<LazyCore>.withCore(of: widget) { core in
        target.map { core.pictures.draw($0) { LazyWidgetType.parent.pointee.snapshot(core.widget, $0) } }
      }
    }
    // Between its rows it is not there.
    widgetClass.pointee.contains = { _, _, _ in 0 }
    widgetClass.pointee.parent_class.dispose = { object in
      ObjectType<LazyCore>.withCore(of: object) { $0.dispose() }
      LazyWidgetType.parent.pointee.parent_class.dispose?(object)
    }
  }
}
