import Animations

/// The place whose motion is asked for by code of the program.
enum MovingScope {
  fileprivate static let ofThread = ThreadLocal<EnvironmentScope>()
}

extension ViewNode {
  /// Runs what asks an animation of this view, which may ask for the values around the view.
  final func asking<Result>(_ body: () -> Result) -> Result { MovingScope.ofThread.with(scope, body) }
}

extension AnimationContext {
  /// The values around the view that moves; in phases of an animator, in effects of symbols and outside of a call of the
  /// animation those in which nothing is set. As SwiftUI documents it.
  public var environment: EnvironmentValues { MovingScope.ofThread.current?.values ?? EnvironmentValues() }
}
