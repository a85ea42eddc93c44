import CGTK
import Foundation
import GTKSupport

/// The virtual functions of an island. Each finds the core and calls it.
enum IslandWidgetClass {
  nonisolated(unsafe) private static var parent: UnsafeMutablePointer<GtkWidgetClass>!

  static func install(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    parent = widgetClass.parent
    installLayout(widgetClass)
    installDrawing(widgetClass)
    installDisposal(widgetClass)
  }

  /// GTK's own way of moving the focus.
  @MainActor
  static func focusByGeometry(_ widget: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType) -> Bool {
    parent.pointee.focus(widget, direction) != 0
  }

  private static func withCore<Result: Sendable>(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ body: @MainActor (IslandCore) -> Result
  ) -> Result? { ObjectType<IslandCore>.withCore(of: widget, body) }

  private static func installLayout(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    widgetClass.pointee.measure = { widget, orientation, length, minimum, natural, minimumBaseline, naturalBaseline in
      let answer = IslandWidgetClass.withCore(widget) { core in
        let size = core.measure(orientation, for: Int(length))
        return (size: size, baselines: core.baselines(orientation, for: Int(length), within: size))
      }
      minimum?.pointee = answer?.size.minimum ?? 0
      natural?.pointee = answer?.size.natural ?? 0
      minimumBaseline?.pointee = answer?.baselines.minimum ?? -1
      naturalBaseline?.pointee = answer?.baselines.natural ?? -1
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      _ = IslandWidgetClass.withCore(widget) { $0.allocate(width: Int(width), height: Int(height)) }
    }
    widgetClass.pointee.compute_expand = { widget, horizontal, vertical in
      let expansion = IslandWidgetClass.withCore(widget) { $0.expansion() }
      horizontal?.pointee = expansion?.horizontal == true ? 1 : 0
      vertical?.pointee = expansion?.vertical == true ? 1 : 0
    }
    widgetClass.pointee.contains = { widget, x, y in
      let point = CGPoint(x: x, y: y)
      guard IslandWidgetClass.withCore(widget, { $0.coversWhatIsBehind }) == false else {
        return IslandWidgetClass.parent.pointee.contains(widget, x, y)
      }
      return IslandWidgetClass.withCore(widget) { $0.isHit(at: point) ? 1 : 0 } ?? 0
    }
    widgetClass.pointee.focus = { widget, direction in
      IslandWidgetClass.withCore(widget) { $0.moveFocus(direction) ? 1 : 0 } ?? 0
    }
  }

  private static func installDrawing(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let target = snapshot
      let isDrawn = IslandWidgetClass.withCore(widget) { core in
        guard let target else { return false }
        return core.draw(target)
      }
      if isDrawn != true { IslandWidgetClass.parent.pointee.snapshot(widget, snapshot) }
    }
    widgetClass.pointee.css_changed = { widget, change in
      IslandWidgetClass.parent.pointee.css_changed(widget, change)
      IslandWidgetClass.withCore(widget) { $0.styleDidChange() }
    }
  }

  private static func installDisposal(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.parent_class.dispose = { object in
      if ObjectType<IslandCore>.isKept(fromDisposal: object) { return }
      ObjectType<IslandCore>.withCore(of: object) { $0.dispose() }
      IslandWidgetClass.parent.pointee.parent_class.dispose?(object)
    }
  }
}
