import CGTK

extension GraphicsContext {
  /// How what is drawn is mixed with what is below it. As SwiftUI documents it.
  public struct BlendMode: Hashable, Sendable {
    private let mode: Graft.BlendMode?
    /// The number of Cairo's operator, where views have no mode for it.
    private let operatorNumber: UInt32

    private init(_ mode: Graft.BlendMode) { (self.mode, operatorNumber) = (mode, 0) }

    private init(_ cairo: cairo_operator_t) { (mode, operatorNumber) = (nil, UInt32(cairo.rawValue)) }

    var cairo: cairo_operator_t { mode?.cairo ?? cairo_operator_t(rawValue: operatorNumber) }

    public static let normal = BlendMode(.normal)
    public static let multiply = BlendMode(.multiply)
    public static let screen = BlendMode(.screen)
    public static let overlay = BlendMode(.overlay)
    public static let darken = BlendMode(.darken)
    public static let lighten = BlendMode(.lighten)
    public static let colorDodge = BlendMode(.colorDodge)
    public static let colorBurn = BlendMode(.colorBurn)
    public static let softLight = BlendMode(.softLight)
    public static let hardLight = BlendMode(.hardLight)
    public static let difference = BlendMode(.difference)
    public static let exclusion = BlendMode(.exclusion)
    public static let hue = BlendMode(.hue)
    public static let saturation = BlendMode(.saturation)
    public static let color = BlendMode(.color)
    public static let luminosity = BlendMode(.luminosity)
    public static let clear = BlendMode(CAIRO_OPERATOR_CLEAR)
    public static let copy = BlendMode(CAIRO_OPERATOR_SOURCE)
    public static let sourceIn = BlendMode(CAIRO_OPERATOR_IN)
    public static let sourceOut = BlendMode(CAIRO_OPERATOR_OUT)
    public static let sourceAtop = BlendMode(.sourceAtop)
    public static let destinationOver = BlendMode(.destinationOver)
    public static let destinationIn = BlendMode(CAIRO_OPERATOR_DEST_IN)
    public static let destinationOut = BlendMode(.destinationOut)
    public static let destinationAtop = BlendMode(CAIRO_OPERATOR_DEST_ATOP)
    public static let xor = BlendMode(CAIRO_OPERATOR_XOR)
    public static let plusDarker = BlendMode(.plusDarker)
    public static let plusLighter = BlendMode(.plusLighter)
  }
}
