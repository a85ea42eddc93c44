/// Tracks of keyframes that move a value together. As SwiftUI documents it.
public protocol Keyframes<Value> {
  /// The type of what moves.
  associatedtype Value = Body.Value
  /// The type of the tracks that this is made of.
  associatedtype Body: Keyframes where Body.Value == Value

  /// The tracks that this is made of.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// Keyframes of this module, which know their tracks themselves.
protocol TrackList<Value>: Keyframes where Body == Self {
  func list(from initial: Value) -> [TrackPlayer<Value>]
}

extension TrackList {
  public var body: Self { return self }
}

extension Keyframes {
  /// All tracks in their order, as they move a value from where it is at first.
  func tracks(from initial: Value) -> [TrackPlayer<Value>] {
    (self as? any TrackList<Value>)?.list(from: initial) ?? body.tracks(from: initial)
  }
}

/// A track that moves a part of a value.
struct TrackPlayer<Root> {
  /// In seconds.
  let duration: Double
  /// Puts the part where it is after a time in seconds.
  let update: (inout Root, Double) -> Void
}

/// The keyframes of one property of a value. As SwiftUI documents it.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes, TrackList
where Content.Value == Property {
  /// The type of what has the property.
  public typealias Value = Root

  private let keyPath: WritableKeyPath<Root, Property>
  private let content: Content

  /// The keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {
    (self.keyPath, self.content) = (keyPath, content())
  }

  /// The keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
    self.init(\.self, content: content)
  }

  func list(from initial: Root) -> [TrackPlayer<Root>] {
    let segments = KeyframeSegments(content.keyframes, from: initial[keyPath: keyPath])
    let keyPath = keyPath
    return [
      TrackPlayer(duration: segments.duration) { root, time in
        if let value = segments.value(at: time) { root[keyPath: keyPath] = value }
      }
    ]
  }
}
