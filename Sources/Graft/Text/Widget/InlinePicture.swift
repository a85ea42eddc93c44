import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// An image in a text, as it is shown at a place.
struct InlinePicture {
  let image: InlineImage
  let source: Image.Source
  let size: CGSize
  /// How much of it is above the line.
  let ascent: CGFloat
  /// What a symbol is painted with; nil for what the text is.
  let paint: ShapePaint?
  let environment: EnvironmentValues

  @MainActor
  init(_ image: InlineImage, _ style: TextStyle, paint: ShapePaint?, in environment: EnvironmentValues) {
    var surroundings = environment
    surroundings.font = style.font
    (self.image, self.paint, self.environment) = (image, paint, surroundings)
    source = image.source.shown(in: surroundings)
    let own = PaintedImages.loader(of: source).size(in: surroundings)
    let scale = style.scale == .secondary ? TextStyle.secondaryScale : 1
    size = CGSize(width: own.width * scale, height: own.height * scale)
    ascent = source.baseline(of: size, in: surroundings) ?? size.height
  }

  /// Its place among the letters, as Pango is told of it.
  func attribute(_ number: Int) -> UnsafeMutablePointer<PangoAttribute>? {
    graft_place_attribute(Int32(number), size.width.inPango, ascent.inPango, size.height.inPango)
  }
}

extension InlinePicture: Equatable {
  /// Whether both look alike.
  static func == (left: InlinePicture, right: InlinePicture) -> Bool {
    left.image == right.image && left.source == right.source && left.size == right.size && left.ascent == right.ascent
      && left.paint == right.paint
  }
}

@MainActor
extension InlinePicture {
  private var isTemplate: Bool { image.mode == .template }

  /// Whether it has the colour of the text.
  private var isPainted: Bool {
    if case .icon = source { true } else { isTemplate }
  }

  /// Draws it into a frame.
  func draw(_ snapshot: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>?, _ frame: CGRect) {
    let drawing = Drawing(snapshot: snapshot, widget: widget, bounds: frame)
    PaintedImages.loader(of: source).draw(
      in: drawing, with: paint ?? ShapePaint(.color(.primary)), environment, isTemplate: isTemplate)
  }

  /// Draws it with Cairo; with Cairo's source where it has the colour of the text.
  func draw(on cairo: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>?, _ frame: CGRect) {
    guard let form = RenderNode({ draw($0, in: widget, frame) }) else { return }
    if isPainted, paint == nil {
      CairoContext(cairo: cairo).paint(upon: form)
    } else {
      gsk_render_node_draw(form.node, cairo)
    }
  }
}

/// Where the pictures of a layout of Pango's are.
enum PicturePlaces {
  /// Each picture's number and frame, from the layout's corner; none of what an ellipsis stands for.
  static func of(_ layout: OpaquePointer) -> [(number: Int, frame: CGRect)] {
    var found: [(Int, CGRect)] = []
    TextRunIterator.forEach(of: layout) { run, runs in
      let number = Int(graft_place_number(run))
      if number >= 0 { found.append((number, frame(runs))) }
    }
    return found
  }

  /// Draws the ellipsis where a picture is the first that is left out: Pango keeps the picture's room, and leaves it empty.
  static func drawEllipsis(of layout: OpaquePointer, _ left: Double, _ top: Double, with pen: TextPen) {
    TextRunIterator.forEach(of: layout) { run, runs in
      guard let looks = graft_ellipsis_attributes(run) else { return }
      defer { pango_attr_list_unref(looks) }
      guard let dots = pango_layout_new(pango_layout_get_context(layout)) else { return }
      defer { g_object_unref(dots.objectAddress) }
      pango_layout_set_attributes(dots, looks)
      pango_layout_set_text(dots, "…", -1)
      let down = pango_layout_iter_get_baseline(runs) - pango_layout_get_baseline(dots)
      pen(dots, left + frame(runs).minX, top + Double(down) / Double(PANGO_SCALE))
    }
  }

  private static func frame(_ runs: OpaquePointer) -> CGRect { CGRect(TextRunIterator.place(runs)) }
}

extension CGRect {
  /// A rectangle of Pango's, in pixels; its width there is less than none where reading goes to the left.
  init(_ rectangle: PangoRectangle) {
    let unit = CGFloat(PANGO_SCALE)
    let (x, width) = (CGFloat(rectangle.x) / unit, CGFloat(rectangle.width) / unit)
    self.init(
      x: min(x, x + width), y: CGFloat(rectangle.y) / unit, width: abs(width), height: CGFloat(rectangle.height) / unit)
  }
}
