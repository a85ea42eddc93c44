/// An animation of this module, of which more is known than what it shows at a time.
protocol TimedAnimation: CustomAnimation {
  /// The time in seconds until it is over, an endless repetition counted once; nil where only running it can tell.
  var roundLength: Double? { get }

  /// The same for whoever waits for it.
  var logicalLength: Double? { get }

  /// Whether it moves by shares of its way alone, unless it takes the place of another one.
  var isShare: Bool { get }

  /// Whether it repeats without an end.
  var isEndless: Bool { get }

  /// How it is written in source.
  var source: String { get }
}

extension TimedAnimation {
  var isShare: Bool { true }
  var isEndless: Bool { false }
}

extension Animation {
  private var timed: (any TimedAnimation)? { base as? any TimedAnimation }

  var roundLength: Double? { timed?.roundLength }
  var logicalLength: Double? { timed?.logicalLength }
  var isShare: Bool { timed?.isShare ?? false }
  var isEndless: Bool { timed?.isEndless ?? false }
  var source: String { timed?.source ?? "(\(base))" }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// The animation as it is written in source, for people. As SwiftUI documents it.
  public var description: String { "Animation\(source)" }

  /// The same.
  public var debugDescription: String { description }
}
