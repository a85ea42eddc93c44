import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section MO: windows of which no frame is drawn, and controls that move.
@Suite(.gtk) @MainActor
struct HiddenWindowTests {
  private struct Page: View {
    var isFar = false
    var body: some View {
      Color.black.frame(width: 20, height: 20)
        .frame(maxWidth: .infinity, alignment: isFar ? .trailing : .leading)
        .background(Color.white)
    }
  }

  @Test("MO64 in a window that is hidden what moves is at its end, completions run, and nothing begins to move")
  func hidden() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let log = Log()
      let mounted = try await MountedView(Page(), size: CGSize(width: 100, height: 20))
      let window = try #require(gtk_widget_get_root(mounted.root.all[0].widget.widgetPointer))
      @MainActor func move(_ isFar: Bool) async {
        withAnimation(.linear(duration: 10)) {
          mounted.rootView.isFar = isFar
        } completion: {
          log.note("\(isFar)")
        }
        await Settling.settle()
      }
      await move(true)
      await clock.advance(by: .seconds(1))
      #expect(log.entries == [])
      gtk_widget_set_visible(window.cast(), 0)
      await Settling.settle()
      #expect(log.entries == ["true"])
      await move(false)
      #expect(log.entries == ["true", "false"])
      gtk_widget_set_visible(window.cast(), 1)
      await Settling.settle()
      #expect(try Pixels(mounted.root)[10, 10] == [0, 0, 0])
      await move(true)
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(5))
      #expect(try Pixels(mounted.root)[50, 10] == [0, 0, 0])
    }
  }

  private struct Several: View {
    let log: Log
    var isFar = false
    var isShown = true
    var amount = 0.0
    var body: some View {
      VStack(spacing: 0) {
        Color.black.frame(width: isFar ? 40 : 20, height: 10)
        Color.black.frame(width: 20, height: 10).opacity(amount)
        if isShown { Text("goes").onDisappear { log.note("disappeared") }.transition(.slide) }
      }
    }
  }

  @Test("MO64 when a window is hidden each completion runs once, the logical ones before those of rest")
  func completions() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let log = Log()
      let mounted = try await MountedView(Several(log: log), size: CGSize(width: 100, height: 60))
      let window = try #require(gtk_widget_get_root(mounted.root.all[0].widget.widgetPointer))
      @MainActor func move(
        _ name: String, _ animation: Animation, _ change: (inout Several) -> Void
      ) async {
        withAnimation(animation, completionCriteria: .removed) {
          withAnimation(animation) {
            change(&mounted.rootView)
          } completion: {
            log.note(name)
          }
        } completion: {
          log.note("\(name) rests")
        }
        await Settling.settle()
      }
      await move("moved", .spring(response: 8)) { $0.isFar = true }
      await move("faded", .linear(duration: 5)) { $0.amount = 1 }
      await move("gone", .linear(duration: 9)) { $0.isShown = false }
      await clock.advance(by: .seconds(0.5))
      #expect(log.entries == [])
      gtk_widget_set_visible(window.cast(), 0)
      await Settling.settle()
      let names = ["moved", "faded", "gone"]
      #expect(log.entries.sorted() == (["disappeared"] + names + names.map { "\($0) rests" }).sorted())
      for name in names {
        let places = [name, "\(name) rests"].compactMap { log.entries.firstIndex(of: $0) }
        #expect(places == places.sorted())
      }
      #expect(log.entries.filter { names.contains($0) } == names)
      gtk_widget_set_visible(window.cast(), 1)
      await clock.advance(by: .seconds(10))
      #expect(log.entries.count == 7)
    }
  }
}
