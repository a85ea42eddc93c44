import CGTK
import Foundation
import ViewGraph

/// What GTK says of a widget's size, asked once in a layout pass however many proposals are made.
@MainActor
struct WidgetSizes {
  let sizing: GtkWidgetSizing
  private var pass: Int32 = -1
  private var width = Length()
  private var height = Length()
  /// The width for which the height was asked last.
  private var heightWidth: Int32 = -2
  /// Where text stands at the natural height for that width; -1 in a widget without text.
  private var baseline: Int32 = -1
  private var widthRule = GtkWidgetSizing.Length.intrinsic
  private var heightRule = GtkWidgetSizing.Length.intrinsic
  /// Whether the height is the same for any width.
  private var isConstant = false

  private struct Length {
    var minimum: Int32 = 0
    var natural: Int32 = 0

    mutating func prefer(_ length: CGFloat) {
      if length > 0 { natural = max(minimum, length.rounded().pixels) }
    }

    func fitting(_ proposed: CGFloat?, by rule: GtkWidgetSizing.Length) -> CGFloat {
      guard let proposed else { return CGFloat(natural) }
      switch rule {
      case .intrinsic: return min(max(proposed, CGFloat(minimum)), CGFloat(natural))
      case .fill: return max(proposed, CGFloat(minimum))
      case .proposal: return max(proposed, 0)
      }
    }
  }

  init(sizing: GtkWidgetSizing = .intrinsic) { self.sizing = sizing }

  /// The size for a proposal: width comes first, height for that width after it.
  mutating func size(
    of widget: UnsafeMutablePointer<GtkWidget>, for proposal: ProposedViewSize, preferring preferred: CGSize, pass: Int
  ) -> CGSize {
    begin(pass, widget, preferred)
    let fittingWidth = width.fitting(proposal.width, by: widthRule)
    measureHeight(of: widget, for: fittingWidth, preferred)
    return CGSize(width: fittingWidth, height: height.fitting(proposal.height, by: heightRule))
  }

  /// The width of that size.
  mutating func width(
    of widget: UnsafeMutablePointer<GtkWidget>, for proposal: ProposedViewSize, preferring preferred: CGSize, pass: Int
  ) -> CGFloat {
    begin(pass, widget, preferred)
    return width.fitting(proposal.width, by: widthRule)
  }

  /// Gives the widget its place, a frame on whole pixels. Never less than its minimum, which GTK would warn of: it
  /// overflows instead (RP27).
  mutating func allocate(
    _ frame: CGRect, to widget: UnsafeMutablePointer<GtkWidget>, preferring preferred: CGSize, pass: Int
  ) {
    begin(pass, widget, preferred)
    let allocated = max(frame.width.pixels, width.minimum)
    measureHeight(of: widget, for: CGFloat(allocated), preferred)
    var origin = graphene_point_t(x: Float(frame.minX.pixels), y: Float(frame.minY.pixels))
    let transform = gsk_transform_translate(nil, &origin)
    gtk_widget_allocate(widget, allocated, max(frame.height.pixels, height.minimum), -1, transform)
  }

  /// Where text stands in the widget of a width at its natural height; nil if GTK says that it has none.
  mutating func baseline(
    _ baseline: TextBaseline, of widget: UnsafeMutablePointer<GtkWidget>, width: CGFloat, preferring preferred: CGSize,
    pass: Int
  ) -> CGFloat? {
    begin(pass, widget, preferred)
    measureHeight(of: widget, for: width, preferred)
    guard self.baseline >= 0 else { return nil }
    return CGFloat(self.baseline) + (baseline == .last ? LabelLines.distanceToLast(in: widget, width: width) : 0)
  }

  private mutating func begin(_ newPass: Int, _ widget: UnsafeMutablePointer<GtkWidget>, _ preferred: CGSize) {
    guard pass != Int32(truncatingIfNeeded: newPass) else { return }
    pass = Int32(truncatingIfNeeded: newPass)
    heightWidth = -2
    isConstant = gtk_widget_get_request_mode(widget) == GTK_SIZE_REQUEST_CONSTANT_SIZE
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &width.minimum, &width.natural, nil, nil)
    width.prefer(preferred.width)
    widthRule = rule(sizing.horizontal, of: widget, GTK_ORIENTATION_HORIZONTAL)
    heightRule = rule(sizing.vertical, of: widget, GTK_ORIENTATION_VERTICAL)
  }

  /// GTK says of a widget that expands that it takes any larger length (RP25).
  private func rule(
    _ length: GtkWidgetSizing.Length, of widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation
  ) -> GtkWidgetSizing.Length {
    length == .intrinsic && gtk_widget_compute_expand(widget, orientation) != 0 ? .fill : length
  }

  private mutating func measureHeight(
    of widget: UnsafeMutablePointer<GtkWidget>, for proposed: CGFloat, _ preferred: CGSize
  ) {
    // A width below the minimum cannot be measured for.
    let length = isConstant || !proposed.isFinite ? -1 : max(proposed.rounded(.down).pixels, width.minimum)
    guard heightWidth != length else { return }
    heightWidth = length
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, length, &height.minimum, &height.natural, nil, &baseline)
    height.prefer(preferred.height)
  }
}
