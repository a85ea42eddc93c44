import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Guides of views in a host.
@Suite(.runtime) @MainActor
struct GuideViewTests {
  private static let room = CGSize(width: 200, height: 100)

  @Test("where reading starts at the right, guides are counted from the right")
  func rightToLeft() {
    let host = RecordingHost(Indented(by: 20).environment(\.layoutDirection, .rightToLeft))
    host.layOut(in: Self.room)
    // 70 wide, from 65: the first begins at the right edge, the second 20 further.
    #expect(host.frame(of: "plain") == CGRect(x: 85, y: 40, width: 50, height: 10))
    #expect(host.frame(of: "indented") == CGRect(x: 65, y: 50, width: 50, height: 10))
    let leftToRight = RecordingHost(Indented(by: 20))
    leftToRight.layOut(in: Self.room)
    #expect(leftToRight.frame(of: "plain")?.minX == 65)
    #expect(leftToRight.frame(of: "indented")?.minX == 85)
  }

  @Test("a changed guide moves its view and updates nothing")
  func change() {
    let host = RecordingHost(Indented(by: 20))
    host.layOut(in: Self.room)
    #expect(host.frame(of: "indented")?.minX == 85)
    _ = host.takeLog()
    host.rootView = Indented(by: 40)
    host.settle()
    host.layOut(in: Self.room)
    #expect(host.frame(of: "indented")?.minX == 95)
    #expect(host.log == [])
  }

  @Test("guides of rows reach through the runs that scroll content is laid out in")
  func rows() {
    let host = RecordingHost(
      LeafScroll {
        Column {
          ForEach(0..<40) { row in
            Guided(content: Leaf("\(row)", size: CGSize(width: 20, height: 10)), indent: row == 0 ? 0 : 10)
          }
        }
      })
    host.layOut(in: Self.room)
    // Only the first run has a row that is not indented.
    let starts = [0, 1, 39].map { host.frame(of: "\($0)")?.minX ?? .nan }
    #expect(starts[1] - starts[0] == 10 && starts[2] - starts[0] == 10)
  }
}

/// Two leaves of which the second is indented.
private struct Indented: View {
  let indent: CGFloat

  init(by indent: CGFloat) { self.indent = indent }

  var body: some View {
    Column {
      Leaf("plain", size: CGSize(width: 50, height: 10))
      Guided(content: Leaf("indented", size: CGSize(width: 50, height: 10)), indent: indent)
    }
  }
}

private struct Column<Content: View>: ContainerLayoutView {
  let content: Content
  let layout = StackLayout(axis: .vertical, alignment: .leading, spacing: 0)

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  static var axis: Axis? { .vertical }
}

/// A view whose leading guide is before its leading edge.
private struct Guided<Content: View>: UnaryLayoutView {
  let content: Content
  let layout: AlignmentGuideLayout
  var invalidParameter: String? { nil }

  init(content: Content, indent: CGFloat) {
    self.content = content
    layout = AlignmentGuideLayout(HorizontalAlignment.leading) { $0[.leading] - indent }
  }
}
