/// What `#Preview` is told of an example beside its views. As SwiftUI documents it, as far as a desktop has its like.
public struct PreviewTrait<T>: Sendable {
  /// The room for the example, if the trait says anything of it.
  package var layout: PreviewLayout?
  /// What stands around the example, if the trait says anything of it.
  package var surroundings: (@MainActor @Sendable (AnyView) -> AnyView)?
}

/// Where the names of `#Preview`'s own types are.
public enum Preview {
  /// What the traits of views are traits of.
  public enum ViewTraits {}
}

/// What `#Preview` passes on.
public typealias _PreviewTraits = [PreviewTrait<Preview.ViewTraits>]

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as a window makes the example.
  public static var defaultLayout: Self { Self(layout: .device) }

  /// As large as the example is by itself.
  public static var sizeThatFitsLayout: Self { Self(layout: .sizeThatFits) }

  /// In a room of a size in pixels.
  public static func fixedLayout(width: Double, height: Double) -> Self {
    Self(layout: .fixed(width: width, height: height))
  }

  /// With what a modifier puts around the example.
  public static func modifier(_ modifier: some PreviewModifier & Sendable) -> Self {
    Self(surroundings: { AnyView(PreviewSurroundings(modifier: modifier, content: $0)) })
  }

  /// Changes nothing: there are no devices to be turned on a desktop.
  public static var portrait: Self { Self(layout: nil) }

  /// Changes nothing: there are no devices to be turned on a desktop.
  public static var portraitUpsideDown: Self { Self(layout: nil) }

  /// Changes nothing: there are no devices to be turned on a desktop.
  public static var landscapeLeft: Self { Self(layout: nil) }

  /// Changes nothing: there are no devices to be turned on a desktop.
  public static var landscapeRight: Self { Self(layout: nil) }
}
