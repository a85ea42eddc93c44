import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import TestSupport
import Testing

/// Section MO: controls whose value moves, frame by frame on a clock that the test owns.
@Suite(.gtk) @MainActor
struct ControlMotionTests {
  @MainActor @Observable
  final class Model {
    var value = 0.0
  }

  private struct Page: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        ProgressView(value: model.value)
        Slider(value: $model.value, in: 0...2)
      }
    }
  }

  private let model = Model()

  private func progress(_ mounted: MountedView<Page>) throws -> Double {
    try mounted.root.find(role: .progressBar).widget["fraction"]
  }

  private func slider(_ mounted: MountedView<Page>) throws -> Double {
    gtk_range_get_value(try mounted.root.find(role: .slider).widget.widgetPointer.cast())
  }

  private func shown(_ mounted: MountedView<Page>) throws -> [Double] { [try progress(mounted), try slider(mounted)] }

  @Test("MO79 (part) the values of a progress view and of a slider move from what is shown")
  func values() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Page(model: model))
      withAnimation(.linear(duration: 1)) { model.value = 1 }
      await Settling.settle()
      #expect(try shown(mounted) == [0, 0])
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.5))
      #expect(try shown(mounted).allSatisfy { abs($0 - 0.5) < 0.03 })
      withAnimation(.linear(duration: 1)) { model.value = 0 }
      await Settling.settle()
      #expect(try shown(mounted).allSatisfy { abs($0 - 0.5) < 0.03 })
      await clock.advance(by: .seconds(2))
      #expect(try shown(mounted) == [0, 0] && model.value == 0)
    }
  }

  @Test("MO79 (part) a slider that the user moves is where the user has moved it, and goes on no further")
  func user() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Page(model: model))
      withAnimation(.linear(duration: 1)) { model.value = 1 }
      await Settling.settle()
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.25))
      try await mounted.root.find(role: .slider).press("End")
      #expect(try slider(mounted) == 2 && model.value == 2)
      await clock.advance(by: .seconds(0.25))
      #expect(try slider(mounted) == 2)
      await clock.advance(by: .seconds(2))
      #expect(try slider(mounted) == 2 && model.value == 2)
    }
  }

  private struct Rows: View {
    let target: Int
    var count = Source(50)
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(target, anchor: .bottom) } }
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<count.value, id: \.self) { _ in Color.red.frame(width: 50, height: 20) } }
          }
        }
      }
    }
  }

  @Test("MO79 an animated scrollTo moves from what is shown, until the user scrolls", arguments: [false, true])
  func scrolling(isInterrupted: Bool) async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Rows(target: 49), size: CGSize(width: 100, height: 200))
      let window = try #require(mounted.root.all.map(\.widget).first { $0.typeName == "GtkScrolledWindow" })
      let adjustment = try #require(gtk_scrolled_window_get_vadjustment(window.object.cast()))
      try await mounted.root.find(role: .button, name: "go").click()
      let end = 1000 - gtk_adjustment_get_page_size(adjustment)
      #expect(gtk_adjustment_get_value(adjustment) == 0)
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.5))
      #expect(abs(gtk_adjustment_get_value(adjustment) - end / 2) < end / 30)
      if isInterrupted { try await XInput.scroll(over: window, down: -1) }
      await Settling.settle()
      let stop = gtk_adjustment_get_value(adjustment)
      await clock.advance(by: .seconds(1))
      #expect(gtk_adjustment_get_value(adjustment) == (isInterrupted ? stop : end) && stop < end / 2 + 20)
    }
  }

  @Test("MO79 (part) an animated scrollTo ends where the user scrolls, also as the content becomes longer")
  func scrollingGrowing() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let count = Source(50)
      let mounted = try await MountedView(Rows(target: 49, count: count), size: CGSize(width: 100, height: 200))
      let window = try #require(mounted.root.all.map(\.widget).first { $0.typeName == "GtkScrolledWindow" })
      let adjustment = try #require(gtk_scrolled_window_get_vadjustment(window.object.cast()))
      try await mounted.root.find(role: .button, name: "go").click()
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.5))
      count.value = 60
      await Settling.settle()
      try await XInput.scroll(over: window, down: -1)
      let stop = gtk_adjustment_get_value(adjustment)
      await clock.advance(by: .seconds(1))
      #expect(gtk_adjustment_get_value(adjustment) == stop && stop < 450)
    }
  }
}
