/// Makes tracks out of a closure's lines: keyframes of the value itself, or tracks of its properties. As SwiftUI
/// documents it.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Tracks that run at the same time.
  public struct Group: Keyframes, TrackList {
    fileprivate let tracks: (Value) -> [TrackPlayer<Value>]

    func list(from initial: Value) -> [TrackPlayer<Value>] { tracks(initial) }
  }

  /// One track, or a group of them.
  public static func buildExpression(_ expression: some Keyframes<Value>) -> Group {
    Group(tracks: expression.tracks)
  }

  /// No tracks.
  public static func buildBlock() -> Group { Group { _ in [] } }

  /// The first track.
  public static func buildPartialBlock(first: Group) -> Group { first }

  /// The tracks so far, and the next one.
  public static func buildPartialBlock(accumulated: Group, next: Group) -> Group {
    Group { accumulated.tracks($0) + next.tracks($0) }
  }

  /// The tracks of a condition without an alternative.
  public static func buildOptional(_ component: Group?) -> Group { component ?? buildBlock() }

  /// The tracks of a condition that is met.
  public static func buildEither(first component: Group) -> Group { component }

  /// The tracks of a condition that is not met.
  public static func buildEither(second component: Group) -> Group { component }

  /// The tracks of each round of a loop.
  public static func buildArray(_ components: [Group]) -> Group {
    Group { initial in components.flatMap { $0.tracks(initial) } }
  }

  /// All tracks.
  public static func buildFinalResult(_ component: Group) -> Group { component }
}

/// Keyframes of the value itself.
extension KeyframesBuilder where Value: Animatable {
  /// Keyframes of the value itself, one after another.
  public typealias Content = KeyframeTrackContentBuilder<Value>

  /// One line.
  public static func buildExpression(_ expression: some KeyframeTrackContent<Value>) -> Content.Group {
    Content.buildExpression(expression)
  }

  /// The first line.
  public static func buildPartialBlock(first: Content.Group) -> Content.Group { first }

  /// The lines so far, and the next one.
  public static func buildPartialBlock(accumulated: Content.Group, next: Content.Group) -> Content.Group {
    Content.buildPartialBlock(accumulated: accumulated, next: next)
  }

  /// The lines of a condition without an alternative.
  public static func buildOptional(_ component: Content.Group?) -> Content.Group { Content.buildOptional(component) }

  /// The lines of a condition that is met.
  public static func buildEither(first component: Content.Group) -> Content.Group { component }

  /// The lines of a condition that is not met.
  public static func buildEither(second component: Content.Group) -> Content.Group { component }

  /// The lines of each round of a loop.
  public static func buildArray(_ components: [Content.Group]) -> Content.Group { Content.buildArray(components) }

  /// All keyframes, which are one track.
  public static func buildFinalResult(_ component: Content.Group) -> KeyframeTrack<Value, Value, Content.Group> {
    KeyframeTrack { component }
  }
}
