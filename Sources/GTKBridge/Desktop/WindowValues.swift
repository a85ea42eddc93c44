import Foundation
import ViewGraph

/// What a window gives the views in it.
struct WindowValues: Equatable {
  var horizontalSizeClass: UserInterfaceSizeClass?
  var verticalSizeClass: UserInterfaceSizeClass?
  var phase = ScenePhase.background
  var displayScale: CGFloat = 1

  /// Below these lengths in pixels a window is compact: it is a phone's, or one that the user has made small.
  private static let regularWidth = 600
  private static let regularHeight = 480

  /// What is not known yet.
  init() {}

  /// The classes of a size in pixels; a length that is not above zero is not known.
  init(width: Int, height: Int) {
    horizontalSizeClass = WindowValues.sizeClass(of: width, regular: WindowValues.regularWidth)
    verticalSizeClass = WindowValues.sizeClass(of: height, regular: WindowValues.regularHeight)
  }

  private static func sizeClass(of length: Int, regular: Int) -> UserInterfaceSizeClass? {
    guard length > 0 else { return nil }
    return length < regular ? .compact : .regular
  }

  /// Sets the values for the views in the window.
  func write(_ environment: inout EnvironmentValues) {
    environment.horizontalSizeClass = horizontalSizeClass
    environment.verticalSizeClass = verticalSizeClass
    environment.scenePhase = phase
    environment.displayScale = displayScale
  }
}
