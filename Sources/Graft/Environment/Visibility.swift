/// Whether something is shown. As SwiftUI documents it.
@frozen
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the place at which it is wants it.
  case automatic
  case visible
  case hidden
}
