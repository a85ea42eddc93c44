import Foundation
import Graft

/// A picture under the names that source for UIKit and AppKit uses. It never changes, and any thread may use it. Claim IM22.
///
/// A file is read when the picture is made, in whatever format gdk-pixbuf knows. Of one that is longer than 4096 pixels fewer
/// are kept, and one of more than 100 million is none.
public final class UIImage: Sendable {
  /// What is shown.
  private enum Content { case nothing, pixels(CGImage), symbol(Image) }

  private let content: Content
  /// How many pixels a point has along each axis.
  public let scale: CGFloat

  /// A picture of nothing.
  public convenience init() { self.init(.nothing, scale: 1) }

  /// The picture of some pixels.
  public convenience init(cgImage: CGImage, scale: CGFloat = 1) {
    self.init(.pixels(cgImage), scale: scale > 0 ? scale : 1)
  }

  private init(_ content: Content, scale: CGFloat) { (self.content, self.scale) = (content, scale) }

  /// A symbol, which has no pixels of its own; nil for a name that nobody knows, and without a display.
  @MainActor
  public convenience init?(systemName name: String) {
    guard let symbol = Image(knownSymbol: name) else { return nil }
    self.init(.symbol(symbol), scale: 1)
  }

  /// The same, as AppKit has it; nil in place of the description for the symbol's own.
  @MainActor
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    guard let symbol = Image(knownSymbol: name) else { return nil }
    self.init(.symbol(description.map { symbol.named($0) } ?? symbol), scale: 1)
  }

  /// The picture in a file's data; nil for what is no picture.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let bitmap = try? Bitmap.decoded(data) else { return nil }
    self.init(cgImage: CGImage(bitmap), scale: scale)
  }

  /// The picture in a file; nil for what is no picture.
  public convenience init?(contentsOfFile path: String) { self.init(contentsOf: URL(fileURLWithPath: path)) }

  /// The picture in a file, as AppKit has it; nil for what is no picture.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// An image among the resources of a bundle, by default the program's own; nil where there is none.
  @MainActor
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    guard let found = Bitmap.named(name, in: bundle ?? .main) else { return nil }
    self.init(cgImage: CGImage(found.bitmap), scale: CGFloat(found.scale))
  }

  /// The pixels; nil for a picture of nothing and a symbol.
  public var cgImage: CGImage? { if case .pixels(let pixels) = content { pixels } else { nil } }

  /// What shows it.
  @MainActor
  fileprivate var image: Image {
    switch content {
    case .nothing: Image(size: .zero) { _ in }
    case .pixels(let pixels): Image(pixels.bitmap, scale: scale)
    case .symbol(let symbol): symbol
    }
  }

  /// The size in points; of a symbol that of one beside a text of the desktop's size.
  public var size: CGSize {
    switch content {
    case .nothing: return .zero
    case .symbol: return CGSize(width: 16, height: 16)
    case .pixels(let pixels):
      let size = pixels.bitmap.pictureSize
      return CGSize(width: size.width / scale, height: size.height / scale)
    }
  }

  /// The picture as the bytes of a PNG file; nil without pixels.
  public func pngData() -> Data? { cgImage?.bitmap.encoded() }

  /// The picture as the bytes of a JPEG file, of a quality from 0 to 1; nil without pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage?.bitmap.encoded(jpegQuality: compressionQuality)
  }
}

/// A picture under the name that source for AppKit uses.
public typealias NSImage = UIImage

/// Pixels, under the name that source for Core Graphics uses. They never change, and any thread may use them. Claim IM22.
public final class CGImage: Sendable {
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }

  /// The pixels in a rectangle, from the upper left corner; nil where there are none.
  public func cropping(to rect: CGRect) -> CGImage? { bitmap.cropped(to: rect).map(CGImage.init) }
}

extension Image {
  /// A picture. Claim IM22.
  public init(uiImage: UIImage) { self = uiImage.image }

  /// A picture, as AppKit has it. Claim IM22.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }

  /// Pixels, of which `scale` along each axis are a point, and what they show. Claim IM22.
  public init(_ cgImage: CGImage, scale: CGFloat, label: Text) { self.init(cgImage.bitmap, scale: scale, label: label) }

  /// Pixels that say nothing to those who cannot see them. Claim IM22.
  public init(decorative cgImage: CGImage, scale: CGFloat) { self.init(cgImage.bitmap, scale: scale) }
}

extension ImageRenderer {
  /// The picture of the view; nil as with `pngData`.
  public var uiImage: UIImage? { pngData.flatMap { UIImage(data: $0, scale: scale) } }

  /// The picture of the view; nil as with `pngData`.
  public var nsImage: NSImage? { uiImage }

  /// The pixels of the picture of the view; nil as with `pngData`.
  public var cgImage: CGImage? { uiImage?.cgImage }
}
