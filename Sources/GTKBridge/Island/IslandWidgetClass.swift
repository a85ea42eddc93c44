import CGTK

/// The virtual functions of an island. Each finds the core and calls it.
///
/// GTK calls them on its own thread, which is the main thread; Swift cannot see that through a C pointer, hence the
/// assumptions.
enum IslandWidgetClass {
  nonisolated(unsafe) private static var parent: UnsafeMutablePointer<GtkWidgetClass>!

  static func install(in typeClass: UnsafeMutableRawPointer) {
    parent = g_type_class_peek_parent(typeClass)!.assumingMemoryBound(to: GtkWidgetClass.self)
    installLayout(typeClass.assumingMemoryBound(to: GtkWidgetClass.self))
    installDrawing(typeClass.assumingMemoryBound(to: GtkWidgetClass.self))
    installDisposal(typeClass.assumingMemoryBound(to: GObjectClass.self))
  }

  /// GTK's own way of moving the focus.
  @MainActor
  static func focusByGeometry(_ widget: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType) -> Bool {
    parent.pointee.focus(widget, direction) != 0
  }

  static func withCore<Core: IslandCore, Result: Sendable>(
    _ widget: UnsafeMutablePointer<GtkWidget>?, as type: Core.Type, _ body: @MainActor (Core) -> Result
  ) -> Result? {
    guard let widget else { return nil }
    nonisolated(unsafe) let pointer = UnsafeMutableRawPointer(widget)
    return MainActor.assumeIsolated {
      // The type of the widget decides which core it was made with.
      IslandWidgetType.knownCore(of: pointer).map { body(unsafeDowncast($0, to: type)) }
    }
  }

  private static func withCore<Result: Sendable>(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ body: @MainActor (IslandCore) -> Result
  ) -> Result? { withCore(widget, as: IslandCore.self, body) }

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
      guard IslandWidgetClass.withCore(widget, { $0.coversWhatIsBehind }) != false else { return 0 }
      return IslandWidgetClass.parent.pointee.contains(widget, x, y)
    }
    widgetClass.pointee.focus = { widget, direction in
      IslandWidgetClass.withCore(widget) { $0.moveFocus(direction) ? 1 : 0 } ?? 0
    }
  }

  private static func installDrawing(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let target = snapshot
      let isDrawn = IslandWidgetClass.withCore(widget) { core in target.map(core.draw) ?? false }
      if isDrawn != true { IslandWidgetClass.parent.pointee.snapshot(widget, snapshot) }
    }
  }

  private static func installDisposal(_ objectClass: UnsafeMutablePointer<GObjectClass>) {
    objectClass.pointee.dispose = { object in
      nonisolated(unsafe) let widget = UnsafeMutableRawPointer(object)
      MainActor.assumeIsolated { widget.map { IslandWidgetType.knownCore(of: $0)?.dispose() } }
      IslandWidgetClass.parentObjectClass.pointee.dispose?(object)
    }
    objectClass.pointee.finalize = { object in
      nonisolated(unsafe) let widget = UnsafeMutableRawPointer(object)
      MainActor.assumeIsolated { widget.map { IslandWidgetType.releaseCore(of: $0) } }
      IslandWidgetClass.parentObjectClass.pointee.finalize?(object)
    }
  }

  private static var parentObjectClass: UnsafeMutablePointer<GObjectClass> {
    UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GObjectClass.self)
  }
}
