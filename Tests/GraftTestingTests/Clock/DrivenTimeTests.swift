import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// GTK's time in the hands of a test: frames, animations and timeouts.
@Suite(.gtk) @MainActor
struct DrivenTimeTests {
  /// Notes the frame time of each tick, in milliseconds since the first.
  @MainActor
  private final class Ticks {
    private var first: Int?
    var milliseconds: [Int] = []

    func note(_ time: Int) {
      first = first ?? time
      milliseconds.append((time - (first ?? time)) / 1000)
    }

    func start(on widget: Widget) {
      gtk_widget_add_tick_callback(
        widget.widgetPointer,
        { _, clock, data in
          guard let data else { return 0 }
          let ticks = Unmanaged<Ticks>.fromOpaque(data).takeUnretainedValue()
          let time = gdk_frame_clock_get_frame_time(clock)
          MainActor.assumeIsolated { ticks.note(time) }
          return 1
        }, Unmanaged.passRetained(self).toOpaque(),
        { data in if let data { Unmanaged<Ticks>.fromOpaque(data).release() } })
    }
  }

  @Test("tick callbacks see the time of the test: it stands, and moves by frames")
  func ticks() async throws {
    let (clock, ticks) = (TestClock(), Ticks())
    let mounted = try await MountedView(Text("a"))
    await clock.drivingGTK {
      ticks.start(on: mounted.root.all[0].widget)
      await Settling.settle()
      #expect(Set(ticks.milliseconds) == [0])
      await clock.advance(by: .milliseconds(100))
      #expect(ticks.milliseconds.last == 100)
      #expect(Set(ticks.milliseconds).isSuperset(of: [0, 16, 33, 50, 66, 83, 100]))
      await clock.advance(by: .seconds(2))
      #expect(ticks.milliseconds.last == 2100)
    }
  }

  @Test("nothing waits for frames of the test's time: six seconds of them pass in less than four")
  func quickFrames() async throws {
    let (clock, ticks) = (TestClock(), Ticks())
    let mounted = try await MountedView(Text("a"))
    await clock.drivingGTK {
      ticks.start(on: mounted.root.all[0].widget)
      await Settling.settle()
      let start = ContinuousClock.now
      await clock.advance(by: .seconds(6))
      // 360 frames of 17 ms.
      #expect(ContinuousClock.now - start < .seconds(4))
      #expect(ticks.milliseconds.last == 6000)
    }
  }

  @Test("a revealer has opened when its duration has passed, and not before")
  func animation() async throws {
    let clock = TestClock()
    let revealer = Widget(typeName: "GtkRevealer")
    revealer["child"] = Widget(gtk_label_new("revealed"))
    revealer["transition-duration"] = 400
    let window = MountedWindow(child: revealer, size: nil)
    await window.show()
    await clock.drivingGTK {
      revealer["reveal-child"] = true
      await clock.advance(by: .milliseconds(300))
      #expect(revealer["child-revealed"] == false)
      await clock.advance(by: .milliseconds(150))
      #expect(revealer["child-revealed"] == true)
    }
  }

  @Test("a timeout comes when its time has come, again and again")
  func timeouts() async {
    let clock = TestClock()
    var count = 0
    let wake = WakeSource(priority: 0, delay: 60_000) { count += 1 }
    await clock.drivingGTK {
      wake.wake()
      await clock.advance(by: .seconds(59))
      #expect(count == 0 && wake.isPending)
      await clock.advance(by: .seconds(1))
      #expect(count == 1 && !wake.isPending)
      wake.wake()
      await clock.advance(by: .seconds(60))
      #expect(count == 2)
    }
  }

  @Test("a timeout that is left when the time is released comes in real time")
  func leftTimeout() async throws {
    let clock = TestClock()
    var count = 0
    let wake = WakeSource(priority: 0, delay: 40) { count += 1 }
    await clock.drivingGTK {
      wake.wake()
      await Settling.settle()
    }
    await Turn.until { !wake.isPending }
    #expect(count == 1)
  }

  @Test("GTK's own timeouts are driven: a button that is activated clicks a quarter of a second later")
  func timeoutOfGTK() async throws {
    let clock = TestClock()
    let mounted = try await MountedView(Tally())
    let button = try mounted.root.find(role: .button)
    await clock.drivingGTK {
      gtk_widget_activate(button.widget.widgetPointer)
      await clock.advance(by: .milliseconds(200))
      #expect(mounted.root.texts == ["0", "Add"])
      await clock.advance(by: .milliseconds(100))
      #expect(mounted.root.texts == ["1", "Add"])
    }
  }

  @Test("after the time was released, it goes on from where it was: frames come and timeouts end")
  func release() async throws {
    let clock = TestClock()
    let mounted = try await MountedView(Tally())
    await clock.drivingGTK { await clock.advance(by: .seconds(5)) }
    let ticks = Ticks()
    ticks.start(on: mounted.root.all[0].widget)
    try await mounted.root.find(role: .button).click()
    #expect(mounted.root.texts == ["1", "Add"])
    #expect(ticks.milliseconds.count > 0)
  }
}
