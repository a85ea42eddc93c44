import Foundation
import GraftTestTraits
import TestSupport
import Testing
import ViewGraph
import ViewGraphTesting

/// What views are told of their places, and what follows from a change of place.
@Suite(.runtime) @MainActor
struct GeometryPlaceTests {
  private static let room = CGSize(width: 100, height: 50)

  @Test("a reader knows its place in itself, in the window and in the view around that has the name")
  func frames() {
    let log = Log()
    let host = RecordingHost(
      Inset(5, 7) {
        Inset(20, 3) { Asking(log: log, spaces: [.local, .global, .named("box"), .named("none")]) }
          .coordinateSpace(name: "box")
      })
    host.layOut(in: Self.room)
    #expect(log.take() == ["0 0 75 40", "25 10 75 40", "20 3 75 40", "25 10 75 40"])
  }

  @Test("the nearest view with the name counts, and a name may be of any type")
  func nearest() {
    let log = Log()
    let host = RecordingHost(
      Inset(5) { Inset(20) { Asking(log: log, spaces: [.named(1)]) }.coordinateSpace(.named(1)) }
        .coordinateSpace(name: 1))
    host.layOut(in: Self.room)
    #expect(log.take() == ["20 0 75 50"])
  }

  @Test("a reader in scroll content is told its place in the window")
  func insideOfIslands() {
    let log = Log()
    let host = RecordingHost(
      Inset(10, 4) {
        LeafScroll { LeafStack(spacing: 0) { ForEach(0..<2) { _ in Asking(log: log, spaces: [.global]) } } }
      })
    host.layOut(in: Self.room)
    #expect(log.take() == ["10 4 90 10", "10 14 90 10"])
  }

  @Test("content that asked for its place is evaluated again when that has changed, and other content is not")
  func moved() {
    let (asking, silent) = (Log(), Log())
    let host = RecordingHost(Moving(asking: asking, silent: silent, distance: 10))
    host.layOut(in: Self.room)
    // Two views of 20 with a gap of 8, in the middle of 50.
    #expect(asking.take() == ["10 1 30 20"])
    #expect(silent.take() == ["30 × 20"])
    host.rootView = Moving(asking: asking, silent: silent, distance: 40)
    host.settle()
    host.layOut(in: Self.room)
    #expect(asking.take() == ["40 1 30 20"])
    #expect(silent.take() == [])
    host.layOut(in: Self.room)
    #expect(asking.take() == [])
  }

  @Test("the bounds of a named view are told in the reader's coordinates, and nil where there is none")
  func bounds() {
    let log = Log()
    let view = Inset(20, 3) {
      GeometryReader { proxy in
        let _ = log.note("\(proxy.bounds(of: .named("box")) == CGRect(x: -20, y: -3, width: 100, height: 50))")
        let _ = log.note("\(proxy.bounds(of: .named("none")) == nil)")
        Leaf("leaf")
      }
    }
    let host = RecordingHost(view.coordinateSpace(name: "box"))
    host.layOut(in: Self.room)
    #expect(log.take() == ["true", "true"])
  }

  @Test("the action for a geometry runs with the first value and with each other one, and not without a change")
  func onGeometryChange() {
    let log = Log()
    func view(_ width: CGFloat) -> some View {
      Wide(width) { Leaf("leaf") }
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { log.note("\($0) to \($1)") }
    }
    let host = RecordingHost(view(30))
    #expect(log.take() == [])
    host.layOut(in: Self.room)
    #expect(log.take() == ["30.0 to 30.0"])
    host.layOut(in: CGSize(width: 200, height: 50))
    #expect(log.take() == [])
    host.rootView = view(40)
    host.settle()
    host.layOut(in: Self.room)
    #expect(log.take() == ["30.0 to 40.0"])
  }

  @Test("what the action for a geometry writes is shown in the same frame")
  func onGeometryChangeWrites() {
    let host = RecordingHost(Measuring())
    host.layOut(in: Self.room)
    #expect(host.shown == ["width=100"])
    #expect(host.isSettled)
  }

  @Test("a reader whose content changes the size that it is made for ends with a diagnostic and keeps its last content")
  func neverSettling() {
    let log = Log()
    let host = RecordingHost(Growing(log: log))
    host.layOut(in: Self.room)
    #expect(log.take() == (1...8).map { "\($0 * 10) × 20" })
    #expect(Diagnostics.recorded.map(\.kind) == [.layoutCycle])
    #expect(host.isSettled)
    host.tap("growing")
    host.settle()
    host.layOut(in: Self.room)
    #expect(log.take().first == "10 × 20")
    #expect(Diagnostics.recorded.map(\.kind) == [.layoutCycle])
  }

  @Test("any number of sizes one after the other is no cycle")
  func manySizes() {
    let log = Log()
    let host = RecordingHost(Third(log: log))
    for width in 1...20 { host.layOut(in: CGSize(width: width, height: 5)) }
    #expect(log.take().count == 20)
    #expect(Diagnostics.recorded.isEmpty)
  }
}

/// A reader that asks for its place in some coordinates.
private struct Asking: View {
  let log: Log
  let spaces: [CoordinateSpace]

  var body: some View {
    GeometryReader { proxy in
      let _ = spaces.forEach { space in
        let frame = proxy.frame(in: space)
        log.note("\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))")
      }
      Leaf("asking")
    }
  }
}

private struct Moving: View {
  let asking: Log
  let silent: Log
  let distance: CGFloat

  var body: some View {
    Wide(100) {
      Inset(distance) {
        Wide(30) { Asking(log: asking, spaces: [.global]) }
        Wide(30) { Third(log: silent) }
      }
    }
  }
}

private struct Measuring: View {
  @State private var width: CGFloat = 0

  var body: some View {
    GeometryReader { _ in Leaf("width", Int(width)) }
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
  }
}

/// A reader that is made wider by what its content writes.
private struct Growing: View {
  let log: Log
  @State private var width: CGFloat = 10

  var body: some View {
    Wide(width) { GrowingContent(log: log, width: $width) }
  }
}

private struct GrowingContent: View {
  let log: Log
  @Binding var width: CGFloat

  var body: some View {
    GeometryReader { proxy in
      let _ = log.note(proxy.size)
      Leaf("growing") { width = 10 }.onAppear { width += 10 }.id(proxy.size.width)
    }
  }
}
