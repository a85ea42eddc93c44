import ViewGraph

/// Which room a scene leaves at its edges. As SwiftUI documents it; here there is one.
public struct ScenePadding: Equatable, Sendable {
  /// That of a window's content: 18 points, as this desktop has it.
  public static let minimum = ScenePadding()

  fileprivate let length = 18.0
}

extension View {
  /// Leaves the room at some edges that the content of a window leaves. As SwiftUI documents it.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }

  /// Leaves some room of a scene at some edges. As SwiftUI documents it.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, padding.length)
  }
}
