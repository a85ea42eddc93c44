import Foundation
import SymbolNames
import ViewGraph

/// An icon of the user's icon theme, or an image from a file.
public struct Image: View {
  /// What is shown.
  enum Source: Hashable {
    case icon(String)
    /// A file, and how many of its pixels are a point.
    case file(URL, scale: Int)
    /// Pixels, of which so many are a point.
    case bitmap(Bitmap, scale: CGFloat)
    /// An image of the program.
    case asset(ImageAsset)
    /// A name for which there is no image, and where it was looked for.
    case missing(String, folder: String)
    /// What the program draws.
    case drawing(ImageDrawing)
  }

  let source: Source
  /// What assistive technologies call it; nil for a decoration.
  private var name: Text?
  private var resizing: ImageResizing?
  private var hasHardPixels = false
  /// In whose colours it is drawn, if that was said.
  var mode: TemplateRenderingMode?

  /// A symbol by its name; what some symbols show of a value from 0 to 1 is not shown (IM8).
  public init(systemName name: String, variableValue: Double?) { self.init(systemName: name) }

  /// A symbol by its name among SF Symbols, such as `trash`, or an icon of the user's icon theme by its own, such as
  /// `edit-copy`; as large as the font.
  ///
  /// The theme's icon is shown where it has one that fits, in the colour of the text if it is symbolic, and else a drawing of
  /// ours. Of a name that nobody knows a neutral sign is shown, and this is reported. Claims IM6 and IM9.
  public init(systemName name: String) {
    source = .icon(name)
    let spoken = SymbolName(name).spokenName.replacing("-symbolic", with: "").replacing("-", with: " ")
    self.name = Text(verbatim: spoken)
  }

  /// An image among the resources of a bundle, by its name with or without its ending: an image set of a catalogue, or a file in
  /// any of the bundle's folders. `name@2x.png` is for screens of twice as many pixels, and what a set has for dark themes is
  /// shown in those. Without one the image is empty, which is reported. Claims IM10 and IM11.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(resource: name, bundle: bundle, name: Text(verbatim: name))
  }

  /// The same under a name of one's own for those who cannot see it. Claim IM9.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(resource: name, bundle: bundle, name: label)
  }

  /// An image among the resources of a bundle that says nothing to those who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(resource: name, bundle: bundle, name: nil)
  }

  /// An image from a file, in any format that gdk-pixbuf reads; of one that is longer than 4096 pixels fewer are kept, and one
  /// of more than 100 million is not read. It is read on the main thread, and again only for another URL. Claim IM17.
  public init(contentsOf url: URL) {
    source = .file(url, scale: 1)
    name = nil
  }

  /// An image that a function draws, in a space of `size` points from its upper left corner. The function is called on the main
  /// thread when the image is drawn and has changed. Without a label the image says nothing to those who cannot see it. The
  /// other parameters change nothing. As SwiftUI documents it.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    source = .drawing(ImageDrawing(size: size, renderer: renderer))
    name = label
  }

  /// Pixels, of which `scale` along each axis are a point; without a label they say nothing to those who cannot see them.
  package init(_ bitmap: Bitmap, scale: CGFloat, label: Text? = nil) {
    source = .bitmap(bitmap, scale: scale)
    name = label
  }

  /// A symbol by its name; nil for one that nobody knows.
  @MainActor
  package init?(knownSymbol name: String) {
    guard SymbolPicture.isKnown(name) else { return nil }
    self.init(systemName: name)
  }

  /// The image as a part of a text.
  var content: TextContent { .image(InlineImage(source: source, mode: mode), name: name?.whole) }

  /// The same image, where something else says what it shows.
  var decorative: Image {
    var image = self
    image.name = nil
    return image
  }

  /// The same image under a name for assistive technologies.
  package func named(_ name: String) -> Image {
    var image = self
    image.name = Text(verbatim: name)
    return image
  }

  private init(resource: String, bundle: Bundle?, name: Text?) {
    let bundle = bundle ?? .main
    let found = ImageAssets.image(resource, in: bundle)
    source = found.map { .asset($0) } ?? .missing(resource, folder: bundle.bundlePath)
    self.name = name
  }

  /// The image.
  public var body: some View {
    ImageContent(source: source, name: name, resizing: resizing, hasHardPixels: hasHardPixels, mode: mode)
  }

  /// Takes the size that it is offered instead of its own, and fills it as the mode says. What is within `capInsets` from the
  /// image's edges keeps its size across them; insets and mode are of images that have pixels or are drawn. Claims IM2 and IM3.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.resizing = ImageResizing(capInsets: capInsets, mode: resizingMode)
    return image
  }

  /// Says how pixels are made more or fewer: with hard edges, or smoothly as unless said. Claim IM12.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.hasHardPixels = interpolation == .none
    return image
  }

  /// Accepted, and changes nothing: edges are smooth where they lie between pixels. Claim IM12.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
