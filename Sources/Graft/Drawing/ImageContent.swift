import CGTK
import Foundation
import GTKBridge
import GTKSupport
import Paths
import ViewGraph

/// An image as a leaf.
struct ImageContent: GtkWidgetRepresentable, MovingWhileLeaving {
  let source: Image.Source
  /// What assistive technologies call it; nil for a decoration.
  let name: Text?
  /// How it fills what it is offered; nil where it has its own size.
  let resizing: ImageResizing?
  let hasHardPixels: Bool
  let mode: Image.TemplateRenderingMode?

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    if site.isInPicture { return RepresentableNode<PicturedImageBehavior>(view, at: site) }
    return RepresentableNode<WidgetBehavior<Self>>(view, at: site)
  }

  func makeCoordinator() -> ImageLoader { ImageLoader() }

  func makeGtkWidget(context: Context) -> DrawingWidget {
    let widget = DrawingWidget(role: name == nil ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_IMG)
    let loader = context.coordinator
    Signals.connect(IconTheme.of(widget.widgetObject), "changed") {
      loader.forget()
      gtk_widget_queue_draw(widget.widgetObject)
    }
    return widget
  }

  func updateGtkWidget(_ gtkWidget: DrawingWidget, context: Context) {
    let loader = context.coordinator
    let shown = source.shown(in: context.environment)
    let isSame = loader.shows(shown)
    let change = isSame ? nil : change(of: gtkWidget, context)
    if let missing = loader.load(shown) { context.report(.missingImage, about: missing, missing) }
    let size = loader.size(in: context.environment)
    gtkWidget.setSize(
      size, isResizable: resizing != nil,
      baseline: resizing == nil ? source.baseline(of: size, in: context.environment) : nil)
    let environment = context.environment
    if let name {
      let said = environment.text.isPrivate ? "" : name.string(in: environment.locale)
      gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, said)
    }
    let said = environment.foregroundPaint
    take(said, in: gtkWidget, context)
    let resizing = resizing ?? ImageResizing(capInsets: EdgeInsets(), mode: .stretch)
    let effects = loader.effects
    effects.show(source.isSymbol ? environment.symbolEffects : [], at: context.place) { [weak gtkWidget] in
      if let gtkWidget { gtk_widget_queue_draw(gtkWidget.widgetObject) }
    }
    gtkWidget.draw { [isTemplate = mode == .template, hasHardPixels] drawing in
      let paint = loader.paint.shown(of: said) ?? ShapePaint(.color(.primary))
      if let fill = environment.redacted(paint) { return drawing.fill(with: fill) }
      effects.pose.draw(in: drawing) { drawing in
        resizing.draw(size, in: drawing) {
          loader.draw(in: $0, with: paint, environment, isTemplate: isTemplate, hasHardPixels: hasHardPixels)
        }
      }
    }
    if !isSame { gtkWidget.go(by: change, at: context.place) }
  }

  /// Takes the paint of an update, to which the one that is shown moves if that is animated.
  private func take(_ paint: ShapePaint?, in widget: DrawingWidget, _ context: Context) {
    guard context.place.mayMove else { return context.coordinator.paint.take(paint) }
    context.coordinator.paint.move(to: paint, in: context.environment, at: context.place) { [weak widget] in
      if let widget { gtk_widget_queue_draw(widget.widgetObject) }
    }
  }

  static func dismantleGtkWidget(_ gtkWidget: DrawingWidget, coordinator: ImageLoader) { coordinator.effects.end() }

  /// What is drawn before another image is, which it becomes if the update is animated (MO54), and a symbol also if it is not.
  private func change(of widget: DrawingWidget, _ context: Context) -> ContentChange? {
    let (transition, transaction) = (context.environment.contentTransition, context.transaction)
    let movesItself = source.isSymbol && transition.replacement != nil && !transaction.disablesAnimations
    guard transition.kind != .identity, transaction.animation != nil || movesItself else { return nil }
    return widget.changing(by: transition)
  }
}

extension Image.Source {
  /// Whether it has no size of its own and moves by the effects of symbols.
  var isSymbol: Bool { if case .icon = self { true } else { false } }

  /// From the top to the line: a symbol stands in the middle of the capitals beside it (IM5); nil for another image, which
  /// stands on the line.
  func baseline(of size: CGSize, in environment: EnvironmentValues) -> CGFloat? {
    guard case .icon = self else { return nil }
    let capitals = size.height / environment.imageScale.factor * ImageLoader.capitals
    return ((size.height + capitals) / 2).rounded()
  }

  /// What is shown of the source in some surroundings: of an asset one of its files, and of a symbol the variant.
  func shown(in environment: EnvironmentValues) -> Image.Source {
    switch self {
    case .asset(let asset):
      let scale = Int(environment.displayScale.rounded(.up))
      return asset.source(isDark: asset.hasDark && environment.colorScheme == .dark, scale: scale)
    case .icon(let name): return .icon(environment.symbolVariants.applied(to: name))
    case .file, .bitmap, .missing, .drawing: return self
    }
  }
}

/// The icon theme of a display.
@MainActor
enum IconTheme {
  static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer {
    gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
  }
}

/// Something that can be drawn in any size: GDK's GdkPaintable.
@MainActor
struct Paintable {
  let object: ObjectReference

  /// Draws it over the whole widget; a symbolic icon and a template with a paint (PT1, PT6, IM4).
  func draw(in drawing: Drawing, with paint: ShapePaint, isTemplate: Bool, hasHardPixels: Bool = false) {
    let pointer: OpaquePointer = object.object.cast()
    let isSymbol = pointer.isA(gtk_symbolic_paintable_get_type())
    if !isSymbol, !isTemplate { return drawItself(in: drawing, hasHardPixels) }
    if isSymbol, let color = paint.plainColor { return drawSymbol(in: drawing, color) }
    guard
      let form = RenderNode({ snapshot in
        let place = Drawing(snapshot: snapshot, widget: drawing.widget, bounds: drawing.bounds)
        if isSymbol { drawSymbol(in: place, .black) } else { drawItself(in: place, hasHardPixels) }
      })
    else { return }
    drawing.paint(in: drawing.bounds, with: paint) { $0.paint(upon: form) }
  }

  private func drawItself(in drawing: Drawing, _ hasHardPixels: Bool) {
    let pointer: OpaquePointer = object.object.cast()
    if hasHardPixels, pointer.isA(gdk_texture_get_type()) {
      var bounds = graphene_rect_t(drawing.bounds)
      return graft_draw_hard_pixels(drawing.snapshot, pointer, &bounds)
    }
    moved(in: drawing) { gdk_paintable_snapshot(pointer, $0, $1, $2) }
  }

  private func drawSymbol(in drawing: Drawing, _ color: Color) {
    let pointer: OpaquePointer = object.object.cast()
    // For what succeeded, warns and failed there are colours of their own, which the same one stands for.
    let colors = [GdkRGBA](repeating: color.resolved(for: drawing.widget), count: 4)
    moved(in: drawing) { gtk_symbolic_paintable_snapshot_symbolic(pointer, $0, $1, $2, colors, 4) }
  }

  private func moved(in drawing: Drawing, _ draw: (OpaquePointer, Double, Double) -> Void) {
    var corner = graphene_point_t(drawing.bounds.origin)
    gtk_snapshot_save(drawing.snapshot)
    gtk_snapshot_translate(drawing.snapshot, &corner)
    draw(drawing.snapshot, Double(drawing.bounds.width), Double(drawing.bounds.height))
    gtk_snapshot_restore(drawing.snapshot)
  }
}
