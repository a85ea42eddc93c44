import Graft
import Lesson

extension Exhibit {
  /// M9: two views that are drawn as one.
  static var matches: Exhibit {
    comparison(
      "M9", "Two views, matched",
      explanation: """
        The branches are two views again. Matched, the one that comes starts with the frame of the one that goes, and \
        both are drawn along one way; what they keep is still their own.
        """, captions: [Caption("travels", ".matchedGeometryEffect"), Caption("fades", "if isOn … else …")],
      expected: "1 body, 62 frames | 1 body, 62 frames"
    ) {
      MatchedTiles(isOn: $0)
    } right: {
      UnmatchedTiles(isOn: $0)
    }
  }
}

// snippet: two views that are matched
struct MatchedTiles: View {
  let isOn: Bool
  @Namespace private var tiles

  var body: some View {
    if isOn {
      Tile().matchedGeometryEffect(id: "tile", in: tiles).frame(width: 150, height: 110)
    } else {
      Tile().matchedGeometryEffect(id: "tile", in: tiles).frame(width: 40, height: 40)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}
// snippet end

struct UnmatchedTiles: View {
  let isOn: Bool

  var body: some View {
    if isOn {
      Tile().frame(width: 150, height: 110)
    } else {
      Tile().frame(width: 40, height: 40).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}

struct Tile: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(.linearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
  }
}
