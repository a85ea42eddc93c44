import CGTK
import GTKSupport

/// The GObject type of drawing widgets.
@MainActor
enum DrawingWidgetType {
  private static let type = ObjectType<DrawingCore>(widget: "GraftDrawing") { DrawingWidgetType.install(in: $0) }

  /// Makes a widget with a floating reference.
  static func make(_ core: DrawingCore) -> UnsafeMutablePointer<GtkWidget> { type.make { _ in core } }

  nonisolated private static func install(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
      let baseline = ObjectType<DrawingCore>.withCore(of: widget) { $0.baseline(orientation) } ?? -1
      minimumBaseline?.pointee = baseline
      naturalBaseline?.pointee = baseline
      let size = ObjectType<DrawingCore>.withCore(of: widget) { $0.measure(orientation) }
      minimum?.pointee = size?.minimum ?? 0
      natural?.pointee = size?.natural ?? 0
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let target = snapshot
      ObjectType<DrawingCore>.withCore(of: widget) { core in target.map(core.draw) }
    }
  }
}
