import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What is shown of an image's source: its file's pixels, or its icon in the size it was last drawn in.
@MainActor
final class ImageLoader {
  private var source: Image.Source?
  private var bitmap: Bitmap?
  private var texture: ObjectReference?
  private var symbol: SymbolPicture?
  /// The icon theme in which the symbol was looked up.
  private var theme = 0
  /// How high capitals are beside a symbol of the same font, in shares of the symbol's height.
  nonisolated static let capitals = 0.6
  private var icon: (size: Int32, scale: Int32, paintable: Paintable)?

  /// Whether a source is the one that was taken last.
  func shows(_ source: Image.Source) -> Bool { source == self.source }

  /// Takes a source, and returns what is wrong with it, if anything.
  func load(_ source: Image.Source) -> String? {
    guard source != self.source else { return nil }
    self.source = source
    lookUp()
    (bitmap, texture) = (nil, nil)
    switch source {
    case .icon(let name): return problem(of: name)
    case .missing(let name, let folder): return "the bundle \(folder) has no image '\(name)'"
    case .file(let url, _): return read(url)
    case .bitmap(let bitmap, _): keep(bitmap)
    case .asset(let asset): return load(asset.source(isDark: false, scale: 1))
    case .drawing: break
    }
    return nil
  }

  /// What is wrong with the name of an icon, which was looked up.
  private func problem(of name: String) -> String? {
    guard case .neutral = symbol else { return nil }
    return "the icon theme has no icon '\(name)', and no symbol of that name is known; a neutral sign is shown"
  }

  /// The size of the image in pixels; an icon grows with the font around it.
  func size(in environment: EnvironmentValues) -> CGSize {
    if case .drawing(let drawn) = source { return drawn.size.isUsable ? drawn.size : .zero }
    if case .missing = source { return .zero }
    if let bitmapSize { return bitmapSize }
    let font = environment.font
    let types = font?.isFixed == true ? 1 : environment.dynamicTypeSize.factor
    let length = 16 * environment.imageScale.factor * types * (font.map { $0.points.map { $0 / 10 } ?? $0.scale } ?? 1)
    return CGSize(width: length.rounded(), height: length.rounded())
  }

  /// The size of the pixels in points.
  private var bitmapSize: CGSize? {
    bitmap.map {
      CGSize(width: $0.pictureSize.width / pixelsOfPoint, height: $0.pictureSize.height / pixelsOfPoint)
    }
  }

  private var pixelsOfPoint: CGFloat {
    switch source {
    case .file(_, let scale): CGFloat(scale)
    case .bitmap(_, let scale) where scale.isFinite && scale > 0: scale
    default: 1
    }
  }

  /// Draws it over the whole of a drawing; a symbol with a paint. Where pixels are made more, hard ones keep their edges.
  func draw(
    in drawing: Drawing, with paint: ShapePaint, _ environment: EnvironmentValues, isTemplate: Bool = false,
    hasHardPixels: Bool = false
  ) {
    if case .drawing(let drawn) = source { return drawn.draw(in: drawing, environment) }
    if theme != IconTheme.version { lookUp() }
    if let (outline, isMirrored) = symbol?.outline(readFromRight: drawing.readsFromRight) {
      outline.draw(in: drawing, with: paint, isMirrored: isMirrored)
    } else {
      paintable(for: drawing)?.draw(in: drawing, with: paint, isTemplate: isTemplate, hasHardPixels: hasHardPixels)
    }
  }

  /// Looks for the symbol in the icon theme as it is now.
  private func lookUp() {
    theme = IconTheme.version
    icon = nil
    if case .icon(let name) = source { symbol = SymbolPicture(name) } else { symbol = nil }
  }

  /// What is to be drawn, in the size of the widget.
  private func paintable(for drawing: Drawing) -> Paintable? {
    if let texture { return Paintable(object: texture) }
    let size = Int32(max(1, min(drawing.bounds.width, drawing.bounds.height)))
    let scale = drawing.wholeScale
    if let icon, icon.size == size, icon.scale == scale { return icon.paintable }
    guard case .icon(let name, let isFixed) = symbol else { return nil }
    let direction = !isFixed && drawing.readsFromRight ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
    guard
      let widget = drawing.widget,
      let found = gtk_icon_theme_lookup_icon(
        IconTheme.of(widget), name, nil, size, scale, direction, GtkIconLookupFlags(rawValue: 0))
    else { return nil }
    let paintable = Paintable(object: ObjectReference(taking: found.objectAddress))
    icon = (size, scale, paintable)
    return paintable
  }

  private func read(_ url: URL) -> String? {
    // The network is not waited for here.
    guard url.isFileURL else { return "the image \(url) cannot be read: it is no file" }
    do { keep(try BitmapDecoder.bitmap(of: Data(contentsOf: url))) } catch {
      return "the image \(url.path) cannot be read: \(error.localizedDescription)"
    }
    return nil
  }

  private func keep(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    texture = bitmap.makeTexture()
  }
}

extension CGSize {
  /// Whether these are lengths.
  fileprivate var isUsable: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}
