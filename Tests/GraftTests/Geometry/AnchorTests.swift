import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Places in views that others find in their own coordinates.
@Suite(.gtk) @MainActor
struct AnchorTests {
  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  private struct Points: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
  }

  /// Notes where the anchors are that are written below a view.
  private struct Noting<Content: View>: View {
    let log: Log
    let content: Content

    var body: some View {
      content.overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          let _ = log.note(anchors.map { AnchorTests.text(proxy[$0]) }.joined(separator: ", "))
          Color.clear
        }
      }
    }
  }

  private static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }

  private static let size = CGSize(width: 200, height: 100)

  @Test("the bounds of a view are found in the coordinates of another, in the frame in which it is laid out")
  func bounds() async throws {
    let log = Log()
    let row = HStack(spacing: 10) {
      Block(20, 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      Block(40, 30).anchorPreference(key: Bounds.self, value: .rect(CGRect(x: 5, y: 5, width: 10, height: 10))) { [$0] }
    }
    _ = try await MountedView(Noting(log: log, content: row), size: Self.size)
    #expect(log.take() == ["0 5 20 20, 35 5 10 10"])
  }

  private struct Mover: View {
    let log: Log
    let outer: Log
    @State private var distance: CGFloat = 0

    var body: some View {
      let _ = outer.note("mover")
      VStack(alignment: .leading, spacing: 0) {
        Button("Move") { distance += 10 }
        Noting(log: log, content: Moved(distance: $distance))
      }
    }
  }

  private struct Moved: View {
    @Binding var distance: CGFloat

    var body: some View {
      Block(20, 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        .padding(.leading, distance).frame(width: 100, alignment: .leading)
    }
  }

  @Test("who has asked for a place is evaluated again when the view has moved, and nothing else is")
  func moves() async throws {
    let (log, outer) = (Log(), Log())
    let mounted = try await MountedView(Mover(log: log, outer: outer), size: Self.size)
    #expect(log.take() == ["0 0 20 20"] && outer.take() == ["mover"])
    try await mounted.root.find(role: .button, name: "Move").click()
    #expect(log.take() == ["10 0 20 20"] && outer.take() == [])
    await Settling.settle()
    #expect(log.take() == [])
  }

  @Test("a place in scroll content is found outside of it while that scrolls")
  func scrolls() async throws {
    let log = Log()
    let scroll = ScrollView {
      VStack(spacing: 0) {
        Block(20, 10).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }.padding(.top, 30)
        Block(20, 500)
      }
    }
    let mounted = try await MountedView(Noting(log: log, content: scroll), size: Self.size)
    #expect(log.take() == ["0 30 20 10"])
    let window = try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" })
    for place in [20, 40] {
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(window.widget.cast()), Double(place))
      await Settling.settle()
    }
    #expect(log.take() == ["0 10 20 10", "0 -10 20 10"])
  }

  @Test("points are found through turns and effects, around the anchor or inside of it")
  func turned() async throws {
    let log = Log()
    let block = Block(40, 20).opacity(0.5)
      .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
      .transformAnchorPreference(key: Points.self, value: .bottom) { $0.append($1) }
      .opacity(0.5)
    let view = block.rotationEffect(.degrees(90)).frame(width: 100, height: 100)
      .backgroundPreferenceValue(Points.self) { anchors in
        GeometryReader { proxy in
          let _ = log.note(
            anchors.map { "\(Int(proxy[$0].x.rounded())) \(Int(proxy[$0].y.rounded()))" }.joined(separator: ", "))
          Color.clear
        }
      }
    _ = try await MountedView(view, size: CGSize(width: 100, height: 100))
    // The block is (30, 40, 40, 20), turned around (50, 50).
    #expect(log.take() == ["60 30, 40 50"])
  }

  @Test("an anchor may be several places, or none, and is the same as long as the view and the place are")
  func sources() async throws {
    let log = Log()
    let corners = Anchor<[CGPoint]>.Source([.topLeading, .unitPoint(.bottomTrailing)])
    let view = Block(40, 20)
      .anchorPreference(key: Corners.self, value: corners) { Corners.Value(corners: $0) }
      .transformAnchorPreference(key: Corners.self, value: Anchor<CGRect?>.Source(nil)) { $0.none = $1 }
      .padding(10)
      .overlayPreferenceValue(Corners.self) { value in
        GeometryReader { proxy in
          let corners = value.corners.map { proxy[$0] } ?? []
          let _ = log.note("\(corners.map { Int($0.x) }) \(value.none.map { proxy[$0] == nil } ?? false)")
          Color.clear
        }
      }
    let mounted = try await MountedView(view, size: Self.size)
    mounted.rootView = view
    await Settling.settle()
    #expect(log.take() == ["[10, 50] true"])
  }

  private struct Corners: PreferenceKey {
    struct Value: Equatable {
      var corners: Anchor<[CGPoint]>?
      var none: Anchor<CGRect?>?
    }
    static var defaultValue: Value { Value() }
    static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() }
  }
}
