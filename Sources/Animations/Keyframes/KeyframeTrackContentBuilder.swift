/// Makes the keyframes of a track out of a closure's lines. As SwiftUI documents it.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Keyframes one after another.
  public struct Group: KeyframeTrackContent, KeyframeList {
    let list: [Keyframe<Value>]
  }

  /// One line.
  public static func buildExpression(_ expression: some KeyframeTrackContent<Value>) -> Group {
    Group(list: expression.keyframes)
  }

  /// No lines.
  public static func buildBlock() -> Group { Group(list: []) }

  /// The first line.
  public static func buildPartialBlock(first: Group) -> Group { first }

  /// The lines so far, and the next one.
  public static func buildPartialBlock(accumulated: Group, next: Group) -> Group {
    Group(list: accumulated.list + next.list)
  }

  /// The lines of a condition without an alternative.
  public static func buildOptional(_ component: Group?) -> Group { component ?? buildBlock() }

  /// The lines of a condition that is met.
  public static func buildEither(first component: Group) -> Group { component }

  /// The lines of a condition that is not met.
  public static func buildEither(second component: Group) -> Group { component }

  /// The lines of each round of a loop.
  public static func buildArray(_ components: [Group]) -> Group { Group(list: components.flatMap(\.list)) }
}
