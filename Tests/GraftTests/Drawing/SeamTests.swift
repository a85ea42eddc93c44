import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Colours that touch, of lengths that are no whole pixels, before one that must not be seen.
@Suite(.gtk) @MainActor
struct SeamTests {
  /// The colours that are shown in a room of 100 × 100 before one that must not be seen.
  private func shown(_ content: some View) async throws -> Set<[UInt8]> {
    let mounted = try await MountedView(
      content.frame(width: 100, height: 100).background(Color(red: 0, green: 1, blue: 0)),
      size: CGSize(width: 100, height: 100))
    return try Pixels(mounted.root).colors(in: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("FX30 seven colours in a row of 100 leave no seam, nor do they in rows of islands in islands")
  func rows() async throws {
    #expect(try await shown(Row(count: 7) { Shade(index: $0) }) == Shade.all)
    #expect(
      try await shown(
        Row(count: 7) { _ in Row(count: 3) { Shade(index: $0) }.opacity(1) }) == Shade.all)
    #expect(
      try await shown(
        Row(count: 3) { _ in
          Row(count: 3) { _ in Row(count: 3) { Shade(index: $0) }.opacity(1) }.opacity(1)
        }) == Shade.all)
  }

  @Test("columns, and rows that read from right to left, leave no seam either")
  func otherDirections() async throws {
    let columns = VStack(spacing: 0) {
      ForEach(0..<7) { _ in VStack(spacing: 0) { ForEach(0..<3) { Shade(index: $0) } }.opacity(1) }
    }
    #expect(try await shown(columns) == Shade.all)
    let reversed = Row(count: 7) { _ in Row(count: 3) { Shade(index: $0) }.opacity(1) }
    #expect(try await shown(reversed.environment(\.layoutDirection, .rightToLeft)) == Shade.all)
  }

  @Test("an island that moves by less than a pixel places what is in it anew")
  func smallMove() async throws {
    func content(_ distance: CGFloat) -> some View {
      HStack(spacing: 0) {
        Color.clear.frame(width: distance)
        Row(count: 2) { Shade(index: $0) }.frame(width: 10.4).opacity(1)
        Color.clear
      }
      .frame(width: 100, height: 10, alignment: .leading)
    }
    let mounted = try await MountedView(content(0.4), size: CGSize(width: 100, height: 10))
    // From 0.4 by 5.6 to 10.8.
    #expect(try Pixels(mounted.root)[5, 5] == Shade.first)
    mounted.rootView = content(0.2)
    await Settling.settle()
    // From 0.2 by 5.4 to 10.6.
    #expect(try Pixels(mounted.root)[5, 5] == Shade.second)
  }

  @Test("FX31 a frame of x 10.5 and width 33.3 is painted from 11 to 44, and its own numbers are not rounded")
  func unroundedFrame() async throws {
    var measured = CGSize.zero
    let mounted = try await MountedView(
      HStack(spacing: 0) {
        Color.clear.frame(width: 10.5)
        Color(red: 1, green: 0, blue: 0).frame(width: 33.3)
          .background { GeometryReader { proxy in Color.clear.onAppear { measured = proxy.size } } }
        Color.clear
      }
      .background(Color.white), size: CGSize(width: 100, height: 10))
    let pixels = try Pixels(mounted.root)
    #expect((0..<100).filter { pixels[$0, 5] == [255, 0, 0] } == Array(11..<44))
    #expect(measured == CGSize(width: 33.3, height: 10))
  }

  @Test("FX30 three widgets that share 100 are 33, 34 and 33 wide, and touch")
  func widgets() async throws {
    let mounted = try await MountedView(
      Row(count: 3) { Filling(name: "\($0)") }, size: CGSize(width: 100, height: 40))
    let frames = try (0..<3).map { try mounted.root.find(identifier: "\($0)").frame }
    #expect(frames.map(\.minX) == [0, 33, 67])
    #expect(frames.map(\.width) == [33, 34, 33])
  }
}

/// Views that share the width equally.
private struct Row<Content: View>: View {
  let count: Int
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    HStack(spacing: 0) { ForEach(0..<count) { content($0).frame(maxWidth: .infinity, maxHeight: .infinity) } }
  }
}

/// One of two colours, by turns.
private struct Shade: View {
  static let first: [UInt8] = [255, 0, 0]
  static let second: [UInt8] = [0, 0, 255]
  static let all: Set<[UInt8]> = [first, second]
  let index: Int

  var body: some View { index.isMultiple(of: 2) ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1) }
}

/// A widget that takes the room that it is offered.
private struct Filling: GtkWidgetRepresentable {
  let name: String

  func makeGtkWidget(context: Context) -> Widget {
    let box = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    gtk_widget_set_hexpand(box.widgetPointer, 1)
    gtk_widget_set_vexpand(box.widgetPointer, 1)
    gtk_widget_set_name(box.widgetPointer, name)
    return box
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}
