import CGTK
import GTKSupport

/// The GObject types of islands: widgets whose layout, drawing, focus order and disposal Graft answers.
///
/// A hosting widget is an island that also follows its window.
@MainActor
enum IslandWidgetType {
  private static let island = ObjectType<IslandCore>(widget: "GraftIsland") { IslandWidgetClass.install(in: $0) }
  private static let host = ObjectType<HostCore>(widget: "GraftHostingWidget", extending: island.type) {
    HostingWidgetClass.install(in: $0)
  }

  /// Makes an island's widget with a floating reference.
  static func makeIsland(_ makeCore: (UnsafeMutablePointer<GtkWidget>) -> IslandCore) -> UnsafeMutablePointer<GtkWidget>
  {
    island.make(makeCore)
  }

  /// Makes a hosting widget with a floating reference.
  static func makeHost() -> UnsafeMutablePointer<GtkWidget> {
    CycleDriver.start()
    return host.make { HostCore(widget: $0) }
  }

  /// The type of hosting widgets, from which those of registered view types derive.
  static var hostType: GType { host.type }

  /// The core of a widget, or nil when the widget is none of ours.
  static func core(of widget: UnsafeMutableRawPointer?) -> IslandCore? { island.core(of: widget) }
}
