import ViewGraph

extension Image {
  /// How large a symbol is beside the text around it.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    }
  }

  /// In whose colours an image is drawn.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground style, where the image is opaque.
    case template
    /// In its own.
    case original
  }

  /// Says in whose colours the image is drawn: unless said, a symbol in the foreground style, and another image in its own. Of
  /// several the nearest counts. Claim IM4.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = mode ?? renderingMode
    return image
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// How large symbols are here, beside the text around them. Claim IM5.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the symbols in this view are, beside the text around them. Claim IM5.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
