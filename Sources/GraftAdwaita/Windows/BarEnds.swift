#if Adwaita
  import Graft
  import ViewGraph

  /// Which ends of a header bar are ends of the window, where its buttons are. From 1.4 on libadwaita knows by itself.
  struct BarEnds: Equatable {
    var hasStart = true
    var hasEnd = true

    /// Those that are ends of the window for what is at one edge of something with these.
    func beside(_ edge: HorizontalEdge) -> BarEnds {
      BarEnds(hasStart: hasStart && edge == .leading, hasEnd: hasEnd && edge == .trailing)
    }
  }

  private struct BarEndsKey: EnvironmentKey {
    static var defaultValue: BarEnds { BarEnds() }
  }

  extension EnvironmentValues {
    var barEnds: BarEnds {
      get { self[BarEndsKey.self] }
      set { self[BarEndsKey.self] = newValue }
    }
  }

  /// One side of a split view. Beside the other side it has the window's buttons at its own edge alone.
  struct SplitSide<Content: View>: View {
    /// Nil where it has the whole width.
    let edge: HorizontalEdge?
    let content: Content

    var body: some View {
      content.transformEnvironment(\.barEnds) { ends in if let edge { ends = ends.beside(edge) } }
    }
  }
#endif
