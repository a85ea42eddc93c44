import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section AN: views that come and go in a window.
@Suite(.gtk) @MainActor
struct TransitionTests {
  private struct Page: View {
    let log: Log
    var transition = AnyTransition.opacity
    var isShown = true
    var body: some View {
      ZStack {
        Color.white
        VStack(spacing: 0) {
          if isShown {
            Color.black.frame(height: 10).transition(transition).onDisappear { log.note("disappeared") }
          }
          Color.red.frame(height: 10)
        }
      }
    }
  }

  private static let size = CGSize(width: 20, height: 40)

  @Test("AN9 what goes fades in its place, and what comes does while the others move")
  func fading() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let log = Log()
      let mounted = try await MountedView(Page(log: log), size: Self.size)
      #expect(try Pixels(mounted.root)[10, 15] == [0, 0, 0])
      withAnimation(.linear(duration: 0.1)) { mounted.rootView.isShown = false }
      await Settling.settle()
      #expect(try Pixels(mounted.root)[10, 12] == [0, 0, 0])
      await clock.advance(by: .seconds(0.05))
      #expect(try Pixels(mounted.root)[10, 12].allSatisfy { (120...136).contains($0) })
      #expect(try Pixels(mounted.root)[10, 22] == Pixels(mounted.root)[10, 17])
      #expect(log.entries == [])
      await clock.advance(by: .seconds(0.06))
      #expect(try Pixels(mounted.root)[10, 12] == [255, 255, 255])
      #expect(log.entries == ["disappeared"])
      withAnimation(.linear(duration: 0.1)) { mounted.rootView.isShown = true }
      await Settling.settle()
      #expect(try Pixels(mounted.root)[10, 12] == [255, 255, 255])
      await clock.advance(by: .seconds(0.05))
      #expect(try Pixels(mounted.root)[10, 12].allSatisfy { (120...136).contains($0) })
      await clock.advance(by: .seconds(0.06))
      #expect(try Pixels(mounted.root)[10, 12] == [0, 0, 0])
    }
  }

  @Test("AN9 where the user wants nothing to move, what goes is gone at once")
  func withoutMotion() async throws {
    let log = Log()
    let mounted = try await MountedView(Page(log: log), size: Self.size)
    withAnimation(.linear(duration: 0.1)) { mounted.rootView.isShown = false }
    await Settling.settle()
    #expect(try Pixels(mounted.root)[10, 12] == [255, 255, 255])
    #expect(log.entries == ["disappeared"])
  }

  @Test("AN9 what goes by its size and its place is drawn smaller, or elsewhere")
  func scaleAndMove() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Page(log: Log(), transition: .move(edge: .top)), size: Self.size)
      withAnimation(.linear(duration: 0.1)) { mounted.rootView.isShown = false }
      await clock.advance(by: .seconds(0.05))
      // From 10 to 20 it has come to about 5 to 15.
      #expect(try Pixels(mounted.root)[10, 7] == [0, 0, 0])
      #expect(try Pixels(mounted.root)[10, 13] == [0, 0, 0])
      await clock.advance(by: .seconds(0.06))
      mounted.rootView = Page(log: Log(), transition: .scale(scale: 0.5), isShown: false)
      await Settling.settle()
      withAnimation(.linear(duration: 0.1)) { mounted.rootView.isShown = true }
      await Settling.settle()
      #expect(try Pixels(mounted.root)[10, 11] == [255, 255, 255])
      #expect(try Pixels(mounted.root)[10, 14] == [0, 0, 0])
      #expect(try Pixels(mounted.root)[2, 14] == [255, 255, 255])
      await clock.advance(by: .seconds(0.12))
      #expect(try Pixels(mounted.root)[2, 12] == [0, 0, 0])
    }
  }

  @Test("AN9 what comes from nothing is not drawn before it has a size, and nothing asks for frames when it is there")
  func fromNothing() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let page = Page(log: Log(), transition: .scale, isShown: false)
      let mounted = try await MountedView(page, size: Self.size)
      withAnimation(.linear(duration: 10)) { mounted.rootView.isShown = true }
      await Settling.settle()
      // What is below it begins in the middle.
      #expect(try Pixels(mounted.root)[10, 12] == [255, 255, 255])
      await clock.advance(by: .seconds(5))
      #expect(try Pixels(mounted.root)[10, 15] == [0, 0, 0])
      let frames = Frames(of: mounted.root.all[0].widget)
      try await Task.sleep(for: .milliseconds(200))
      #expect(frames.count > 0)
      await clock.advance(by: .seconds(10))
      frames.count = 0
      try await Task.sleep(for: .milliseconds(200))
      #expect(frames.count == 0)
    }
  }

  private struct Nested: View {
    var isOuterShown = true
    var isInnerShown = false
    var body: some View {
      ZStack {
        Color.white
        if isOuterShown {
          VStack(spacing: 0) {
            Color.red.frame(height: 10)
            if isInnerShown { Color.black.frame(height: 10).transition(.opacity) }
          }
          .transition(.opacity)
        }
      }
    }
  }

  @Test("AN9 what has come inside of what goes goes on fading with it")
  func comingInsideGoing() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Nested(), size: Self.size)
      withAnimation(.linear(duration: 0.1)) { mounted.rootView.isInnerShown = true }
      await Settling.settle()
      await clock.advance(by: .seconds(0.05))
      withAnimation(.linear(duration: 0.4)) { mounted.rootView.isOuterShown = false }
      await Settling.settle()
      await clock.advance(by: .seconds(0.1))
      // It has come by now, and a quarter of it has gone.
      #expect(try Pixels(mounted.root)[10, 25].allSatisfy { (50...80).contains($0) })
      await clock.advance(by: .seconds(0.31))
      #expect(try Pixels(mounted.root)[10, 25] == [255, 255, 255])
    }
  }

  private struct Measured: View {
    let isAlone: Bool
    var isShown = false
    var body: some View {
      ZStack {
        Color.white
        if isShown {
          if isAlone { reader } else { beside }
        }
      }
    }

    private var reader: some View {
      GeometryReader { place in Color.black.frame(height: place.size.height) }.frame(height: 20)
    }

    private var beside: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 10)
        reader
      }
    }
  }

  @Test("AN9 content that is made for a size fades in with the view that it is in", arguments: [false, true])
  func contentForSize(isAlone: Bool) async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Measured(isAlone: isAlone), size: Self.size)
      withAnimation(.linear(duration: 0.1)) { mounted.rootView.isShown = true }
      await Settling.settle()
      // It is from 10 to 30 alone, and from 15 to 35 below what is beside it.
      #expect(try Pixels(mounted.root)[10, 25] == [255, 255, 255])
      await clock.advance(by: .seconds(0.05))
      #expect(try Pixels(mounted.root)[10, 25].allSatisfy { (120...136).contains($0) })
      await clock.advance(by: .seconds(0.06))
      #expect(try Pixels(mounted.root)[10, 25] == [0, 0, 0])
    }
  }

  private struct Marked: View {
    var isShown = true
    var body: some View {
      ZStack {
        Color.white
        if isShown {
          VStack(spacing: 0) {
            Color.black.frame(height: 10)
            Color.black.frame(height: 10)
          }
          .overlay(alignment: .bottomTrailing) { Color.red.frame(width: 2, height: 2) }
          .transition(.scale)
        }
      }
    }
  }

  @Test("AN9 views that go together with what lies on them get smaller around the middle of them all")
  func scaledTogether() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Marked(), size: Self.size)
      #expect(try Pixels(mounted.root)[10, 11] == [0, 0, 0])
      withAnimation(.linear(duration: 0.1)) { mounted.rootView.isShown = false }
      await Settling.settle()
      await clock.advance(by: .seconds(0.05))
      // From 10 to 30 it has come to about 15 to 25.
      let pixels = try Pixels(mounted.root)
      #expect([13, 16, 23, 26].map { pixels[10, $0] == [0, 0, 0] } == [false, true, true, false])
    }
  }

  /// Counts the frames that somebody asks for.
  @MainActor
  private final class Frames {
    var count = 0

    init(of widget: Widget) {
      guard let clock = gtk_widget_get_frame_clock(widget.widgetPointer) else { return }
      Signals.connect(clock, "update") { [weak self] in self?.count += 1 }
    }
  }
}
