import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Scrolling a list to rows, most of which were never made.
@Suite(.gtk) @MainActor
struct ListScrollTests {
  private static let size = CGSize(width: 300, height: 200)

  @Test(
    "UI7 a row that was never shown comes to the anchor, whatever heights the rows before it have",
    arguments: [UnitPoint.top, .center, .bottom])
  func anchors(anchor: UnitPoint) async throws {
    let reader = Reader()
    let mounted = try await MountedView(Uneven(reader: reader), size: Self.size)
    for row in [1500, 700, 1990, 3, 702] {
      await reader.scroll(to: row, anchor)
      let frame = try #require(mounted.root.frame(ofRow: row))
      let wanted = anchor.y * (200 - frame.height)
      #expect(abs(frame.minY - (row == 3 ? min(wanted, frame.minY) : wanted)) <= 1)
    }
  }

  @Test("UI7 without an anchor the list scrolls as little as shows the row, and not at all if it is seen")
  func nearest() async throws {
    let reader = Reader()
    let mounted = try await MountedView(Uneven(reader: reader), size: Self.size)
    await reader.scroll(to: 1000, nil)
    #expect(try #require(mounted.root.frame(ofRow: 1000)).maxY == 200)
    await reader.scroll(to: 999, nil)
    #expect(try #require(mounted.root.frame(ofRow: 1000)).maxY == 200)
    await reader.scroll(to: 900, nil)
    #expect(try #require(mounted.root.frame(ofRow: 900)).minY == 0)
    await reader.scroll(to: 2, nil)
    #expect(try #require(mounted.root.frame(ofRow: 2)).minY == 0)
  }

  @Test("UI8 in a list, ids of rows, of views that are rows and of views inside of rows are targets; others do nothing")
  func targets() async throws {
    let reader = Reader()
    let mounted = try await MountedView(Mixed(reader: reader), size: Self.size)
    await reader.scroll(to: "last", .bottom)
    #expect(try mounted.root.frame(ofText: "last row").maxY > 180)
    await reader.scroll(to: "nobody", .top)
    #expect(try mounted.root.frame(ofText: "last row").maxY > 180)
    await reader.scroll(to: "inside", .top)
    #expect(try mounted.root.frame(ofText: "inside").minY < 20)
    await reader.scroll(to: 300, .top)
    #expect(try mounted.root.frame(ofText: "row 300").minY < 20)
    await reader.scroll(to: "no rows", .top)
    #expect(try mounted.root.frame(ofText: "row 300").minY < 20)
  }

  @Test("a row that comes in the same event is scrolled to, and a list scrolls as it appears")
  func newRow() async throws {
    let reader = Reader()
    let list = Uneven(reader: reader).onAppear { reader.proxy?.scrollTo(50, anchor: .top) }
    let mounted = try await MountedView(list, size: Self.size)
    #expect(try #require(mounted.root.frame(ofRow: 50)).minY == 0)
    reader.count = 200
    reader.proxy?.scrollTo(2099, anchor: .bottom)
    await Settling.settle()
    #expect(try #require(mounted.root.frame(ofRow: 2099)).maxY == 200)
    #expect(LiveHosts.hasPendingWork == false)
  }

  @Test("scrolling to a row evaluates the bodies of those that GTK shows around it, and no others")
  func bodies() async throws {
    let reader = Reader()
    let mounted = try await MountedView(Uneven(reader: reader), size: Self.size)
    let statistics = UpdateStatistics.start()
    await reader.scroll(to: 1500, .top)
    #expect(statistics.bodies(of: UnevenRow.self) <= 2 * mounted.root.listRows.count)
    #expect(statistics.bodies(of: Uneven.self) == 0)
  }
}

extension WidgetQuery {
  /// Where the list's widget for the row with a number is, if it has one.
  @MainActor
  fileprivate func frame(ofRow number: Int) -> CGRect? {
    listRows.first { $0.content.texts.contains("row \(number)") }?.frame
  }
}

private struct UnevenRow: View {
  let number: Int

  var body: some View { Text(verbatim: "row \(number)").frame(height: CGFloat(20 + number % 7 * 9)) }
}

private struct Uneven: View {
  let reader: Reader

  var body: some View {
    ScrollViewReader { proxy in
      let _ = reader.note(proxy)
      List(0..<(1900 + reader.count), id: \.self) { UnevenRow(number: $0) }
    }
  }
}

private struct Mixed: View {
  let reader: Reader

  var body: some View {
    ScrollViewReader { proxy in
      let _ = reader.note(proxy)
      List {
        HStack {
          Text("first")
          Text("inside").id("inside")
        }
        ForEach(0..<500) { Text(verbatim: "row \($0)") }
        ForEach([Int](), id: \.self) { Text(verbatim: "\($0)") }.id("no rows")
        Text("last row").id("last")
      }
    }
  }
}
