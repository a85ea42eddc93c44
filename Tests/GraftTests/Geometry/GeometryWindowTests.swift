import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Geometry readers among real widgets: when their content is evaluated, and what they are told.
@Suite(.gtk) @MainActor
struct GeometryWindowTests {
  private static let size = CGSize(width: 200, height: 100)

  @Test("content has its size when the window is first seen, and is evaluated once")
  func once() async throws {
    let log = Log()
    let mounted = try await MountedView(Half(log: log), size: Self.size)
    #expect(log.take() == ["200 × 100"])
    #expect(mounted.root.blockFrames == [CGRect(0, 0, 100, 10)])
    await Settling.settle()
    #expect(log.take() == [])
  }

  private struct Told: View {
    let log: Log
    var body: some View {
      GeometryReader { proxy in
        let global = proxy.frame(in: .global)
        let named = proxy.frame(in: .named("page"))
        Color.red
          .onAppear { log.note("\(global.minX) \(global.minY) \(global.width) \(global.height)") }
          .onAppear { log.note("named \(named.minX) \(named.minY)") }
      }
      .frame(width: 100, height: 40)
    }
  }

  @Test("FX33 a frame in the window contains the offsets, turns and scales around it, as its bounds")
  func transformed() async throws {
    let log = Log()
    let size = CGSize(width: 200, height: 200)
    _ = try await MountedView(Told(log: log).rotationEffect(.degrees(90)).offset(x: 20), size: size)
    // The frame is (50, 80, 100, 40), turned around (100, 100).
    #expect(log.take().contains("100.0 50.0 40.0 100.0"))
    _ = try await MountedView(Told(log: log).scaleEffect(2, anchor: .topLeading), size: size)
    #expect(log.take().contains("50.0 80.0 200.0 80.0"))
    let inside = Told(log: log).padding(10).coordinateSpace(.named("page")).rotationEffect(.degrees(90))
    _ = try await MountedView(inside, size: size)
    #expect(log.take().contains("named 10.0 10.0"))
  }

  private struct Turned: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 30, y: 0).scaledBy(x: 2, y: 2))
    }
  }

  @Test("FX33 a frame contains a geometry effect around, but not one that layout ignores, wherever it is asked for")
  func ignored() async throws {
    let log = Log()
    let size = CGSize(width: 200, height: 200)
    _ = try await MountedView(Told(log: log).modifier(Turned()), size: size)
    #expect(log.take() == ["80.0 80.0 200.0 80.0", "named 80.0 80.0"])
    let mounted = try await MountedView(Told(log: log).modifier(Turned().ignoredByLayout()), size: size)
    #expect(log.take() == ["50.0 80.0 100.0 40.0", "named 50.0 80.0"])
    // The picture is the same: it begins at 50 + 30 and is as large as the effect makes it.
    #expect(try Pixels(mounted.root)[79, 90] != Pixels(mounted.root)[81, 90])
    #expect(try Pixels(mounted.root)[81, 90] == Pixels(mounted.root)[190, 150])
    let named = Told(log: log).modifier(Turned().ignoredByLayout()).padding(10).coordinateSpace(.named("page"))
      .scaleEffect(2, anchor: .topLeading)
    _ = try await MountedView(named, size: size)
    #expect(log.take().contains("named 10.0 10.0"))
  }

  @Test("a window of another size evaluates the content once more, and a change beside it does not")
  func resized() async throws {
    let log = Log()
    let mounted = try await MountedView(
      HStack(spacing: 0) {
        Block(50, 20); Half(log: log)
      }, size: Self.size)
    #expect(log.take() == ["150 × 100"])
    mounted.rootView = HStack(spacing: 0) {
      Block(50, 30); Half(log: log)
    }
    await Settling.settle()
    #expect(log.take() == [])
    mounted.rootView = HStack(spacing: 0) {
      Block(80, 30); Half(log: log)
    }
    await Settling.settle()
    #expect(log.take() == ["120 × 100"])
    #expect(mounted.root.blockFrames == [CGRect(0, 35, 80, 30), CGRect(80, 0, 60, 10)])
  }

  @Test("a reader in a row of scroll content has the width of the row, and follows no scrolling")
  func scrolled() async throws {
    let log = Log()
    let mounted = try await MountedView(
      ScrollView { VStack(spacing: 0) { ForEach(0..<40) { _ in Half(log: log) } } }, size: Self.size)
    #expect(log.take() == Array(repeating: "200 × 10", count: 40))
    try await scroll(mounted, to: 50)
    #expect(log.take() == [])
  }

  @Test("a reader that asked for its place in the window is evaluated again by scrolling, once for each place")
  func scrolledPlace() async throws {
    let log = Log()
    let view = ScrollView {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let _ = log.note("\(Int(proxy.frame(in: .global).minY)) \(Int(proxy.frame(in: .named("content")).minY))")
          Block(20, 10)
        }.padding(.top, 30)
        Block(20, 500)
      }.coordinateSpace(name: "content")
    }
    let mounted = try await MountedView(view, size: Self.size)
    #expect(log.take() == ["30 30"])
    for distance in 1...12 { try await scroll(mounted, to: distance * 10) }
    #expect(log.take() == (1...12).map { "\(30 - $0 * 10) 30" })
  }

  private struct InScroll: View {
    let log: Log
    var body: some View {
      VStack(spacing: 0) {
        Block(50, 20)
        ScrollView {
          VStack(spacing: 0) {
            GeometryReader { proxy in
              let bounds = proxy.bounds(of: .scrollView) ?? .zero
              let room = [bounds.minX, bounds.minY, bounds.width, bounds.height].map { Int($0) }
              let _ = log.note("\(Int(proxy.frame(in: .scrollView).minY)) in \(room)")
              Block(20, 10)
            }.padding(.top, 30)
            Block(20, 500)
          }
        }
      }
    }
  }

  @Test("a frame is told in what can be seen of the scroll view around, and the bounds of that in the view's own")
  func scrollCoordinates() async throws {
    let log = Log()
    let mounted = try await MountedView(InScroll(log: log), size: Self.size)
    #expect(log.take() == ["30 in [0, -30, 200, 80]"])
    try await scroll(mounted, to: 12)
    #expect(log.take() == ["18 in [0, -18, 200, 80]"])
  }

  @Test("the scroll view of an axis is the nearest that scrolls along it, and without one the window is meant")
  func scrollAxes() async throws {
    let log = Log()
    let spaces: [NamedCoordinateSpace] = [
      .scrollView, .scrollView(axis: .horizontal), .scrollView(axis: .vertical),
    ]
    func reader(_ name: String) -> some View {
      GeometryReader { proxy in
        let places = spaces.map { proxy.frame(in: $0).origin }.map { "\(Int($0.x)) \(Int($0.y))" }
        let _ = log.note("\(name) \(places.joined(separator: ", "))")
        Block(20, 10)
      }.frame(width: 20, height: 10)
    }
    _ = try await MountedView(
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Block(20, 40)
          ScrollView(.horizontal) { reader("inner").padding(.leading, 15).padding(.top, 5) }
        }.padding(.leading, 7)
      }, size: Self.size)
    #expect(log.take() == ["inner 15 5, 15 5, 22 45"])
    let free = try await MountedView(reader("free").padding(.leading, 30), size: Self.size)
    let place = "\(Int((200 - 50) / 2 + 30)) 45"
    #expect(log.take() == ["free \(place), \(place), \(place)"])
    #expect(free.root.blockFrames.count == 1)
  }

  @Test("a reader in a host inside of another one has the size of the inner host, and knows its place in the window")
  func nestedHost() async throws {
    let log = Log()
    let mounted = try await MountedView(
      HostedFrame(log: log).frame(width: 120, height: 40).padding(.leading, 30), size: Self.size)
    #expect(log.take() == ["120 × 40 at 55, 30"])
    #expect(mounted.root.blockFrames == [CGRect(55, 30, 60, 10)])
  }

  @Test("what the action for a geometry writes is shown, and the action runs once")
  func onGeometryChange() async throws {
    let log = Log()
    let mounted = try await MountedView(Measured(log: log), size: Self.size)
    #expect(log.take() == ["60"])
    #expect(mounted.root.texts == ["60"])
  }

  private func scroll(_ mounted: MountedView<some View>, to place: Int) async throws {
    let window = try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" })
    gtk_adjustment_set_value(
      gtk_scrolled_window_get_vadjustment(window.widget.cast()), Double(place))
    await Settling.settle()
  }
}

/// A block of half the width that there is.
private struct Half: View {
  let log: Log

  var body: some View {
    GeometryReader { proxy in
      let _ = log.note("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
      Block(Int(proxy.size.width) / 2, 10)
    }
  }
}

/// A widget that hosts a reader.
private struct HostedFrame: GtkWidgetRepresentable {
  let log: Log

  func makeGtkWidget(context: Context) -> GtkHostingWidget<HostedReader> {
    GtkHostingWidget(rootView: HostedReader(log: log))
  }

  func updateGtkWidget(_ gtkWidget: GtkHostingWidget<HostedReader>, context: Context) {}
}

private struct HostedReader: View {
  let log: Log

  var body: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: .global)
      let _ = log.note("\(Int(frame.width)) × \(Int(frame.height)) at \(Int(frame.minX)), \(Int(frame.minY))")
      Block(Int(proxy.size.width) / 2, 10)
    }
  }
}

private struct Measured: View {
  let log: Log
  @State private var width = 0

  var body: some View {
    VStack {
      Block(60, 10).onGeometryChange(for: Int.self, of: { Int($0.size.width) }) { new in
        log.note("\(new)")
        width = new
      }
      Text("\(width)")
    }
  }
}
