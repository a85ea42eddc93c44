import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Where the pointer is, and what it looks like.
@Suite(.gtk) @MainActor
struct HoverTests {
  private struct Page: View {
    let log: Log
    @State private var isShown = true

    var body: some View {
      VStack(spacing: 0) {
        Color.green.frame(width: 200, height: 50).accessibilityLabel("away")
        ZStack {
          Color.red.frame(width: 200, height: 100).accessibilityLabel("outer")
          if isShown {
            Color.blue.frame(width: 40, height: 40).accessibilityLabel("inner")
              .onHover {
                log.note("inner \($0)")
                if $0 { Task { @MainActor in isShown = false } }
              }
          }
        }
        .onHover { log.note("outer \($0)") }
      }
    }
  }

  @Test(
    "FO10 the pointer over an inner view is over the outer one too, and a view that goes is told that it left")
  func hover() async throws {
    let log = Log()
    let mounted = try await MountedView(Page(log: log))
    let away = try mounted.root.find(name: "away")
    let outer = try mounted.root.find(name: "outer")
    try await away.hover()
    #expect(log.entries == [])
    try await outer.hover(at: CGPoint(x: 10, y: 10))
    #expect(log.entries == ["outer true"])
    try await outer.hover(at: CGPoint(x: 100, y: 50))
    #expect(log.entries == ["outer true", "inner true", "inner false"])
    try await away.hover()
    #expect(log.entries == ["outer true", "inner true", "inner false", "outer false"])
  }

  private struct Tracked: View {
    let log: Log

    var body: some View {
      HStack(spacing: 0) {
        Color.green.frame(width: 50, height: 50).accessibilityLabel("away")
        Color.red.frame(width: 100, height: 50).accessibilityLabel("here")
          .pointerStyle(.link)
          .onContinuousHover { phase in
            switch phase {
            case .active(let point):  // The view may begin in the midst of a pixel.
              let isThere = abs(point.x - 30) <= 1 && abs(point.y - 20) <= 1
              log.note(isThere ? "there" : "\(point)")
            case .ended: log.note("ended")
            }
          }
      }
    }
  }

  @Test(
    "FO10 FO13 (part) a place is told in the coordinates of the view, and its end, and the pointer has its style"
  )
  func places() async throws {
    let log = Log()
    let mounted = try await MountedView(Tracked(log: log))
    let here = try mounted.root.find(name: "here")
    try await here.hover(at: CGPoint(x: 30, y: 20))
    #expect(log.entries.last == "there")
    try await mounted.root.find(name: "away").hover()
    #expect(log.entries.last == "ended")
    var styled = false
    for around in sequence(first: here.widget.widgetPointer, next: { gtk_widget_get_parent($0) }) {
      guard let cursor = gtk_widget_get_cursor(around) else { continue }
      styled = String(cString: gdk_cursor_get_name(cursor)) == "pointer"
      break
    }
    #expect(styled)
  }

  private struct Covering: View {
    let log: Log
    @Binding var path: [Int]

    var body: some View {
      NavigationStack(path: $path) {
        Color.red.frame(width: 200, height: 100).accessibilityLabel("root").onHover { log.note("root \($0)") }
          .navigationDestination(for: Int.self) { _ in
            Color.blue.frame(width: 200, height: 100).onHover { log.note("page \($0)") }
          }
      }
    }
  }

  @Test(
    "FO10 a view that is covered under the pointer is told that it left, before what covers it is told that it came")
  func covered() async throws {
    let (log, path) = (Log(), Source<[Int]>([]))
    let mounted = try await MountedView(Covering(log: log, path: path.binding), size: CGSize(width: 300, height: 200))
    try await mounted.root.find(name: "root").hover()
    #expect(log.take() == ["root true"])
    path.value = [1]
    await Settling.settle()
    #expect(log.take().first == "root false")
    path.value = []
    await Settling.settle()
    #expect(log.take().filter { $0 == "root false" } == [])
  }
}
