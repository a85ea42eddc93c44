import Foundation
import GTKBridge
import ViewGraph

/// An image as a leaf, which its island draws.
package struct ImageContent: View {
  package typealias Body = Never

  let source: Image.Source
  /// What assistive technologies call it; nil for a decoration.
  let name: Text?
  /// How it fills what it is offered; nil where it has its own size.
  let resizing: ImageResizing?
  let hasHardPixels: Bool
  let mode: Image.TemplateRenderingMode?

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    RepresentableNode<ImageBehavior>(view, at: site)
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
