import Foundation
import ViewGraph

/// An icon of the user's icon theme, or an image from a file.
public struct Image: View {
  /// What is shown.
  enum Source: Hashable {
    case icon(String)
    case file(URL)
    /// A name for which there is no file.
    case missing(String)
  }

  let source: Source
  private var name: String?
  private var isResizable = false

  /// An icon of the user's icon theme by its name, such as `edit-copy`, as large as the font.
  ///
  /// Where the theme has a symbolic one of that name, it is shown, in the colour of the text.
  public init(systemName name: String) {
    source = .icon(name)
    self.name = name.replacing("-symbolic", with: "").replacing("-", with: " ")
  }

  /// An image among the resources of a bundle, by its name with or without its ending.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(resource: name, bundle: bundle, name: name)
  }

  /// An image among the resources of a bundle that says nothing to those who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(resource: name, bundle: bundle, name: nil)
  }

  /// An image from a file, in any format that GdkTexture or gdk-pixbuf reads. It is read again only for another URL.
  public init(contentsOf url: URL) {
    source = .file(url)
    name = nil
  }

  /// The same image, where something else says what it shows.
  var decorative: Image {
    var image = self
    image.name = nil
    return image
  }

  private init(resource: String, bundle: Bundle?, name: String?) {
    let endings = [nil, "png", "svg", "jpg", "jpeg"]
    let found = endings.lazy.compactMap { (bundle ?? .main).url(forResource: resource, withExtension: $0) }.first
    source = found.map { .file($0) } ?? .missing(resource)
    self.name = name
  }

  /// The image.
  public var body: some View { ImageContent(source: source, name: name, isResizable: isResizable) }

  /// Takes the size that it is offered instead of its own. As SwiftUI documents it.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}
