import CGTK

/// The GObject types of islands: widgets whose layout, drawing, focus order and disposal Graft answers.
///
/// A hosting widget is an island that also follows its window.
@MainActor
enum IslandWidgetType {
  typealias Instance = WidgetInstance

  private static let island = WidgetInstance.register("GraftIsland", parent: gtk_widget_get_type()) {
    IslandWidgetClass.install(in: $0)
  }
  private static let host = WidgetInstance.register("GraftHostingWidget", parent: island) {
    HostingWidgetClass.install(in: $0)
  }

  /// Makes an island's widget with a floating reference.
  static func makeIsland(_ makeCore: (UnsafeMutablePointer<GtkWidget>) -> IslandCore) -> UnsafeMutablePointer<GtkWidget>
  {
    make(island, makeCore)
  }

  /// Makes a hosting widget with a floating reference.
  static func makeHost() -> UnsafeMutablePointer<GtkWidget> {
    CycleDriver.start()
    return make(host) { HostCore(widget: $0) }
  }

  private static func make(
    _ type: GType, _ makeCore: (UnsafeMutablePointer<GtkWidget>) -> IslandCore
  ) -> UnsafeMutablePointer<GtkWidget> {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      fatalError("GObject made no widget of an island")
    }
    let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    instance(of: widget).pointee.core = Unmanaged.passRetained(makeCore(widget)).toOpaque()
    return widget
  }

  /// The core of a widget, or nil when the widget is none of ours.
  static func core(of widget: UnsafeMutableRawPointer?) -> IslandCore? {
    guard let widget, graft_is_a(widget, island) != 0 else { return nil }
    return knownCore(of: widget)
  }

  /// The core of a widget that is an island; nil while the widget is made and after it was finalised.
  static func knownCore(of widget: UnsafeMutableRawPointer) -> IslandCore? {
    instance(of: widget).pointee.core.map { Unmanaged<IslandCore>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Lets go of the core: the widget is being finalised.
  static func releaseCore(of widget: UnsafeMutableRawPointer) {
    let core = instance(of: widget).pointee.core
    instance(of: widget).pointee.core = nil
    core.map { Unmanaged<IslandCore>.fromOpaque($0).release() }
  }

  private static func instance(of widget: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Instance> {
    widget.assumingMemoryBound(to: Instance.self)
  }
}
