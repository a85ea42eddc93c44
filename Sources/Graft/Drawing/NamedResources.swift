import Foundation

/// The name of a colour set among the resources of a bundle. A program declares those that it has:
/// `extension ColorResource { static let brand = ColorResource(name: "brand", bundle: .module) }` lets `Color(.brand)` compile.
/// Claim IM19.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// A colour set of a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// The name of an image among the resources of a bundle. A program declares those that it has, as with `ColorResource`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// An image of a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension Color {
  /// A colour set that the program has a name for. Claim IM19.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Image {
  /// An image that the program has a name for.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
