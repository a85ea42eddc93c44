import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What moves a scroll view.
@Suite(.gtk) @MainActor
struct ScrollPhaseTests {
  private struct Rows: View {
    let log: Log
    @Binding var position: ScrollPosition
    var body: some View {
      ScrollView { Block(100, 40_000) }
        .onScrollPhaseChange { old, new, context in
          log.note("\(old) \(new)" + (context.velocity.map { " \(Int($0.dy))" } ?? ""))
        }
        .scrollPosition($position)
    }
  }

  private let log = Log()
  private let position = Source(ScrollPosition())

  private func mount() async throws -> MountedView<some View> {
    try await MountedView(Rows(log: log, position: position.binding), size: viewport)
  }

  @Test("SC29 fingers let go without speed leave nothing behind; with speed the content goes on")
  func touchpad() async throws {
    let mounted = try await mount()
    await Touchpad(mounted).move(to: 100, letGoWith: 0)
    #expect(log.take() == ["idle interacting", "interacting idle"])
    await Touchpad(mounted).move(to: 200, letGoWith: 300)
    #expect(log.take() == ["idle interacting", "interacting decelerating 300", "decelerating idle"])
  }

  @Test("SC29 notches of the wheel within 150 ms are one scrolling")
  func wheel() async throws {
    let mounted = try await mount()
    let window = try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" })
    try await window.scroll(down: 3)
    await mounted.rest()
    #expect(log.take() == ["idle interacting", "interacting idle"])
  }

  @Test("SC29 an animated scroll of the program is told, and a jump is not")
  func program() async throws {
    let mounted = try await mount()
    position.value.scrollTo(y: 500)
    await mounted.rest()
    #expect(mounted.offset == 500)
    #expect(log.take() == [])
    let clock = TestClock()
    await clock.drivingGTK {
      withAnimation(.linear(duration: 0.2)) { position.value.scrollTo(y: 900) }
      await Settling.settle()
      #expect(log.take() == ["idle animating"])
      await clock.advance(by: .seconds(0.3))
    }
    #expect(mounted.offset == 900)
    #expect(log.take() == ["animating idle"])
  }

  @Test("SC29 the bar is interacting while it is held")
  func bar() async throws {
    let content = Rows(log: log, position: position.binding).scrollIndicators(.visible)
    let mounted = try await MountedView(content, size: viewport)
    let bar = try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrollbar" && $0.frame.height > 50 })
    try await bar.drag(at: CGPoint(x: 4, y: 10), by: CGSize(width: 0, height: 100))
    await mounted.rest()
    #expect(log.take() == ["idle interacting", "interacting idle"])
  }
}
