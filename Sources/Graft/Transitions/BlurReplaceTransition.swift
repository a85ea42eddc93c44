import Foundation
import ViewGraph

/// Comes out of a blur, and goes into one, for a view that takes the place of another. As SwiftUI documents it.
public struct BlurReplaceTransition: Transition {
  /// In which direction the sizes change.
  public struct Configuration: Equatable, Sendable {
    fileprivate let awaySize: Double

    /// What goes gets smaller, and what comes larger.
    public static let downUp = Configuration(awaySize: 0.5)
    /// Both get larger.
    public static let upUp = Configuration(awaySize: 1.5)
  }

  /// The direction.
  public var configuration: Configuration

  /// A transition by a blur.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// The view, blurred and of another size where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(scale(in: phase))
      .blur(radius: phase.isIdentity ? 0 : 10)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> Double {
    switch phase {
    case .willAppear: 0.5
    case .identity: 1
    case .didDisappear: configuration.awaySize
    }
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Comes out of a blur, and goes into one.
  public static var blurReplace: BlurReplaceTransition { .blurReplace() }

  /// Comes out of a blur, and goes into one, with sizes that change in a direction.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}
