import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
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

  private func onThread(_ act: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { done in
      Thread {
        act()
        done.resume()
      }.start()
    }
  }
}
