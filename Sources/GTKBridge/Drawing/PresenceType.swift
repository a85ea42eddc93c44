import CGTK
import Foundation
import GTKSupport

/// A widget that draws nothing and stands for what is drawn: where GTK picks, and for assistive technologies.
@MainActor
enum PresenceType {
  private static let type = ObjectType<PresenceCore>(widget: "GraftPresence") { PresenceType.install(in: $0) }

  /// A widget for one drawing.
  static func make(of element: DrawnElement) -> Widget {
    let core = PresenceCore { [weak element] point in
      guard let element else { return false }
      // The presence lies on whole pixels, and the frame may not.
      let corner = element.frame.origin
      let place = CGPoint(x: point.x + corner.x, y: point.y + corner.y)
      return element.isHit(at: place) && IslandWidgetType.core(of: element.holder)?.isCutAwayHere(place) != true
    }
    return make(core, role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
  }

  /// A widget for all drawings of an island, in front of its other children: it is picked where a drawing is in front.
  static func makeCover(over core: IslandCore) -> Widget {
    make(PresenceCore { [weak core] in core?.showsDrawing(at: $0) == true }, role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
  }

  private static func make(_ core: PresenceCore, role: GtkAccessibleRole) -> Widget {
    let pointer: UnsafeMutablePointer<GtkWidget> = type.make { _ in core }
    let widget = Widget(pointer)
    widget["accessible-role"] = Int(role.rawValue)
    return widget
  }

  nonisolated private static func install(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.contains = { widget, x, y in
      ObjectType<PresenceCore>.withCore(of: widget) { $0.contains(CGPoint(x: x, y: y)) ? 1 : 0 } ?? 0
    }
  }
}

/// What the GObject of a presence owns.
@MainActor
final class PresenceCore {
  let contains: (CGPoint) -> Bool

  init(contains: @escaping (CGPoint) -> Bool) { self.contains = contains }
}
