import Observation

/// A part of a random tree that changes by itself.
@Observable @MainActor
final class TreeModel {
  var tree = RandomTree.empty
}
