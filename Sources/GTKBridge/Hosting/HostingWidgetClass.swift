import CGTK
import GTKSupport

/// The virtual functions that a hosting widget has beyond those of an island: it follows its window.
enum HostingWidgetClass {
  nonisolated(unsafe) private static var parent: UnsafeMutablePointer<GtkWidgetClass>!

  static func install(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    parent = widgetClass.parent
    widgetClass.pointee.root = { widget in
      HostingWidgetClass.parent.pointee.root?(widget)
      HostingWidgetClass.withHost(widget) { $0.didEnterWindow() }
    }
    widgetClass.pointee.unroot = { widget in
      HostingWidgetClass.withHost(widget) { $0.willLeaveWindow() }
      HostingWidgetClass.parent.pointee.unroot?(widget)
    }
    widgetClass.pointee.map = { widget in
      HostingWidgetClass.parent.pointee.map?(widget)
      HostingWidgetClass.withHost(widget) { $0.didMap() }
    }
    widgetClass.pointee.unmap = { widget in
      HostingWidgetClass.withHost(widget) { $0.willUnmap() }
      HostingWidgetClass.parent.pointee.unmap?(widget)
    }
    // GTK tells each widget when the default direction has changed, and nobody else.
    widgetClass.pointee.direction_changed = { widget, previous in
      HostingWidgetClass.parent.pointee.direction_changed?(widget, previous)
      HostingWidgetClass.withHost(widget) { _ in DesktopSettings.read() }
    }
  }

  private static func withHost(_ widget: UnsafeMutablePointer<GtkWidget>?, _ body: @MainActor (HostCore) -> Void) {
    ObjectType<HostCore>.withCore(of: widget, body)
  }
}
