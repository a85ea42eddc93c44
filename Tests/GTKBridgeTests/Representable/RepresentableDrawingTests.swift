import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Widgets that draw, and widgets that animate.
@Suite(.gtk) @MainActor
struct RepresentableDrawingTests {
  private let log = Log()

  @Test("RP6 a widget that draws is drawn once with each new value, in its own size, and not for values of others")
  func drawing() async throws {
    let (level, other) = (BindingBox<Int>(), BindingBox<Int>())
    let mounted = try await MountedView(
      Owner(0, other) { other in
        Owner(1, level) { level in Meter(level: level.wrappedValue, log: log).frame(width: 50, height: 20) }
        OtherText(number: other)
      })
    #expect(log.take() == ["draw 1 50x20"])
    for value in [2, 3] {
      level.value = value
      await Settling.settle()
      #expect(log.take() == ["draw \(value) 50x20"])
    }
    level.value = 3
    other.value = 1
    await Settling.settle()
    #expect(log.take() == [])
    await mounted.close()
    #expect(log.entries == ["released"])
  }

  @Test("RP36 an animating widget that writes in each frame has one body a frame, in the frame itself, until it ends")
  func animating() async throws {
    let (box, bodies) = (BindingBox<Int>(), Log())
    let mounted = try await MountedView(
      Owner(0, box) { ticks in
        let _ = bodies.note("body \(ticks.wrappedValue)")
        Ticker(ticks: ticks, limit: 5, log: log)
        Text("\(ticks.wrappedValue)")
      })
    while box.value != 5 { await Settling.settle() }
    await Settling.settle()
    #expect(mounted.root.texts == ["5"])
    #expect(bodies.entries == (0...5).map { "body \($0)" })
    #expect(log.entries == ["tick 1", "tick 2", "tick 3", "tick 4", "tick 5", "released"])
    #expect(Diagnostics.recorded == [])
  }

  @Test("RP36 what a tick of a frame writes is painted in that frame, and not in the next one")
  func paintedInItsFrame() async throws {
    let (ticks, shown) = (BindingBox<Int>(), BindingBox<Bool>())
    let mounted = try await MountedView(
      Owner(false, shown) { isShown in
        Owner(0, ticks) { ticks in
          Text("\(ticks.wrappedValue)")
          if isShown.wrappedValue { Ticker(ticks: ticks, limit: .max, log: log) }
        }
      })
    let label = try mounted.root.find(role: .label)
    let clock = try #require(gtk_widget_get_frame_clock(label.widget.widgetPointer))
    let connection = Signals.connect(clock, "after-paint") { [log] in log.note("painted \(label.text)") }
    shown.value = true
    await Turn.until { (ticks.value ?? 0) >= 3 }
    shown.value = false
    await Settling.settle()
    connection.disconnect()
    let first = try #require(log.entries.firstIndex(of: "tick 1"))
    #expect(
      log.entries[first...].prefix(6) == ["tick 1", "painted 1", "tick 2", "painted 2", "tick 3", "painted 3"])
    await mounted.close()
  }

  @Test("RP17 an animation ends with its representable, and releases what it held")
  func animationEndsWithItsView() async throws {
    let (ticks, shown) = (BindingBox<Int>(), BindingBox<Bool>())
    let mounted = try await MountedView(
      Owner(true, shown) { isShown in
        Owner(0, ticks) { ticks in
          if isShown.wrappedValue { Ticker(ticks: ticks, limit: .max, log: log) }
        }
      })
    while (ticks.value ?? 0) < 3 { await Settling.settle() }
    shown.value = false
    await Settling.settle()
    let count = ticks.value
    #expect(log.entries.last == "released")
    await Settling.settle()
    #expect(ticks.value == count)
    await mounted.close()
  }
}

private struct OtherText: View {
  @Binding var number: Int

  var body: some View { Text("\(number)") }
}

/// A function that C calls, and that is released when C lets go of it.
@MainActor
private final class CFunction {
  let run: (OpaquePointer?, Int, Int) -> Bool
  private let log: Log

  init(_ log: Log, _ run: @escaping (OpaquePointer?, Int, Int) -> Bool) {
    self.log = log
    self.run = run
  }

  isolated deinit { log.note("released") }

  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  nonisolated static func call(
    _ data: UnsafeMutableRawPointer?, _ canvas: OpaquePointer?, _ width: Int, _ height: Int
  ) -> Bool {
    nonisolated(unsafe) let (data, canvas) = (data, canvas)
    return MainActor.assumeIsolated {
      data.map { Unmanaged<CFunction>.fromOpaque($0).takeUnretainedValue().run(canvas, width, height) } ?? false
    }
  }

  static let release: GDestroyNotify = { data in
    if let data { Unmanaged<CFunction>.fromOpaque(data).release() }
  }
}

@MainActor
private final class MeterLevel {
  var level = 0
}

/// Draws a bar of some tenths of its width.
private struct Meter: GtkWidgetRepresentable {
  let level: Int
  let log: Log

  func makeCoordinator() -> MeterLevel { MeterLevel() }

  func makeGtkWidget(context: Context) -> Widget {
    let area = Widget(gtk_drawing_area_new())
    area["hexpand"] = true
    area["vexpand"] = true
    let function = CFunction(log) { [log, coordinator = context.coordinator] canvas, width, height in
      log.note("draw \(coordinator.level) \(width)x\(height)")
      cairo_rectangle(canvas, 0, 0, Double(width * coordinator.level) / 10, Double(height))
      cairo_fill(canvas)
      return true
    }
    gtk_drawing_area_set_draw_func(
      area.cast(),
      { _, canvas, width, height, data in _ = CFunction.call(data, canvas, Int(width), Int(height)) },
      function.retained, CFunction.release)
    return area
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.level = level
    gtk_widget_queue_draw(gtkWidget.widgetPointer)
  }
}

/// Writes a number in each frame, up to a limit.
private struct Ticker: GtkWidgetRepresentable {
  @Binding var ticks: Int
  let limit: Int
  let log: Log

  func makeGtkWidget(context: Context) -> Widget {
    let spinner = Widget(gtk_spinner_new())
    let (binding, limit, log) = ($ticks, limit, log)
    let function = CFunction(log) { _, _, _ in
      binding.wrappedValue += 1
      log.note("tick \(binding.wrappedValue)")
      return binding.wrappedValue < limit
    }
    gtk_widget_add_tick_callback(
      spinner.widgetPointer, { _, _, data in CFunction.call(data, nil, 0, 0) ? 1 : 0 }, function.retained,
      CFunction.release)
    return spinner
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}
