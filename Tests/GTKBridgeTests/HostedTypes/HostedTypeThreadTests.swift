import CGTK
import Foundation
import GTKSupport
import Graft
import GraftTestTraits
import GraftTesting
import Synchronization
import TestSupport
import Testing

/// A view type that has a name on another thread than the main one, and what outlives its widget.
@Suite(.gtk) @MainActor
struct HostedTypeThreadTests {
  @Test("a widget that another thread makes and drops is critical, and no more happens")
  func made() async {
    _ = HostedGauge.type
    let type = g_type_from_name("TestGauge")
    await expectingGLibWarnings(matching: "a TestGauge is made on a thread that is not the main thread") {
      await onThread {
        let widget = g_object_new_with_properties(type, 0, nil, nil)
        g_object_ref_sink(widget)
        g_object_unref(widget)
      }
    }
  }

  @Test("a property that another thread sets is a warning, and has each of the values in later turns of the main loop")
  func set() async {
    let gauge = HostedGauge.make()
    var heard: [Double] = []
    gauge.connect("notify::level") { heard.append($0.sender["level"]) }
    nonisolated(unsafe) let pointer = gauge.pointer
    // One after the other: GObject may hold back the first notice until the second value is set.
    for level in [0.25, 0.75] {
      let levels = await logged(about: "the property 'level' of TestGauge is set on a thread that is not the main") {
        setNumber("level", level, of: pointer)
      }
      #expect(levels == [.warning])
      #expect(heard.last == level)
    }
    #expect(heard == [0.25, 0.75])
  }

  @Test("what the main loop sets while another thread still holds back notices is told on the main thread")
  func heldBack() async {
    let gauge = HostedGauge.make()
    var heard: [Double] = []
    gauge.connect("notify::level") { heard.append($0.sender["level"]) }
    nonisolated(unsafe) let pointer = gauge.pointer
    let (isSet, mayTell, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    await expectingGLibWarnings(matching: "the property 'level' of TestGauge is set") {
      Thread {
        g_object_freeze_notify(pointer)
        setNumber("level", 0.75, of: pointer)
        isSet.signal()
        mayTell.wait()
        g_object_thaw_notify(pointer)
        done.signal()
      }.start()
      stopUntil(isSet)
      await Settling.settle()
      #expect(gauge["level"] == 0.75)
      #expect(heard == [])
      mayTell.signal()
      stopUntil(done)
      #expect(heard == [])
      await Settling.settle()
      #expect(heard == [0.75])
    }
  }

  @Test("a widget that is dropped before the main loop has set what another thread wants ends after that")
  func droppedBefore() async {
    var gauge: Widget? = HostedGauge.make()
    let watch = gauge.map { ObjectWatch($0) }
    nonisolated(unsafe) let pointer = gauge?.pointer
    await expectingGLibWarnings(matching: "the property 'level' of TestGauge is set") {
      stopFor { if let pointer { setNumber("level", 0.75, of: pointer) } }
      gauge = nil
      #expect(watch?.isAlive == true)
      await Settling.settle()
      #expect(watch?.isAlive == false)
    }
  }

  @Test("a property that another thread reads has no value, which is critical")
  func read() async {
    let gauge = HostedGauge.make()
    nonisolated(unsafe) let pointer = gauge.pointer
    let levels = await logged(about: "the property 'level' of TestGauge is read on a thread that is not the main") {
      _ = Self.level(of: pointer)
    }
    #expect(levels == [.critical])
  }

  @Test("a binding to a property is written after the widget has ended, and keeps its last value")
  func outlived() async throws {
    let kept = Kept()
    let type = try HostedType.register("TestOutlived") { type in
      let level = type.property("level", initially: 0.5)
      return type.view { pane in Outlived(level: pane.binding(level), kept: kept) }
    }
    let window = PlainWindow()
    await window.show(type.make().widgetPointer)
    window.destroy()
    await Settling.settle()
    kept.level?.wrappedValue = 0.75
    #expect(kept.level?.wrappedValue == 0.75)
  }

  @MainActor
  private final class Kept {
    var level: Binding<Double>?
  }

  private struct Outlived: View {
    @Binding var level: Double
    let kept: Kept

    var body: some View { Text("outlived").onAppear { kept.level = $level } }
  }

  /// How serious the messages of GLib's log are that another thread causes, when the main loop has gone on.
  private func logged(about text: String, _ act: @escaping @Sendable () -> Void) async -> [GLibLogRecord.Level] {
    let levels = Levels()
    let token = GLibLog.addObserver { if $0.message.contains(text) { levels.append($0.level) } }
    defer { GLibLog.removeObserver(token) }
    await expectingGLibWarnings(matching: text) { await onThread(act) }
    await Settling.settle()
    return levels.all
  }

  private final class Levels: Sendable {
    private let levels = Mutex<[GLibLogRecord.Level]>([])

    var all: [GLibLogRecord.Level] { levels.withLock { $0 } }

    func append(_ level: GLibLogRecord.Level) { levels.withLock { $0.append(level) } }
  }

  nonisolated private static func level(of object: UnsafeMutablePointer<GObject>) -> Double {
    var value = GValue()
    g_value_init(&value, GType(15 << 2))
    g_object_get_property(object, "level", &value)
    defer { g_value_unset(&value) }
    return g_value_get_double(&value)
  }

  /// The main thread stands still while the other one acts.
  private func stopFor(_ act: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread {
      act()
      done.signal()
    }.start()
    done.wait()
  }

  private func stopUntil(_ gate: DispatchSemaphore) { gate.wait() }

  private func onThread(_ act: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { done in
      Thread {
        act()
        done.resume()
      }.start()
    }
  }
}
