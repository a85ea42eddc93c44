/// How far the loading of an image has come. As SwiftUI documents it. Claim IM13.
public enum AsyncImagePhase {
  /// Nothing is there yet.
  case empty
  /// The image is there.
  case success(Image)
  /// There is none, and why.
  case failure(any Error)

  /// The image, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why there is no image.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
