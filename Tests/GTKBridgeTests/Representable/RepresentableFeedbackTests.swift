import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Widgets that answer an update with a signal.
@Suite(.gtk) @MainActor
struct RepresentableFeedbackTests {
  @Test("RP28 a write by a signal that update itself causes is reported and dropped, and nothing runs again")
  func writeDuringUpdateIsDropped() async throws {
    let box = BindingBox<Double>()
    let log = Log()
    let mounted = try await MountedView(
      Owner(10, box) { ScaleView(value: $0, log: log, handler: .unknown(writes: 99)) })
    #expect(log.take() == ["update 10.0 begins", "signal", "update 10.0 ends"])
    #expect(Diagnostics.recorded.map(\.kind) == [.stateDuringUpdate])
    #expect(Diagnostics.recorded.map(\.viewType) == ["ScaleView"])
    #expect(box.value == 10)
    box.value = 20
    #expect(await Settling.settle())
    #expect(log.take() == ["update 20.0 begins", "signal", "update 20.0 ends"])
    #expect(box.value == 20)
    #expect(try mounted.root.find(role: .slider).scaleValue == 20)
  }

  @Test("RP31 a handler connected by name does not run while update pushes a value, and runs for the user's edit")
  func namedHandlerIsHeldBack() async throws {
    let box = BindingBox<Double>()
    let log = Log()
    let mounted = try await MountedView(Owner(10, box) { ScaleView(value: $0, log: log, handler: .named) })
    box.value = 20
    await Settling.settle()
    #expect(log.take().filter { $0 == "signal" } == [])
    let scale = try mounted.root.find(role: .slider)
    gtk_widget_grab_focus(scale.widget.widgetPointer)
    try await scale.press("Right")
    #expect(log.take().filter { $0 == "signal" } == ["signal"])
    #expect(box.value == scale.scaleValue)
    #expect(scale.scaleValue > 20)
  }

  @Test("RP31 withSignalsBlocked pushes a value outside of update and runs no handler")
  func blockedPushRunsNoHandler() async throws {
    let log = Log()
    let pusher = Pusher()
    let mounted = try await MountedView(PushedScale(pusher: pusher, log: log))
    pusher.push?(30, true)
    #expect(log.entries == [])
    #expect(try mounted.root.find(role: .slider).scaleValue == 30)
    pusher.push?(40, false)
    #expect(log.entries == ["signal"])
    pusher.push = nil
  }

  @Test("RP31 a write of the equal value during update is dropped without a warning")
  func equalWriteIsSilent() async throws {
    let box = BindingBox<Double>()
    let log = Log()
    let mounted = try await MountedView(
      Owner(10, box) { ScaleView(value: $0, log: log, handler: .unknown(writes: nil)) })
    box.value = 20
    #expect(await Settling.settle())
    #expect(log.entries.filter { $0 == "signal" } == ["signal", "signal"])
    #expect(Diagnostics.recorded == [])
    #expect(try mounted.root.find(role: .slider).scaleValue == 20)
  }
}

extension FoundWidget {
  /// The value of a scale.
  fileprivate var scaleValue: Double { gtk_range_get_value(widget.rangePointer) }
}

extension Widget {
  fileprivate var rangePointer: UnsafeMutablePointer<GtkRange> { cast() }
}

/// A scale whose handler writes a fixed value, or what the scale shows.
private struct ScaleView: GtkWidgetRepresentable {
  enum Handler {
    case named
    case unknown(writes: Double?)
  }

  @Binding var value: Double
  let log: Log
  let handler: Handler

  func makeGtkWidget(context: Context) -> Widget {
    let scale = Widget(typeName: "GtkScale")
    gtk_range_set_range(scale.rangePointer, 0, 100)
    gtk_range_set_increments(scale.rangePointer, 1, 10)
    let (binding, log) = ($value, log)
    @MainActor func changed(to fixed: Double?, _ scale: Widget) {
      log.note("signal")
      binding.wrappedValue = fixed ?? gtk_range_get_value(scale.rangePointer)
    }
    switch handler {
    case .named: scale.connect("value-changed") { [unowned scale] in changed(to: nil, scale) }
    case .unknown(let fixed):
      UnknownHandler.connect(scale, "value-changed") { [unowned scale] in changed(to: fixed, scale) }
    }
    return scale
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    log.note("update \(value) begins")
    gtk_range_set_value(gtkWidget.rangePointer, value)
    log.note("update \(value) ends")
  }
}

/// Sets the value of a `PushedScale` from outside, with or without its handlers.
@MainActor
private final class Pusher {
  var push: ((_ value: Double, _ isBlocked: Bool) -> Void)?
}

private struct PushedScale: GtkWidgetRepresentable {
  let pusher: Pusher
  let log: Log

  func makeGtkWidget(context: Context) -> Widget {
    let scale = Widget(typeName: "GtkScale")
    gtk_range_set_range(scale.rangePointer, 0, 100)
    scale.connect("value-changed") { log.note("signal") }
    pusher.push = { [unowned scale] value, isBlocked in
      @MainActor func set() { gtk_range_set_value(scale.rangePointer, value) }
      if isBlocked { context.withSignalsBlocked(set) } else { set() }
    }
    return scale
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}
